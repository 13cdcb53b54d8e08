import {
  signInWithPasskey,
  beginPasskeyProof,
  getDeskSession,
  lockDesk,
  signInToDesk,
} from '@formulary/rules/calls/desk/deskSessionCalls';
import {
  getDeskStation,
  setDeskStation,
  signInAtStation,
} from '@formulary/rules/calls/desk/deskStationCalls';
import { endStaff } from '@formulary/rules/calls/desk/staffCalls';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestDesk, type TestDesk } from '../../testing/openTestDesk.ts';
import { openTestShop, type TestShop } from '../../testing/openTestShop.ts';
import { quickPasswords } from '../../testing/quickPasswords.ts';
import { readStaffMember } from '../people/people.queries.ts';
import { addTestPasskey } from '../testing/addTestPasskey.ts';
import { addTestStation } from '../testing/addTestStation.ts';
import { deskCookieOf, joinDesk, type Joined } from '../testing/joinDesk.ts';

quickPasswords();
const MINUTE_MS = 60_000;
const DAY_MINUTES = 24 * 60;

let shop: TestShop;
let desk: TestDesk;
let first: Joined;
let station: string;
beforeAll(async () => {
  shop = await openTestShop();
  desk = await openTestDesk(shop);
});
beforeEach(async () => {
  pass(60);
  first = await joinDesk(shop, desk, 'pharmacist');
  station = await addTestStation(desk, first.token);
});
afterAll(async () => {
  await desk.app.close();
  await shop.close();
});

function pass(minutes: number): void {
  shop.clock.now = new Date(+shop.clock.now + minutes * MINUTE_MS);
}

/** Returns the headers of a request from the station, with a session. */
const at = (token?: string) => ({
  headers: { cookie: token === undefined ? station : `${station}; __Host-desk=${token}` },
});

async function outcome(
  call: Parameters<TestDesk['send']>[0],
  sent: Parameters<TestDesk['send']>[1],
): Promise<string> {
  const answer = await desk.send(call, sent);
  return answer.statusCode < 300 ? 'done' : answer.json<{ code: string }>().code;
}

/** Signs somebody in at the station by email, as on its first use by them. */
async function signInHere({ email, password, code }: Joined, token?: string): Promise<string> {
  pass(1);
  const body = { email, password, code: code() };
  return deskCookieOf(await desk.send(signInToDesk, { ...at(token), body }));
}

const named = async () => (await desk.ask(getDeskStation, at())).people.map(({ id }) => id);

test('a shared station locks after three minutes, and one person’s browser after ten', async () => {
  const other = await joinDesk(shop, desk, 'dispenser');
  const shared = await signInHere(other);
  pass(2.9);
  expect(await outcome(getDeskSession, at(shared))).toBe('done');
  pass(3);
  expect(await outcome(getDeskSession, at(shared))).toBe('desk-locked');
  expect(await outcome(getDeskSession, { token: other.token })).toBe('done');
});

test('holds at once for the session that chose it, and is told to the page', async () => {
  expect(await desk.ask(getDeskStation, at())).toMatchObject({
    isShared: true,
    name: 'Dispensary 1',
    lockMinutes: 3,
  });
  pass(3);
  expect(await outcome(getDeskSession, at(first.token))).toBe('desk-locked');
});

test('becomes one person’s again: ten minutes, and nobody is named any more', async () => {
  const body = { isShared: false, name: '' };
  expect(await outcome(setDeskStation, { ...at(first.token), body })).toBe('done');
  expect(await desk.ask(getDeskStation, at())).toMatchObject({ isShared: false, people: [] });
  pass(9);
  expect(await outcome(getDeskSession, at(first.token))).toBe('done');
  const events = await shop.db
    .selectFrom('audit_events')
    .select(['action', 'staff_id as staffId', 'permission'])
    .where('subject', 'like', 'station %')
    .orderBy('id', 'desc')
    .limit(2)
    .execute();
  const { staffId } = first;
  expect(events).toEqual([
    { action: 'station-personal', staffId, permission: 'setUpStations' },
    { action: 'station-shared', staffId, permission: 'setUpStations' },
  ]);
});

test('is chosen by those who may, afresh, and with a name', async () => {
  const dispenser = await joinDesk(shop, desk, 'dispenser');
  const body = { isShared: true, name: 'Counter' };
  expect(await outcome(setDeskStation, { token: dispenser.token, body })).toBe('not-found');
  const nameless = { isShared: true, name: ' ' };
  expect(await outcome(setDeskStation, { token: first.token, body: nameless })).toBe(
    'invalid-request',
  );
  const other = await joinDesk(shop, desk, 'pharmacist');
  pass(6);
  expect(await outcome(setDeskStation, { token: other.token, body })).toBe('fresh-proof-required');
});

test('sent again because its answer was lost, it makes no second station', async () => {
  const person = await joinDesk(shop, desk, 'superintendent');
  const stations = () => shop.db.selectFrom('staff_stations').select('id').execute();
  const before = (await stations()).length;
  const make = () =>
    desk.send(setDeskStation, { token: person.token, body: { isShared: true, name: 'Bench' } });
  const [lost, again] = [await make(), await make()];
  expect([lost.statusCode, again.statusCode]).toEqual([200, 200]);
  expect(await stations()).toHaveLength(before + 1);
  const cookieOf = ({ headers }: typeof lost) => String(headers['set-cookie']).split(';')[0] ?? '';
  const seenWith = async (cookie: string) =>
    (await desk.ask(getDeskStation, { headers: { cookie } })).name;
  expect(await seenWith(cookieOf(again))).toBe('Bench');
  expect(await seenWith(cookieOf(lost))).not.toBe('Bench');
});

test('names who used it, the latest first, to its own cookie only', async () => {
  const [second, third] = [
    await joinDesk(shop, desk, 'stock'),
    await joinDesk(shop, desk, 'auditor'),
  ];
  await signInHere(second);
  await signInHere(third);
  expect(await named()).toEqual([third.staffId, second.staffId, first.staffId]);
  await signInHere(first);
  expect(await named()).toEqual([first.staffId, third.staffId, second.staffId]);
  for (const cookie of ['', `__Host-desk-station=${'x'.repeat(43)}`])
    expect(await desk.ask(getDeskStation, { headers: { cookie } })).toMatchObject({ people: [] });
  const boss = await desk.signedIn('superintendent');
  const { version } = await readStaffMember(shop.db, third.staffId);
  const body = { reason: 'Left', version };
  await desk.ask(endStaff, { ...boss, url: `/api/desk/staff/${third.staffId}/end`, body });
  expect(await named()).toEqual([first.staffId, second.staffId]);
  pass(31 * DAY_MINUTES);
  expect(await named()).toEqual([]);
});

test('the change of person opens the own session and ends the one before', async () => {
  const second = await joinDesk(shop, desk, 'stock');
  await signInHere(second);
  const before = await signInHere(first);
  await desk.send(lockDesk, at(before));
  pass(1);
  const { staffId: personId, password, code } = second;
  const change = (body: object) => desk.send(signInAtStation, { ...at(before), body });
  expect((await change({ personId, password })).json()).toMatchObject({
    code: 'second-factor-required',
  });
  const answer = await change({ personId, password, code: code() });
  expect(answer.json()).toMatchObject({ id: second.staffId, role: 'stock' });
  const token = deskCookieOf(answer);
  expect(await outcome(getDeskSession, at(token))).toBe('done');
  expect(await outcome(getDeskSession, at(before))).toBe('session-expired');
  pass(3);
  expect(await outcome(getDeskSession, at(token))).toBe('desk-locked');
});

test('a touch is enough for the change of person', async () => {
  const second = await joinDesk(shop, desk, 'stock');
  const device = await addTestPasskey(desk, second.token);
  await signInHere(second);
  const { people } = await desk.ask(getDeskStation, at());
  expect(people.find(({ id }) => id === second.staffId)).toMatchObject({ hasPasskey: true });
  const { challenge } = JSON.parse(await desk.ask(beginPasskeyProof)) as { challenge: string };
  const body = { response: device.sign(challenge) };
  const answer = await desk.send(signInWithPasskey, { ...at(first.token), body });
  expect(answer.json()).toMatchObject({ id: second.staffId });
  expect(await outcome(getDeskSession, at(first.token))).toBe('session-expired');
});

test('nobody but who is named signs in by number, whatever they know, and guesses are counted', async () => {
  const stranger = await joinDesk(shop, desk, 'stock');
  pass(1);
  const { staffId: personId, password, code } = stranger;
  const body = { personId, password, code: code() };
  expect(await outcome(signInAtStation, { ...at(), body })).toBe('desk-sign-in-failed');
  expect(await outcome(signInAtStation, { body })).toBe('desk-sign-in-failed');
  const guess = { personId: first.staffId, password: 'a guess', code: '123456' };
  for (let tries = 0; tries < 10; tries += 1)
    expect(await outcome(signInAtStation, { ...at(), body: guess })).toBe('desk-sign-in-failed');
  expect(await outcome(signInAtStation, { ...at(), body: guess })).toBe('too-many-requests');
});

test('the cookie is for this host and no script, and only its hash is stored', async () => {
  const other = await joinDesk(shop, desk, 'pharmacist');
  const body = { isShared: true, name: 'Counter' };
  const { headers } = await desk.send(setDeskStation, { token: other.token, body });
  expect(headers['set-cookie']).toMatch(
    /^__Host-desk-station=[\w-]{43}; Max-Age=34560000; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
  );
  const token = String(headers['set-cookie']).slice(20, 63);
  const rows = await shop.db.selectFrom('staff_stations').select('token_hash').execute();
  expect(rows.some(({ token_hash }) => token_hash.includes(token))).toBe(false);
});
