import { getProfile } from '@formulary/rules/calls/profileCalls';
import { provePresence, signIn } from '@formulary/rules/calls/sessionCalls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../../testing/openTestShop.ts';
import { addSession, addUser, emailOf } from '../../testing/testData.queries.ts';
import { hashPassword } from '../passwords.ts';
import { requirePresence } from './presence.ts';

const PASSWORD = 'correct horse battery';
const MINUTE_MS = 60_000;

let shop: TestShop;
let userId: number;
beforeAll(async () => {
  shop = await openTestShop();
  userId = await addUser(shop.db, { password_hash: await hashPassword(PASSWORD) });
});
afterAll(() => shop.close());

const later = (minutes: number) => {
  shop.clock.now = new Date(+shop.clock.now + minutes * MINUTE_MS);
};
const isThere = (token: string) => {
  const context = { db: shop.db, presenceMs: 15 * MINUTE_MS, now: () => shop.clock.now };
  return requirePresence(context, { headers: { authorization: `Bearer ${token}` } }).then(
    () => true,
    (error: { problem: { code: string } }) => error.problem.code,
  );
};
const prove = (token: string, user_password: string) =>
  shop.send(provePresence, { token, body: { user_password } });

test('a sign-in proves presence for fifteen minutes, and a re-entered password for fifteen more', async () => {
  const email = await emailOf(shop.db, userId);
  const token = await shop.ask(signIn, { body: { user_email: email, user_password: PASSWORD } });
  later(15);
  expect(await isThere(token)).toBe(true);
  later(1);
  expect(await isThere(token)).toBe('presence-required');
  expect((await prove(token, PASSWORD)).statusCode).toBe(200);
  later(15);
  expect(await isThere(token)).toBe(true);
});

test('a password proves presence only in its own session, and not after that session has ended', async () => {
  const [one, other] = [
    await addSession(shop.db, userId, shop.clock.now),
    await addSession(shop.db, userId, shop.clock.now),
  ];
  later(16);
  await prove(one, PASSWORD);
  expect([await isThere(one), await isThere(other)]).toEqual([true, 'presence-required']);
  expect(await isThere('x'.repeat(43))).toBe('presence-required');
});

test('a wrong password is reported under its field, and the session continues', async () => {
  const token = await addSession(shop.db, userId, shop.clock.now);
  later(16);
  const answer = await prove(token, 'wrong');
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({
    code: 'invalid-request',
    errors: { user_password: 'This password is not right' },
  });
  expect(await isThere(token)).toBe('presence-required');
  expect((await shop.send(getProfile, { token })).statusCode).toBe(200);
});

test('wrong guesses count together with those at sign-in: the eleventh is 429', async () => {
  const guessed = await addUser(shop.db, { password_hash: await hashPassword(PASSWORD) });
  const token = await addSession(shop.db, guessed, shop.clock.now);
  const email = await emailOf(shop.db, guessed);
  const statuses: number[] = [];
  for (let each = 0; each < 5; each += 1) {
    statuses.push((await prove(token, 'guess')).statusCode);
    const body = { user_email: email, user_password: 'guess' };
    statuses.push((await shop.send(signIn, { body })).statusCode);
  }
  expect(statuses).toEqual([400, 401, 400, 401, 400, 401, 400, 401, 400, 401]);
  expect((await prove(token, PASSWORD)).statusCode).toBe(429);
});
