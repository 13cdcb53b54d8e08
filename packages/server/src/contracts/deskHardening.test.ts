/** @module-tag every-call */
import { staffCan, staffRoles } from '@formulary/rules/accounts/staffPermissions';
import type { DeskCall } from '@formulary/rules/calls/desk/deskCall';
import { deskCalls } from '@formulary/rules/calls/desk/deskCalls';
import { look } from '@formulary/rules/calls/desk/deskSessionCalls';
import { changeStaffRole } from '@formulary/rules/calls/desk/staffCalls';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { readStaffMember } from '../staffAccounts/people/people.queries.ts';
import { asSent, type DeskSample } from '../testing/calls/DeskSample.ts';
import { deskSamples } from '../testing/calls/deskSamples.ts';
import { openTestDesk, type TestDesk } from '../testing/openTestDesk.ts';
import { openTestShop, type TestShop } from '../testing/openTestShop.ts';
import { quickPasswords } from '../testing/quickPasswords.ts';

quickPasswords();

type AnyCall = DeskCall<unknown, unknown, unknown, unknown>;
const calls = Object.values(deskCalls).flat() as unknown as readonly AnyCall[];
const named = calls.map((call) => [call.name, call] as const);

const HOUR_MS = 3_600_000;

let shop: TestShop;
let desk: TestDesk;
let samples: Readonly<Record<string, DeskSample>>;
beforeAll(async () => {
  shop = await openTestShop();
  desk = await openTestDesk(shop);
  samples = deskSamples({ shop, desk });
});
beforeEach(() => {
  // So that limits of attempts do not carry over.
  shop.clock.now = new Date(+shop.clock.now + HOUR_MS);
});
afterAll(async () => {
  await desk.app.close();
  await shop.close();
});

test.each(named)(
  '%s: no cache keeps the answer, and no page frames or reads it',
  async (_name, call) => {
    const { access, name } = call;
    const role = staffRoles.find((each) => access === 'open' || staffCan(each, access));
    const caller = await desk.signedIn(role ?? 'superintendent');
    const request = asSent((await samples[name]?.(caller)) ?? {});
    const { statusCode, body, headers } = await desk.send(call, {
      token: caller.token,
      ...request,
    });
    expect([statusCode, body]).toEqual([call.status, body]);
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      // The viewer of papers frames its own pictures.
      'x-frame-options': expect.stringMatching(/^(DENY|SAMEORIGIN)$/) as string,
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['content-security-policy']).not.toMatch(/script-src[^;]*unsafe/);
    expect(headers).not.toHaveProperty('access-control-allow-origin');
    for (const cookie of [headers['set-cookie'] ?? []].flat())
      expect(cookie.split('; ')).toEqual(
        expect.arrayContaining(['Path=/', 'HttpOnly', 'Secure', 'SameSite=Strict']),
      );
  },
);

test('a page that polls learns of a new role with its next question', async () => {
  const boss = await desk.signedIn('superintendent');
  const { staffId, token } = await desk.signedIn('dispenser');
  const ask = () =>
    desk.send(look, { token, body: { subject: 'order 31' }, headers: { 'x-background': 'true' } });
  expect((await ask()).statusCode).toBe(200);
  const { version } = await readStaffMember(shop.db, staffId);
  const url = `/api/desk/staff/${staffId}/role`;
  const body = { role: 'stock', version, reason: 'Moves to goods in' };
  await desk.ask(changeStaffRole, { token: boss.token, url, body });
  const answer = await ask();
  expect([answer.statusCode, answer.json()]).toMatchObject([401, { code: 'session-expired' }]);
});
