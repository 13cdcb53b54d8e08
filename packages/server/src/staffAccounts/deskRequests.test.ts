import { getCart } from '@formulary/rules/calls/cartCalls';
import { getDeskSession, look, signOutOfDesk } from '@formulary/rules/calls/desk/deskSessionCalls';
import { changeStaffRole } from '@formulary/rules/calls/desk/staffCalls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDesk, type TestDesk } from '../testing/openTestDesk.ts';
import { openTestShop, type TestShop } from '../testing/openTestShop.ts';
import { readStaffMember } from './people/people.queries.ts';

const MINUTE_MS = 60_000;
let shop: TestShop;
let desk: TestDesk;
let token: string;
beforeAll(async () => {
  shop = await openTestShop();
  desk = await openTestDesk(shop);
});
afterAll(async () => {
  await desk.app.close();
  await shop.close();
});
const now = () => +shop.clock.now;
const status = async (sent: Parameters<TestDesk['send']>[1] = { token }) =>
  (await desk.send(getDeskSession, sent)).statusCode;
const code = async () => (await desk.send(getDeskSession, { token })).json<{ code: string }>().code;

beforeAll(async () => {
  ({ token } = await desk.signedIn('auditor'));
});

test('a live cookie names its person, and the answer holds nothing secret', async () => {
  const person = await desk.signedIn('pharmacist');
  const answer = await desk.send(getDeskSession, person);
  expect(answer.json()).toEqual({
    id: person.staffId,
    name: person.name,
    email: expect.stringContaining('@formulary.test') as string,
    role: 'pharmacist',
    isDemo: false,
    recoveryCodesLeft: 0,
  });
});

test.each([
  ['without a cookie', {}, 401],
  ['with an unknown cookie', { token: 'a'.repeat(43) }, 401],
  ['from a page of another site', { headers: { 'sec-fetch-site': 'cross-site' } }, 404],
  ['from another port of the same site', { headers: { 'sec-fetch-site': 'same-site' } }, 404],
  ['typed into the address bar', { headers: { 'sec-fetch-site': 'none' } }, 404],
  ['from another origin', { headers: { origin: 'https://shop.test' } }, 404],
  ['with a token in the header', { headers: { authorization: 'Bearer x' } }, 404],
])('a request %s is refused', async (_what, sent, expected) => {
  expect(await status('token' in sent || expected === 401 ? sent : { token, ...sent })).toBe(
    expected,
  );
});

test.each([
  ['no origin', { origin: '' }],
  ['the origin of the shop', { origin: 'https://shop.test' }],
  ['no origin, from a page of another site', { origin: '', 'sec-fetch-site': 'cross-site' }],
])('a change from %s is refused and does nothing', async (_what, headers) => {
  expect((await desk.send(signOutOfDesk, { token, headers })).statusCode).toBe(404);
  expect(await status()).toBe(200);
});

test('a token of the shop opens nothing here, and a cookie of the desk nothing in the shop', async () => {
  const buyer = await shop.signedIn();
  expect(await status({ token: buyer.token })).toBe(401);
  const cookie = `__Host-desk=${token}`;
  expect((await shop.send(getCart, { headers: { cookie } })).statusCode).toBe(401);
  expect((await shop.send(getCart, { token })).statusCode).toBe(401);
  expect((await shop.send(getDeskSession, { token: buyer.token })).statusCode).toBe(404);
  expect((await desk.send(getCart, { token })).statusCode).toBe(404);
});

test('a session locks after ten minutes without use, which polling does not count as', async () => {
  const began = now();
  ({ token } = await desk.signedIn('dispenser'));
  const background = { 'x-background': 'true' };
  shop.clock.now = new Date(began + 9 * MINUTE_MS);
  expect(await status()).toBe(200);
  shop.clock.now = new Date(began + 18 * MINUTE_MS);
  expect(await status({ token, headers: background })).toBe(200);
  shop.clock.now = new Date(began + 19 * MINUTE_MS);
  expect(await code()).toBe('desk-locked');
  expect(await status({ token, headers: background })).toBe(401);
});

test('a session ends after ten hours, however much it is used', async () => {
  const began = now();
  ({ token } = await desk.signedIn('dispenser'));
  for (let minutes = 0; minutes < 600; minutes += 9) {
    shop.clock.now = new Date(began + minutes * MINUTE_MS);
    expect(await status()).toBe(200);
  }
  shop.clock.now = new Date(began + 600 * MINUTE_MS);
  expect(await code()).toBe('session-expired');
});

test('a session ends at once when its account ends', async () => {
  const person = await desk.signedIn('dispenser');
  await shop.db
    .updateTable('staff')
    .set({ state: 'ended', password_hash: null, totp_key: null })
    .where('id', '=', person.staffId)
    .execute();
  expect(await status(person)).toBe(401);
});

test('a page that polls learns of a new role with its next question', async () => {
  const boss = await desk.signedIn('superintendent');
  const { staffId, token: own } = await desk.signedIn('dispenser');
  const ask = () =>
    desk.send(look, {
      token: own,
      body: { subject: 'order 31' },
      headers: { 'x-background': 'true' },
    });
  expect((await ask()).statusCode).toBe(200);
  const { version } = await readStaffMember(shop.db, staffId);
  const url = `/api/desk/staff/${staffId}/role`;
  const body = { role: 'stock', version, reason: 'Moves to goods in' };
  await desk.ask(changeStaffRole, { token: boss.token, url, body });
  const answer = await ask();
  expect([answer.statusCode, answer.json()]).toMatchObject([401, { code: 'session-expired' }]);
});

test('signing out ends the session and clears the cookie', async () => {
  const person = await desk.signedIn('dispenser');
  const answer = await desk.send(signOutOfDesk, person);
  expect(answer.headers['set-cookie']).toMatch(/^__Host-desk=;/);
  expect(await status(person)).toBe(401);
});
