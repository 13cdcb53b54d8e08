/** @module-tag every-call */
import { staffCan, staffRoles, type StaffRole } from '@formulary/rules/accounts/staffPermissions';
import type { DeskCall } from '@formulary/rules/calls/desk/deskCall';
import { deskCalls } from '@formulary/rules/calls/desk/deskCalls';
import type { RouteOptions } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { deskParts } from '../start/deskParts.ts';
import { buildTestApp } from '../testing/buildTestApp.ts';
import { asSent, type DeskCaller, type DeskSample } from '../testing/calls/DeskSample.ts';
import { deskSamples } from '../testing/calls/deskSamples.ts';
import { openTestDesk, type TestDesk } from '../testing/openTestDesk.ts';
import { openTestShop, type TestShop } from '../testing/openTestShop.ts';
import { quickPasswords } from '../testing/quickPasswords.ts';
import { contents } from '../testing/testData.queries.ts';

quickPasswords();

type AnyCall = DeskCall<unknown, unknown, unknown, unknown>;
const calls = Object.values(deskCalls).flat() as unknown as readonly AnyCall[];
const named = calls.map((call) => [call.name, call] as const);
const closed = named.filter(([, { access }]) => access !== 'open');
const open = named.filter(([, { access }]) => access === 'open');
const bodied = named.filter(([, { body, files }]) => body !== undefined && files === undefined);
const writing = named.filter(([, { method }]) => method !== 'GET');

const HOUR_MS = 3_600_000;
/** Calls for whoever reaches the desk; the others ask for a permission. */
const OPEN = [
  'acceptStaffInvitation',
  'beginPasskeyProof',
  'getDeskLock',
  'getDeskStation',
  'openStaffInvitation',
  'signInAtStation',
  'signInToDesk',
  'signInWithPasskey',
  'signOutOfDesk',
  'unlockDesk',
  'unlockWithPasskey',
];
const NEVER_A_FIELD = /password|hash|token|secret|totp/i;
/** What nobody decides about themselves by writing it into a request. */
const NEVER_TAKEN = {
  surprise: 1,
  by: 'somebody else',
  actor: { by: 'somebody else' },
  staffId: 1,
  staff_id: 1,
  permission: 'manageStaff',
  role: 'superintendent',
  state: 'active',
  isDemo: true,
  is_demo: true,
  provenAt: '2026-01-31T09:30:00Z',
};

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

async function sampleFor({ name }: AnyCall, caller: DeskCaller) {
  const sample = samples[name];
  if (!sample) throw new Error(`${name} is missing in testing/calls/deskSamples.ts`);
  return asSent(await sample(caller));
}

/** Returns the fields of a request in JSON. */
function fieldsOf({ body }: ReturnType<typeof asSent>): Readonly<Record<string, unknown>> {
  return Buffer.isBuffer(body) ? {} : (body ?? {});
}

/** Returns a role that may make a call. */
function roleFor({ access }: AnyCall): StaffRole {
  const role = staffRoles.find((each) => access === 'open' || staffCan(each, access));
  if (!role) throw new Error(`Nobody has the permission ${access}`);
  return role;
}

/** Makes a valid request for a call, and somebody who may send it. */
async function prepared(call: AnyCall) {
  const caller = await desk.signedIn(roleFor(call));
  return { caller, sample: await sampleFor(call, caller) };
}

/** Runs a request that must be refused, and checks that it changes nothing. */
async function refused(send: () => ReturnType<TestDesk['send']>) {
  const before = await contents(shop.db);
  const answer = await send();
  expect(await contents(shop.db)).toBe(before);
  return [answer.statusCode, answer.json<{ readonly code: string }>().code];
}

/** Checks the names of all fields, at any depth, and that no hash of a password is among the values. */
function expectNothingSecret(answer: Awaited<ReturnType<TestDesk['send']>>): void {
  const isJson = String(answer.headers['content-type']).startsWith('application/json');
  const names = isJson ? keysIn(answer.json()) : [];
  expect(names.filter((name) => NEVER_A_FIELD.test(name))).toEqual([]);
  expect(answer.body).not.toContain('argon2');
}

function keysIn(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap(keysIn);
  return Object.entries(value).flatMap(([key, inner]) => [key, ...keysIn(inner)]);
}

describe('the routes of the desk', () => {
  test('are the declared calls, each with its declared access, and each has a sample', async () => {
    const found: RouteOptions[] = [];
    const parts = deskParts({ shop: shop.shop, deskUrl: () => 'https://desk.test' });
    const app = await buildTestApp(shop.database, {
      ...parts,
      register: (server) => {
        server.addHook('onRoute', (route) => void found.push(route));
        return parts.register(server);
      },
    });
    await app.ready();
    await app.close();
    const served = found
      .filter(({ method }) => method !== 'HEAD')
      .map(({ method, url, config }) => `${String(method)} ${url} ${config?.deskAccess}`);
    const declared = calls.map(({ method, path, access }) => `${method} ${path} ${access}`);
    expect(served.toSorted()).toEqual(declared.toSorted());
    expect(Object.keys(samples).toSorted()).toEqual(calls.map(({ name }) => name).toSorted());
  });

  test('have unique names, and addresses of the desk with their parameters', () => {
    expect(new Set(calls.map(({ name }) => name)).size).toBe(calls.length);
    for (const { path, params } of calls) {
      expect(path).toMatch(/^\/api\/desk\//);
      const inPath = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name);
      expect(Object.keys(params?.fields ?? {})).toEqual(inPath);
    }
  });

  test('that are open are those that somebody needs who is not signed in', () => {
    expect(open.map(([name]) => name).toSorted()).toEqual(OPEN);
  });

  test.each(named)('%s does not exist in the shop', async (_name, call) => {
    const { token } = await shop.signedIn();
    const answer = await shop.send(call, { token, body: {} });
    expect(answer.statusCode).toBe(404);
  });
});

describe.each(closed)('%s', (_name, call) => {
  const may = (role: StaffRole) => call.access !== 'open' && staffCan(role, call.access);

  test.each(staffRoles.filter(may))('serves the %s, with nothing secret', async (role) => {
    const caller = await desk.signedIn(role);
    const sample = await sampleFor(call, caller);
    const answer = await desk.send(call, { token: caller.token, ...sample });
    expect([answer.statusCode, answer.body]).toEqual([call.status, answer.body]);
    expectNothingSecret(answer);
    expect(answer.body).not.toContain(caller.token);
  });

  test.each(staffRoles.filter((role) => !may(role)))('is unknown to the %s', async (role) => {
    const { sample } = await prepared(call);
    const { token } = await desk.signedIn(role);
    expect(await refused(() => desk.send(call, { ...sample, token }))).toEqual([404, 'not-found']);
  });

  test('is 401 without a live session, whatever is sent', async () => {
    const { sample, caller } = await prepared(call);
    const buyer = await shop.signedIn();
    const ended = await desk.signedIn('superintendent');
    await shop.db
      .updateTable('staff')
      .set({ state: 'ended', password_hash: null, totp_key: null })
      .where('id', '=', ended.staffId)
      .execute();
    const { token: _own, ...request } = sample;
    for (const token of [undefined, 'x'.repeat(43), buyer.token, ended.token]) {
      for (const sent of [request, ...(call.method === 'GET' ? [] : [{ ...request, body: '{' }])]) {
        expect(await refused(() => desk.send(call, { ...sent, token }))).toEqual([
          401,
          'session-expired',
        ]);
      }
    }
    shop.clock.now = new Date(+shop.clock.now + 10 * 60_000);
    expect(await refused(() => desk.send(call, { ...request, token: caller.token }))).toEqual([
      401,
      'desk-locked',
    ]);
  });

  test('is 404 with a token of the shop in the header', async () => {
    const { sample, caller } = await prepared(call);
    const { token } = await shop.signedIn();
    const headers = { ...sample.headers, authorization: `Bearer ${token}` };
    const sent = { ...sample, token: caller.token, headers };
    expect(await refused(() => desk.send(call, sent))).toEqual([404, 'not-found']);
  });
});

test.each(open)('%s serves whoever reaches the desk, with nothing secret', async (_name, call) => {
  const { sample } = await prepared(call);
  const answer = await desk.send(call, sample);
  expect([answer.statusCode, answer.body]).toEqual([call.status, answer.body]);
  expectNothingSecret(answer);
});

test.each(writing)('%s does nothing for a page of another origin', async (_name, call) => {
  const { sample, caller } = await prepared(call);
  for (const headers of [
    { origin: 'https://shop.test' },
    { origin: 'https://desk.test:8443' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: '' },
  ]) {
    const sent = { token: caller.token, ...sample, headers: { ...sample.headers, ...headers } };
    expect(await refused(() => desk.send(call, sent))).toEqual([404, 'not-found']);
  }
});

test.each(bodied)('%s takes no field that it does not declare', async (_name, call) => {
  const { sample, caller } = await prepared(call);
  const own = Object.keys(call.body?.fields ?? {});
  const extra = Object.entries(NEVER_TAKEN).filter(([field]) => !own.includes(field));
  for (const [field, value] of extra) {
    const body = { ...fieldsOf(sample), [field]: value };
    const sent = { token: caller.token, ...sample, body };
    expect([field, ...(await refused(() => desk.send(call, sent)))]).toEqual([
      field,
      400,
      'invalid-request',
    ]);
  }
});

test.each(bodied)(
  '%s: every field of another kind is 400 and no value a 500',
  async (_name, call) => {
    const { sample, caller } = await prepared(call);
    for (const field of Object.keys(fieldsOf(sample))) {
      for (const wrong of [
        null,
        true,
        -1,
        1.5,
        2 ** 31,
        'NUL\0',
        'half \ud800',
        [],
        [1],
        {},
        { $ne: 1 },
      ]) {
        const body = { ...fieldsOf(sample), [field]: wrong };
        const { statusCode } = await desk.send(call, { token: caller.token, ...sample, body });
        expect([field, wrong, statusCode < 500]).toEqual([field, wrong, true]);
      }
    }
  },
);

test.each(closed.filter(([, { path }]) => path.includes(':id')))(
  '%s: a malformed id is 400, an unknown one 404',
  async (_name, call) => {
    const { sample, caller } = await prepared(call);
    const sent = { ...sample, token: caller.token };
    const urlFor = (id: string) => (sample.url ?? '').replace(/\/\d+(?=[/?]|$)/, `/${id}`);
    for (const id of ['0', '-1', '1.5', 'abc', '2147483648', '%00', '%27']) {
      expect((await desk.send(call, { ...sent, url: urlFor(id) })).statusCode).toBe(400);
    }
    const url = urlFor('2147483647');
    expect(await refused(() => desk.send(call, { ...sent, url }))).toEqual([
      404,
      expect.any(String),
    ]);
  },
);
