import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../testing/openTestShop.ts';
import { registrationForm } from '../testing/calls/registrationForm.ts';
import { quickPasswords } from '../testing/quickPasswords.ts';
import { addUser } from '../testing/testData.queries.ts';
import { hashPassword } from './passwords.ts';

/** Records the cost of each hash, which takes most of an answer's time. */
const hashes = quickPasswords();

/** Requests of each kind; fewer registrations, because judging their documents is slow. */
const people = { 'signing in': 60, 'a forgotten password': 60, 'signing up': 10 } as const;
const AT_ONCE = 10;
const numbers = Array.from({ length: Math.max(...Object.values(people)) }, (_none, index) => index);

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  const password_hash = await hashPassword('not what is guessed');
  for (const number of numbers) {
    await addUser(shop.db, { email: address('known', number), password_hash });
  }
});
beforeEach(() => {
  shop.clock.now = new Date(+shop.clock.now + 86_400_000);
  hashes.length = 0;
});
afterAll(() => shop.close());

function address(kind: string, number: number): string {
  return `${kind}${String(number).padStart(3, '0')}@clinic.test`;
}

const calls = {
  'signing in': (user_email: string) => ({
    method: 'POST' as const,
    url: '/api/users/login',
    payload: { user_email, user_password: 'a guess' },
  }),
  'a forgotten password': (user_email: string) => ({
    method: 'PUT' as const,
    url: '/api/users/forgotPassword',
    payload: { user_email },
  }),
  'signing up': (email: string) => ({
    method: 'POST' as const,
    url: '/api/users',
    ...registrationForm({ email }),
  }),
};

/** Returns an answer without its request id, date and cookie, which always differ. */
async function answered(call: keyof typeof calls, kind: string, number: number): Promise<string> {
  const remoteAddress = `198.51.100.${number}`;
  const answer = await shop.app.inject({ remoteAddress, ...calls[call](address(kind, number)) });
  const { 'x-request-id': _id, date: _date, 'set-cookie': _cookie, ...headers } = answer.headers;
  return JSON.stringify([answer.statusCode, headers, answer.body]);
}

async function answersOf(call: keyof typeof calls, kind: string): Promise<readonly string[]> {
  const answers: string[] = [];
  for (let first = 0; first < people[call]; first += AT_ONCE) {
    const some = numbers
      .slice(first, first + AT_ONCE)
      .map((number) => answered(call, kind, number));
    answers.push(...(await Promise.all(some)));
  }
  return answers;
}

describe.each(Object.keys(calls) as (keyof typeof calls)[])('%s', (call) => {
  const count = people[call];
  test(`gives the same answer to ${count} known and ${count} unknown addresses, after the same work @7.6`, async () => {
    const known = await answersOf(call, 'known');
    const forKnown = hashes.splice(0);
    const unknown = await answersOf(call, call === 'signing up' ? 'newcomer' : 'nobody');
    expect(known).toHaveLength(count);
    expect(new Set([...known, ...unknown]).size).toBe(1);
    expect(hashes).toEqual(forKnown);
    expect(forKnown).toHaveLength(call === 'a forgotten password' ? 0 : count);
  });
});
