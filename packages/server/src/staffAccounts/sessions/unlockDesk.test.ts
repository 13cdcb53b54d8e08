import {
  beginPasskeyProof,
  getDeskLock,
  getDeskSession,
  lockDesk,
  replaceRecoveryCodes,
  unlockDesk,
  unlockWithPasskey,
} from '@formulary/rules/calls/desk/deskSessionCalls';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createAuthenticator } from '../../accounts/passkeys/testing/createAuthenticator.ts';
import { openTestDesk, type TestDesk } from '../../testing/openTestDesk.ts';
import { openTestShop, type TestShop } from '../../testing/openTestShop.ts';
import { quickPasswords } from '../../testing/quickPasswords.ts';
import { addStaff } from '../../testing/staffData.queries.ts';
import { hashPassword } from '../../accounts/passwords.ts';
import { createStaffSessions } from './createStaffSessions.ts';
import { addTestPasskey } from '../testing/addTestPasskey.ts';
import { joinDesk, type Joined } from '../testing/joinDesk.ts';

quickPasswords();
const MINUTE_MS = 60_000;

let shop: TestShop;
let desk: TestDesk;
let person: Joined;
beforeAll(async () => {
  shop = await openTestShop();
  desk = await openTestDesk(shop);
});
beforeEach(async () => {
  pass(60);
  person = await joinDesk(shop, desk, 'dispenser');
});
afterAll(async () => {
  await desk.app.close();
  await shop.close();
});

function pass(minutes: number): void {
  shop.clock.now = new Date(+shop.clock.now + minutes * MINUTE_MS);
}

/** Sends a call with the person's cookie; returns 'done' or the code of the refusal. */
async function outcome(
  call: Parameters<TestDesk['send']>[0],
  body?: unknown,
  token: string = person.token,
): Promise<string> {
  const answer = await desk.send(call, { token, body });
  return answer.statusCode === 200 ? 'done' : answer.json<{ code: string }>().code;
}

async function touch(device: ReturnType<typeof createAuthenticator>) {
  const options = await desk.ask(beginPasskeyProof);
  const { challenge } = JSON.parse(options) as { readonly challenge: string };
  return { response: device.sign(challenge) };
}

test('a person locks the session, and the page that unlocks it learns whose it is', async () => {
  expect(await desk.ask(getDeskLock, person)).toMatchObject({ isLocked: false });
  expect(await outcome(lockDesk)).toBe('done');
  expect(await outcome(getDeskSession)).toBe('desk-locked');
  expect(await outcome(lockDesk)).toBe('desk-locked');
  expect(await desk.ask(getDeskLock, person)).toEqual({
    name: expect.stringContaining('Tomasz') as string,
    isLocked: true,
    isDemo: false,
    hasPasskey: false,
  });
});

test('the password unlocks, but does not prove afresh; with a code it does, for five minutes', async () => {
  expect(await outcome(replaceRecoveryCodes)).toBe('done');
  pass(11);
  expect(await outcome(replaceRecoveryCodes)).toBe('desk-locked');
  const { password } = person;
  expect(await outcome(unlockDesk, { password: 'a guess' })).toBe('desk-sign-in-failed');
  expect(await outcome(getDeskSession)).toBe('desk-locked');
  expect(await outcome(unlockDesk, { password })).toBe('done');
  expect(await outcome(getDeskSession)).toBe('done');
  expect(await outcome(replaceRecoveryCodes)).toBe('fresh-proof-required');
  expect(await outcome(unlockDesk, { password, code: '000000' })).toBe('desk-sign-in-failed');
  expect(await outcome(replaceRecoveryCodes)).toBe('fresh-proof-required');
  expect(await outcome(unlockDesk, { password, code: person.code() })).toBe('done');
  pass(5);
  expect(await outcome(replaceRecoveryCodes)).toBe('done');
  shop.clock.now = new Date(+shop.clock.now + 1);
  expect(await outcome(replaceRecoveryCodes)).toBe('fresh-proof-required');
});

test('a passkey of the same person unlocks and proves; that of somebody else does neither', async () => {
  const own = await addTestPasskey(desk, person.token);
  const other = await joinDesk(shop, desk, 'superintendent');
  const foreign = await addTestPasskey(desk, other.token);
  pass(10);
  expect(await outcome(unlockWithPasskey, await touch(foreign))).toBe('passkey-refused');
  expect(await outcome(getDeskSession)).toBe('desk-locked');
  expect(await desk.ask(getDeskLock, person)).toMatchObject({ hasPasskey: true });
  const proof = await touch(own);
  expect(await outcome(unlockWithPasskey, proof)).toBe('done');
  expect(await outcome(replaceRecoveryCodes)).toBe('done');
  expect(await outcome(unlockWithPasskey, proof)).toBe('passkey-refused');
});

test('a session that is over, or of an account that has ended, cannot be unlocked', async () => {
  const { password, staffId } = person;
  const without = await desk.send(unlockDesk, { body: { password } });
  expect(without.json()).toMatchObject({ code: 'session-expired' });
  await shop.db
    .updateTable('staff')
    .set({ state: 'ended', password_hash: null, totp_key: null })
    .where('id', '=', staffId)
    .execute();
  expect(await outcome(unlockDesk, { password })).toBe('session-expired');
  expect(await outcome(getDeskLock)).toBe('session-expired');
  const late = await joinDesk(shop, desk, 'dispenser');
  pass(600);
  expect(await outcome(unlockDesk, { password }, late.token)).toBe('session-expired');
});

test('failures to unlock count as failures to sign in', async () => {
  for (let index = 0; index < 10; index += 1) await outcome(unlockDesk, { password: 'a guess' });
  expect(await outcome(unlockDesk, { password: person.password })).toBe('too-many-requests');
});

test('the password of a demo account proves afresh', async () => {
  const password = 'formulary-demo';
  const password_hash = await hashPassword(password);
  const { staffId } = await addStaff(shop.db, { is_demo: true, totp_key: null, password_hash });
  const now = () => shop.clock.now;
  const sessions = createStaffSessions({ db: shop.db, now, isProduction: false });
  const token = await sessions.begin(staffId);
  pass(10);
  expect(await outcome(unlockDesk, { password }, token)).toBe('done');
  expect(await outcome(replaceRecoveryCodes, undefined, token)).toBe('done');
});

test('new recovery codes void the old ones, and a mail tells', async () => {
  const { password } = person;
  const codes = await desk.ask(replaceRecoveryCodes, person);
  expect(codes).toHaveLength(10);
  expect(codes).not.toEqual(expect.arrayContaining([person.recoveryCodes[0]]));
  expect(await outcome(unlockDesk, { password, code: person.recoveryCodes[0] })).toBe(
    'desk-sign-in-failed',
  );
  expect(await outcome(unlockDesk, { password, code: codes[0] })).toBe('done');
  expect(await desk.ask(getDeskSession, person)).toMatchObject({ recoveryCodesLeft: 9 });
  const mail = shop.db
    .selectFrom('outbox')
    .select('id')
    .where('recipient', '=', person.email)
    .where('subject', '=', 'Your recovery codes at the desk were replaced');
  expect(await mail.execute()).toHaveLength(1);
});
