import { getDeskSession, signInToDesk } from '@formulary/rules/calls/desk/deskSessionCalls';
import { Secret } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { hashPassword } from '../../accounts/passwords.ts';
import { deskParts } from '../../start/deskParts.ts';
import { buildTestApp } from '../../testing/buildTestApp.ts';
import { openTestDesk, type TestDesk } from '../../testing/openTestDesk.ts';
import { openTestShop, type TestShop } from '../../testing/openTestShop.ts';
import { quickPasswords } from '../../testing/quickPasswords.ts';
import { addStaff } from '../../testing/staffData.queries.ts';
import { deskCookieOf, joinDesk, type Joined } from '../testing/joinDesk.ts';

/** Records the cost of each hash, which takes most of an answer's time. */
const hashes = quickPasswords();
const HOUR_MS = 3_600_000;

let shop: TestShop;
let desk: TestDesk;
let person: Joined;
beforeAll(async () => {
  shop = await openTestShop();
  desk = await openTestDesk(shop);
});
beforeEach(async () => {
  // Attempts of another test do not count any more, and its codes are of another step.
  shop.clock.now = new Date(+shop.clock.now + HOUR_MS);
  person = await joinDesk(shop, desk, 'pharmacist');
});
afterAll(async () => {
  await desk.app.close();
  await shop.close();
});

type Typed = Partial<Record<'email' | 'password' | 'code', string>>;

/** Signs in as the person, but for what is given. */
function signIn(typed: Typed = {}, remoteAddress?: string) {
  const body = { email: person.email, password: person.password, ...typed };
  return desk.app.inject({
    method: 'POST',
    url: signInToDesk.path,
    headers: { origin: 'https://desk.test', 'user-agent': 'Firefox' },
    payload: body,
    ...(remoteAddress === undefined ? {} : { remoteAddress }),
  });
}

async function outcome(typed: Typed = {}, remoteAddress?: string): Promise<string> {
  const answer = await signIn(typed, remoteAddress);
  return answer.statusCode === 200 ? 'signed in' : answer.json<{ code: string }>().code;
}

test('password and code sign in, which is recorded with its device', async () => {
  const answer = await signIn({ email: person.email.toUpperCase(), code: person.code(1) });
  expect(answer.json()).toMatchObject({ id: person.staffId, role: 'pharmacist', isDemo: false });
  const token = deskCookieOf(answer);
  expect(String(answer.headers['set-cookie'])).toMatch(
    /; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
  );
  expect(await desk.ask(getDeskSession, { token })).toMatchObject({ recoveryCodesLeft: 10 });
  const event = shop.db
    .selectFrom('audit_events')
    .select(['action', 'detail', 'staff_id', 'device'])
    .where('subject', '=', `staff-sign-in ${person.staffId}`)
    .orderBy('id', 'desc')
    .limit(1);
  expect(await event.executeTakeFirst()).toMatchObject({
    action: 'staff-signed-in',
    detail: { method: 'password and code' },
    staff_id: person.staffId,
    device: 'Firefox',
  });
});

test('the session that the browser had ends', async () => {
  const cookie = `__Host-desk=${person.token}`;
  const payload = { email: person.email, password: person.password, code: person.code(1) };
  await desk.send(signInToDesk, { body: payload, headers: { cookie } });
  expect((await desk.send(getDeskSession, person)).statusCode).toBe(401);
});

test.each([
  ['a wrong password', { password: 'another', code: '000000' }],
  ['an unknown address', { email: 'nobody@formulary.test', code: '000000' }],
  ['a wrong code', { code: '000000' }],
  ['a wrong recovery code', { code: 'AAAA-AAAA-AAAA-AAAA' }],
  ['a code of other digits', { code: '٠٠٠٠٠٠' }],
])('%s is refused in the same words', async (_what, typed) => {
  const answer = await signIn(typed);
  expect([answer.statusCode, answer.json()]).toEqual([
    401,
    {
      code: 'desk-sign-in-failed',
      message: 'Email address, password or code is not right',
    },
  ]);
  expect(answer.headers['set-cookie']).toBeUndefined();
});

test('unknown, invited and ended accounts are answered like a wrong password, after the same work', async () => {
  const invited = await addStaff(shop.db, {
    state: 'invited',
    password_hash: null,
    totp_key: null,
  });
  const answers = [];
  for (const email of [person.email, invited.email, 'nobody@formulary.test']) {
    hashes.length = 0;
    const { statusCode, body, headers } = await signIn({ email, password: 'a guess' });
    const { 'x-request-id': _id, date: _date, ...same } = headers;
    answers.push(JSON.stringify([statusCode, body, same, hashes]));
  }
  expect(new Set(answers).size).toBe(1);
  expect(hashes).toHaveLength(1);
});

describe('a code', () => {
  test('is asked for once the password is right', async () => {
    expect(await outcome()).toBe('second-factor-required');
    expect(await outcome({ password: 'another' })).toBe('desk-sign-in-failed');
  });

  test('works once, and none of an earlier step works after it', async () => {
    expect(await outcome({ code: person.code() })).toBe('desk-sign-in-failed');
    expect(await outcome({ code: person.code(1) })).toBe('signed in');
    expect(await outcome({ code: person.code(1) })).toBe('desk-sign-in-failed');
    shop.clock.now = new Date(+shop.clock.now + 60_000);
    expect(await outcome({ code: person.code(-1) })).toBe('desk-sign-in-failed');
    expect(await outcome({ code: person.code() })).toBe('signed in');
  });

  test('works once of eight uses at the same time', async () => {
    const code = person.code(1);
    const outcomes = await Promise.all(Array.from({ length: 8 }, () => outcome({ code })));
    expect(outcomes.filter((each) => each === 'signed in')).toHaveLength(1);
  });

  test('may be one step of 30 seconds early or late, and no more', async () => {
    shop.clock.now = new Date(+shop.clock.now + HOUR_MS);
    expect(await outcome({ code: person.code(-2) })).toBe('desk-sign-in-failed');
    expect(await outcome({ code: person.code(2) })).toBe('desk-sign-in-failed');
    expect(await outcome({ code: person.code(-1) })).toBe('signed in');
    expect(await outcome({ code: person.code(1) })).toBe('signed in');
  });

  test('may be a recovery code, once, of which a mail tells', async () => {
    const [code = ''] = person.recoveryCodes;
    const asTyped = code.toLowerCase().replaceAll('-', ' ');
    expect(await outcome({ code: asTyped })).toBe('signed in');
    expect(await outcome({ code })).toBe('desk-sign-in-failed');
    const mails = shop.db
      .selectFrom('outbox')
      .select(['subject', 'text'])
      .where('recipient', '=', person.email)
      .where('subject', 'like', '%recovery%');
    expect(await mails.execute()).toEqual([
      {
        subject: 'A recovery code was used at the desk',
        text: expect.stringContaining('You have 9 left.') as string,
      },
    ]);
  });
});

test('under another key of the server no code is right, and recovery codes still work', async () => {
  await shop.db
    .updateTable('staff')
    .set({ totp_key: Buffer.alloc(48) })
    .where('id', '=', person.staffId)
    .execute();
  expect(await outcome({ code: person.code(1) })).toBe('desk-sign-in-failed');
  const [code = ''] = person.recoveryCodes;
  expect(await outcome({ code })).toBe('signed in');
});

describe('attempts', () => {
  test('of an account are refused after ten failures, whatever the code', async () => {
    for (let index = 0; index < 9; index += 1) await signIn({ password: 'a guess' });
    // Somebody who knows the password must not clear the count with it.
    expect(await outcome()).toBe('second-factor-required');
    expect(await outcome({ code: '000000' })).toBe('desk-sign-in-failed');
    const answer = await signIn({ code: person.code(1) });
    expect(answer.statusCode).toBe(429);
    expect(answer.headers['retry-after']).toBe('900');
  });

  test('of codes are refused after thirty in an hour, from however many networks', async () => {
    for (let index = 0; index < 30; index += 1) {
      expect(await outcome({ code: '000000' }, `198.51.100.${index}`)).toBe('desk-sign-in-failed');
    }
    expect(await outcome({ code: person.code(1) }, '203.0.113.1')).toBe('too-many-requests');
    shop.clock.now = new Date(+shop.clock.now + HOUR_MS);
    expect(await outcome({ code: person.code() }, '203.0.113.1')).toBe('signed in');
  });
});

describe('a demo account', () => {
  const password = 'formulary-demo';
  let email: string;
  beforeEach(async () => {
    const demo = { is_demo: true, totp_key: null, password_hash: await hashPassword(password) };
    ({ email } = await addStaff(shop.db, demo));
  });

  test('signs in with its password alone', async () => {
    expect((await signIn({ email, password })).json()).toMatchObject({ isDemo: true });
  });

  test('is refused in production, like an unknown address; so is its session', async () => {
    const token = deskCookieOf(await signIn({ email, password }));
    const inProduction = { ...shop.shop, isProduction: true };
    const parts = deskParts({ shop: inProduction, deskUrl: () => 'https://desk.test' });
    const app = await buildTestApp(shop.database, parts);
    const ask = { headers: { origin: 'https://desk.test', cookie: `__Host-desk=${token}` } };
    const refused = await app.inject({
      ...ask,
      method: 'POST',
      url: signInToDesk.path,
      payload: { email, password },
    });
    const session = await app.inject({ ...ask, url: getDeskSession.path });
    expect([refused.json<{ code: string }>().code, session.statusCode]).toEqual([
      'desk-sign-in-failed',
      401,
    ]);
    await app.close();
  });
});

test('the database alone holds neither tokens, nor codes, nor the key of an app', async () => {
  const { rows } = await shop.database.pool.query<{ row: string }>(`
    select t::text as row from staff t union all select t::text from staff_sessions t
    union all select t::text from staff_recovery_codes t union all select t::text from staff_invitations t`);
  const all = rows.map(({ row }) => row).join('\n');
  expect(rows.length).toBeGreaterThan(20);
  expect(all).not.toContain(person.token);
  expect(all).not.toContain(Buffer.from(person.token, 'base64url').toString('hex'));
  for (const code of person.recoveryCodes) expect(all).not.toContain(code);
  expect(all).not.toContain(Secret.fromBase32(person.key).hex.toLowerCase());
});
