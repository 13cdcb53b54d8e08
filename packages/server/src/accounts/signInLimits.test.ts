import { signIn } from '@formulary/rules/calls/sessionCalls';
import type { FastifyInstance } from 'fastify';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../testing/openTestShop.ts';
import { quickPasswords } from '../testing/quickPasswords.ts';
import { addUser } from '../testing/testData.queries.ts';
import { hashPassword } from './passwords.ts';

quickPasswords();

const PASSWORD = 'correct horse battery';
const people = Array.from({ length: 60 }, (_, index) => `colleague${index}@clinic.test`);
/**
 * Spellings of `irem.kilic@clinic.test`; under some locale, `lower()` treats each but the last as a different address.
 */
const spellings = [
  '\u0130rem.kilic@clinic.test',
  'irem.\u212Ailic@clinic.test',
  '\uFF49rem.kilic@clinic.test',
  'i\u0307rem.kilic@clinic.test',
  '\u0131rem.k\u0131l\u0131c@clinic.test',
  ' IREM.KILIC@CLINIC.TEST ',
  'irem.kilic@clinic.test.',
  'irem\u200B.kilic@clinic.test',
  'irem.kilic@clinic\uFF0Etest',
  'irem.kilic@clinic.test',
];

let shop: TestShop;
let second: FastifyInstance;
let passwordHash: string;
beforeAll(async () => {
  shop = await openTestShop();
  second = await shop.another();
  passwordHash = await hashPassword(PASSWORD);
  for (const app of [shop.app, second]) await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => shop.close());

/**
 * Returns the statuses of sign-ins sent at once over HTTP, to both servers in turn. Each 429 must have a Retry-After
 * header.
 */
async function signInAll(emails: readonly string[], password: string): Promise<readonly number[]> {
  const { rows } = await shop.database.pool.query('delete from sign_in_failures');
  expect(rows).toEqual([]);
  return Promise.all(
    emails.map(async (email, index) => {
      const { port } = (index % 2 === 0 ? shop.app : second).server.address() as AddressInfo;
      const answer = await fetch(`http://127.0.0.1:${port}${signIn.path}`, {
        method: signIn.method,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ user_email: email, user_password: password }),
      });
      const saysWhen = Number(answer.headers.get('retry-after')) > 0;
      expect(answer.status !== 429 || saysWhen).toBe(true);
      return answer.status;
    }),
  );
}

function count(statuses: readonly number[], status: number): number {
  return statuses.filter((each) => each === status).length;
}

describe('of sign-ins from one network, sent at once to two servers,', () => {
  test('40 of 150 accounts are checked, and the other 110 get 429', async () => {
    const emails = Array.from({ length: 150 }, (_, index) => `listed${index}@clinic.test`);
    const statuses = await signInAll(emails, 'stolen');
    expect([count(statuses, 401), count(statuses, 429)]).toEqual([40, 110]);
  });

  test('10 of 50 guesses at one account are checked, however its address is spelled', async () => {
    await addUser(shop.db, { email: 'irem.kilic@clinic.test', password_hash: passwordHash });
    const emails = Array.from({ length: 5 }, () => spellings).flat();
    const statuses = await signInAll(emails, 'guess');
    expect([count(statuses, 401), count(statuses, 429)]).toEqual([10, 40]);
  });

  test('100 of 150 failures, spread over 30 accounts, are checked', async () => {
    const emails = Array.from({ length: 150 }, (_, index) => `spread${index % 30}@clinic.test`);
    const statuses = await signInAll(emails, 'stolen');
    expect([count(statuses, 401), count(statuses, 429)]).toEqual([100, 50]);
  });

  test('all 60 users of a clinic succeed, and then all 60 again', async () => {
    for (const email of people) await addUser(shop.db, { email, password_hash: passwordHash });
    expect(await signInAll(people, PASSWORD)).toEqual(people.map(() => 200));
    expect(await signInAll(people, PASSWORD)).toEqual(people.map(() => 200));
    const kept = await shop.db.selectFrom('sign_in_failures').select('id').execute();
    expect(kept).toEqual([]);
  });
});

/** Signs in from a network and returns the status. */
async function statusFrom(remoteAddress: string, user_email: string, user_password: string) {
  const payload = { user_email, user_password };
  const { method, path: url } = signIn;
  return (await shop.app.inject({ method, url, remoteAddress, payload })).statusCode;
}

/** Makes wrong guesses from a network, one after another, and returns the statuses. */
async function guess(times: number, network: string, email: string): Promise<readonly number[]> {
  const statuses: number[] = [];
  for (let time = 1; time <= times; time += 1)
    statuses.push(await statusFrom(network, email, 'wrong'));
  return statuses;
}

test('a successful sign-in clears failed attempts for its own account and network only', async () => {
  const [owner, colleague] = ['forgetful@clinic.test', 'bystander@clinic.test'];
  for (const email of [owner, colleague])
    await addUser(shop.db, { email, password_hash: passwordHash });
  const [clinic, attacker] = ['203.0.113.10', '198.51.100.20'];
  const [nine, ten] = [Array.from({ length: 9 }, () => 401), Array.from({ length: 10 }, () => 401)];
  expect(await guess(9, clinic, owner)).toEqual(nine);
  expect(await guess(10, clinic, colleague)).toEqual(ten);
  expect(await guess(10, attacker, owner)).toEqual(ten);
  expect(await statusFrom(clinic, owner, PASSWORD)).toBe(200);
  expect(await guess(11, clinic, owner)).toEqual([...ten, 429]);
  expect(await statusFrom(clinic, colleague, PASSWORD)).toBe(429);
  expect(await statusFrom(attacker, owner, PASSWORD)).toBe(429);
});

test.each(spellings)('%j signs in to the account of the plain spelling', async (email) => {
  expect(await signInAll([email], PASSWORD)).toEqual([200]);
});
