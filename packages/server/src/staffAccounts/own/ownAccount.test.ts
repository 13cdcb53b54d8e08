import {
  beginOwnAuthenticator,
  changeOwnAuthenticator,
  changeOwnDeskPassword,
  endDeskSession,
  endOtherDeskSessions,
  listDeskSessions,
} from '@formulary/rules/calls/desk/deskOwnAccountCalls';
import {
  getDeskSession,
  replaceRecoveryCodes,
  signInToDesk,
  unlockDesk,
} from '@formulary/rules/calls/desk/deskSessionCalls';
import { getStaffTimeline, resetStaff } from '@formulary/rules/calls/desk/staffCalls';
import { listDeskPasskeys, removeDeskPasskey } from '@formulary/rules/calls/desk/deskPasskeyCalls';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { hashPassword } from '../../accounts/passwords.ts';
import { openTestDesk, type TestDesk } from '../../testing/openTestDesk.ts';
import { openTestShop, type TestShop } from '../../testing/openTestShop.ts';
import { quickPasswords } from '../../testing/quickPasswords.ts';
import { addTestPasskey } from '../testing/addTestPasskey.ts';
import { authenticatorApp, deskCookieOf, joinDesk, type Joined } from '../testing/joinDesk.ts';

quickPasswords();
const MINUTE_MS = 60_000;
const NEW_PASSWORD = 'another three words';

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

/** Sends a call with a cookie of the person; returns 'done' or the code of the refusal. */
async function outcome(
  call: Parameters<TestDesk['send']>[0],
  sent: Parameters<TestDesk['send']>[1] = {},
): Promise<string> {
  const answer = await desk.send(call, { token: person.token, ...sent });
  return answer.statusCode < 300 ? 'done' : answer.json<{ code: string }>().code;
}

async function signIn(password: string, code: string) {
  const answer = await desk.send(signInToDesk, { body: { email: person.email, password, code } });
  return answer.statusCode === 200 ? deskCookieOf(answer) : answer.json<{ code: string }>().code;
}

/** Begins another session of the person, on another device. */
async function elsewhere(): Promise<string> {
  pass(1);
  const answer = await desk.send(signInToDesk, {
    body: { email: person.email, password: person.password, code: person.code() },
    headers: { 'user-agent': 'Safari, on a tablet' },
  });
  return deskCookieOf(answer);
}

const isLive = async (token: string) =>
  (await desk.send(getDeskSession, { token })).statusCode === 200;

async function mailsSince(count: number) {
  const mails = await shop.db
    .selectFrom('outbox')
    .select(['subject'])
    .where('recipient', '=', person.email)
    .orderBy('id')
    .execute();
  return mails.slice(count).map(({ subject }) => subject);
}

async function actions() {
  const { token } = await desk.signedIn('auditor');
  const url = `/api/desk/staff/${person.staffId}`;
  const { events } = await desk.ask(getStaffTimeline, { token, url });
  return events.map(({ sentence, author: { name } }) => `${name}: ${sentence}`);
}

describe('the own password', () => {
  test('changes with the old one; other sessions end, a mail goes out, and the old one is void', async () => {
    const other = await elsewhere();
    pass(9);
    const body = { oldPassword: person.password, password: NEW_PASSWORD };
    expect(await outcome(changeOwnDeskPassword, { token: other, body })).toBe('done');
    expect([await isLive(other), await isLive(person.token)]).toEqual([true, false]);
    expect(await mailsSince(1)).toEqual(['Your password at the desk was changed']);
    pass(1);
    expect(await signIn(person.password, person.code())).toBe('desk-sign-in-failed');
    expect(await signIn(NEW_PASSWORD, person.code())).toMatch(/^[\w-]{43}$/);
    expect((await actions()).some((each) => each.endsWith(': Changed the password'))).toBe(true);
  });

  test('changes without the old one only after a fresh proof', async () => {
    pass(6);
    const body = { password: NEW_PASSWORD };
    expect(await outcome(changeOwnDeskPassword, { body })).toBe('fresh-proof-required');
    const { password, code } = person;
    expect(await outcome(unlockDesk, { body: { password, code: code() } })).toBe('done');
    expect(await outcome(changeOwnDeskPassword, { body })).toBe('done');
  });

  test('a wrong old one changes nothing and counts like a wrong sign-in', async () => {
    const body = { oldPassword: 'a guess', password: NEW_PASSWORD };
    for (let guess = 0; guess < 10; guess += 1)
      expect(await outcome(changeOwnDeskPassword, { body })).toBe('old-password-wrong');
    expect(await outcome(changeOwnDeskPassword, { body })).toBe('too-many-requests');
    const { password } = person;
    const right = { oldPassword: password, password: NEW_PASSWORD };
    expect(await outcome(changeOwnDeskPassword, { body: right })).toBe('too-many-requests');
    pass(16);
    expect(await signIn(password, person.code())).toMatch(/^[\w-]{43}$/);
  });

  test('follows the rules of new passwords', async () => {
    for (const password of ['', 'short', 'password1', 'a'.repeat(129)])
      expect(await outcome(changeOwnDeskPassword, { body: { password } })).toBe('invalid-request');
  });

  test('of two changes at once one is made', async () => {
    const outcomes = await Promise.all(
      [NEW_PASSWORD, 'three other words'].map((password) =>
        outcome(changeOwnDeskPassword, { body: { oldPassword: person.password, password } }),
      ),
    );
    expect(outcomes.toSorted()).toEqual(['done', 'old-password-wrong']);
  });

  test('of a demo account stays as it is', async () => {
    const demo = await desk.signedIn('stock');
    await shop.db
      .updateTable('staff')
      .set({ is_demo: true, totp_key: null, password_hash: await hashPassword('demo') })
      .where('id', '=', demo.staffId)
      .execute();
    const { token } = demo;
    const body = { oldPassword: 'demo', password: NEW_PASSWORD };
    expect(await outcome(changeOwnDeskPassword, { token, body })).toBe('demo-account-fixed');
    expect(await outcome(beginOwnAuthenticator, { token })).toBe('demo-account-fixed');
  });
});

describe('another authenticator app', () => {
  test('replaces the old one once a code of it is right, with new recovery codes and a mail', async () => {
    const other = await elsewhere();
    const { token } = person;
    const { key } = await desk.ask(beginOwnAuthenticator, { token });
    const fresh = authenticatorApp(shop, key);
    expect(await outcome(changeOwnAuthenticator, { body: { code: person.code() } })).toBe(
      'invalid-request',
    );
    pass(1);
    const codes = await desk.ask(changeOwnAuthenticator, { token, body: { code: fresh() } });
    expect(new Set(codes).size).toBe(10);
    expect([await isLive(other), await isLive(token)]).toEqual([false, true]);
    expect(await mailsSince(1)).toEqual(['Your authenticator app for the desk was changed']);
    const { password, recoveryCodes } = person;
    // The code that confirmed it was used.
    for (const dead of [fresh(), person.code(1), recoveryCodes[0] ?? ''])
      expect(await signIn(password, dead)).toBe('desk-sign-in-failed');
    pass(1);
    expect(await signIn(password, fresh())).toMatch(/^[\w-]{43}$/);
    expect(await signIn(password, codes[9] ?? '')).toMatch(/^[\w-]{43}$/);
    expect((await actions()).join('\n')).toContain('Moved the second factor to another app');
  });

  test('the old one works until then, and an unconfirmed one is void after 15 minutes', async () => {
    const { token, password } = person;
    const { key } = await desk.ask(beginOwnAuthenticator, { token });
    expect(await signIn(password, authenticatorApp(shop, key)())).toBe('desk-sign-in-failed');
    pass(1);
    const other = await signIn(password, person.code());
    expect(other).toMatch(/^[\w-]{43}$/);
    pass(9);
    const body = { password, code: person.code() };
    expect(await outcome(unlockDesk, { token: other, body })).toBe('done');
    pass(5);
    const code = authenticatorApp(shop, key)();
    expect(
      await outcome(unlockDesk, { token: other, body: { password, code: person.code() } }),
    ).toBe('done');
    expect(await outcome(changeOwnAuthenticator, { token: other, body: { code } })).toBe(
      'authenticator-not-begun',
    );
  });

  test('beginning again voids the picture before', async () => {
    const { token } = person;
    const first = await desk.ask(beginOwnAuthenticator, { token });
    const second = await desk.ask(beginOwnAuthenticator, { token });
    expect(
      await outcome(changeOwnAuthenticator, {
        body: { code: authenticatorApp(shop, first.key)() },
      }),
    ).toBe('invalid-request');
    expect(
      await outcome(changeOwnAuthenticator, {
        body: { code: authenticatorApp(shop, second.key)() },
      }),
    ).toBe('done');
  });

  test('needs a fresh proof, is sealed in the database, and goes with a reset', async () => {
    await desk.ask(beginOwnAuthenticator, { token: person.token });
    const stored = () =>
      shop.db
        .selectFrom('staff_new_authenticators')
        .select('totp_key')
        .where('staff_id', '=', person.staffId)
        .executeTakeFirst();
    expect((await stored())?.totp_key.length).toBe(12 + 16 + 20);
    pass(6);
    expect(await outcome(beginOwnAuthenticator)).toBe('fresh-proof-required');
    expect(await outcome(changeOwnAuthenticator, { body: { code: '123456' } })).toBe(
      'fresh-proof-required',
    );
    const { token } = await desk.signedIn('superintendent');
    const url = `/api/desk/staff/${person.staffId}`;
    const { member } = await desk.ask(getStaffTimeline, { token, url });
    const body = { reason: 'Phone lost', version: member.version };
    await desk.ask(resetStaff, { token, url: `${url}/reset`, body });
    expect(await stored()).toBeUndefined();
  });

  test('of two confirmations at once one draws the codes', async () => {
    const { token } = person;
    const { key } = await desk.ask(beginOwnAuthenticator, { token });
    const body = { code: authenticatorApp(shop, key)() };
    const outcomes = await Promise.all([
      outcome(changeOwnAuthenticator, { body }),
      outcome(changeOwnAuthenticator, { body }),
    ]);
    expect(outcomes.toSorted()).toEqual(['authenticator-not-begun', 'done']);
  });
});

describe('own sessions', () => {
  test('are listed with device, place and last use, the own one marked, and no token', async () => {
    const other = await elsewhere();
    pass(1);
    const answer = await desk.send(listDeskSessions, { token: other });
    expect(answer.json()).toEqual([
      expect.objectContaining({
        device: 'Safari, on a tablet',
        network: '127.0.0.1',
        isCurrent: true,
        isLocked: false,
        lastUsedAt: shop.clock.now.toISOString(),
      }),
      expect.objectContaining({ isCurrent: false }),
    ]);
    const tokens = [person.token, other].flatMap((token) => [
      token,
      Buffer.from(token).toString('hex'),
    ]);
    for (const token of tokens) expect(answer.body).not.toContain(token);
  });

  test('are ended one by one or all but the own, which is recorded', async () => {
    const { token } = person;
    const [second, third] = [await elsewhere(), await elsewhere()];
    const [latest] = await desk.ask(listDeskSessions, { token: third });
    const url = endDeskSession.path.replace(':session', latest?.session ?? '');
    expect(await outcome(endDeskSession, { token, url })).toBe('done');
    expect([await isLive(second), await isLive(third)]).toEqual([true, false]);
    expect(await outcome(endDeskSession, { token, url })).toBe('session-missing');
    expect(await desk.ask(endOtherDeskSessions, { token })).toEqual({ ended: 1 });
    expect([await isLive(second), await isLive(token)]).toEqual([false, true]);
    expect((await actions()).filter((each) => each.endsWith('Ended a session'))).toHaveLength(2);
  });

  test('of somebody else are unknown', async () => {
    const other = await joinDesk(shop, desk);
    const [theirs] = await desk.ask(listDeskSessions, { token: other.token });
    const url = endDeskSession.path.replace(':session', theirs?.session ?? '');
    expect(await outcome(endDeskSession, { url })).toBe('session-missing');
    expect(await isLive(other.token)).toBe(true);
  });
});

test('removing the only passkey leaves password and code, so nobody loses their last factor', async () => {
  const { token } = person;
  await addTestPasskey(desk, token);
  const [passkey] = await desk.ask(listDeskPasskeys, { token });
  expect(await outcome(removeDeskPasskey, { url: `/api/desk/passkeys/${passkey?.id}` })).toBe(
    'done',
  );
  pass(1);
  expect(await signIn(person.password, person.code())).toMatch(/^[\w-]{43}$/);
});

test('a recovery code that two use at once lets one of them in', async () => {
  const [code = ''] = await desk.ask(replaceRecoveryCodes, { token: person.token });
  const outcomes = await Promise.all(
    Array.from({ length: 5 }, () => signIn(person.password, code)),
  );
  expect(outcomes.filter((each) => each.length === 43)).toHaveLength(1);
});
