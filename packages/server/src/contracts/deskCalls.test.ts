/** @module-tag every-call */
import { request as ask } from 'node:http';
import { needsSession } from '@formulary/rules/accounts/permissions';
import { staffCan, staffRoles, type StaffRole } from '@formulary/rules/accounts/staffPermissions';
import { allCalls } from '@formulary/rules/calls/allCalls';
import type { Call } from '@formulary/rules/calls/call';
import type { RouteOptions } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { deskParts } from '../start/deskParts.ts';
import { buildTestApp } from '../testing/buildTestApp.ts';
import { rowWatcher } from '../testing/bystanders/rowWatcher.ts';
import {
  type AnyDeskCall,
  type EveryDeskCall,
  everyDeskCall,
  openEveryDeskCall,
  writingDeskCalls,
} from '../testing/calls/openEveryDeskCall.ts';
import type { TestDesk } from '../testing/openTestDesk.ts';
import { quickPasswords } from '../testing/quickPasswords.ts';

quickPasswords();

const closed = everyDeskCall.filter(([, { access }]) => access !== 'open');
const names = everyDeskCall.map(([name]) => name);
const open = everyDeskCall.filter(([, { access }]) => access === 'open');
const shopCalls = (
  Object.values(allCalls).flat() as unknown as readonly Call<unknown, unknown, unknown, unknown>[]
)
  .filter(({ access }) => needsSession(access))
  .map((call) => [call.name, call] as const);

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

let every: EveryDeskCall;
let watchRows: ReturnType<typeof rowWatcher>;
beforeAll(async () => {
  every = await openEveryDeskCall();
  watchRows = rowWatcher(every.shop.db);
});
beforeEach(() => every.nextHour());
afterAll(() => every.close());

/** Sends requests that must be refused alike; returns their different answers, and what they changed. */
async function refusalsOf(
  call: AnyDeskCall,
  requests: readonly Parameters<TestDesk['send']>[1][],
): Promise<readonly string[]> {
  const changes = await watchRows();
  const answers = new Set<string>();
  for (const request of requests) {
    const answer = await every.desk.send(call, request);
    answers.add(`${answer.statusCode} ${answer.json<{ readonly code: string }>().code}`);
  }
  const changed = await changes();
  return changed === '' ? [...answers] : [...answers, changed];
}

/** Checks the names of all fields, at any depth, and that no hash of a password is among the values. */
function expectNothingSecret(answer: Awaited<ReturnType<TestDesk['send']>>): void {
  const isJson = String(answer.headers['content-type']).startsWith('application/json');
  const fields = isJson ? keysIn(answer.json()) : [];
  expect(fields.filter((name) => NEVER_A_FIELD.test(name))).toEqual([]);
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
    const parts = deskParts({ shop: every.shop.shop, deskUrl: () => 'https://desk.test' });
    const app = await buildTestApp(every.shop.database, {
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
    const declared = everyDeskCall.map(
      ([, { method, path, access }]) => `${method} ${path} ${access}`,
    );
    const pictures = served.filter((route) => route.startsWith('GET /images/products/'));
    expect(pictures).toHaveLength(1);
    expect(served.filter((route) => !pictures.includes(route)).toSorted()).toEqual(
      declared.toSorted(),
    );
    expect(Object.keys(every.samples).toSorted()).toEqual(names.toSorted());
  });

  test('have unique names, and addresses of the desk with their parameters', () => {
    expect(new Set(names).size).toBe(names.length);
    for (const [, { path, params }] of everyDeskCall) {
      expect(path).toMatch(/^\/api\/desk\//);
      const inPath = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name);
      expect(Object.keys(params?.fields ?? {})).toEqual(inPath);
    }
  });

  test('that are open are those that somebody needs who is not signed in', () => {
    expect(open.map(([name]) => name).toSorted()).toEqual(OPEN);
  });

  test.each(everyDeskCall)('%s does not exist in the shop', async (_name, call) => {
    const { token } = await every.shop.signedIn();
    const answer = await every.shop.send(call, { token, body: {} });
    expect(answer.statusCode).toBe(404);
  });
});

describe.each(closed)('%s', (_name, call) => {
  const may = (role: StaffRole) => call.access !== 'open' && staffCan(role, call.access);

  test.each(staffRoles.filter(may))('serves the %s, with nothing secret', async (role) => {
    const caller = await every.desk.signedIn(role);
    const answer = await every.desk.send(call, await every.sampleFor(call, caller));
    expect([answer.statusCode, answer.body]).toEqual([call.status, answer.body]);
    expectNothingSecret(answer);
    expect(answer.body).not.toContain(caller.token);
  });

  test('is unknown to every other role, and to a token of the shop', async () => {
    const { request } = await every.prepared(call);
    const requests = [];
    for (const role of staffRoles.filter((each) => !may(each))) {
      requests.push({ ...request, token: (await every.desk.signedIn(role)).token });
    }
    const { token } = await every.shop.signedIn();
    const headers = { ...request.headers, authorization: `Bearer ${token}` };
    expect(await refusalsOf(call, [...requests, { ...request, headers }])).toEqual([
      '404 not-found',
    ]);
  });

  test('is 401 without a live session, whatever is sent', async () => {
    const { shop, desk } = every;
    const { request, caller } = await every.prepared(call);
    const buyer = await shop.signedIn();
    const ended = await desk.signedIn('superintendent');
    await shop.db
      .updateTable('staff')
      .set({ state: 'ended', password_hash: null, totp_key: null })
      .where('id', '=', ended.staffId)
      .execute();
    const { token: _own, ...anybody } = request;
    const bodies = call.method === 'GET' ? [anybody] : [anybody, { ...anybody, body: '{' }];
    const tokens = ['', 'x'.repeat(43), buyer.token, ended.token];
    const requests = tokens.flatMap((token) => bodies.map((body) => ({ ...body, token })));
    expect(await refusalsOf(call, [...bodies, ...requests])).toEqual(['401 session-expired']);
    shop.clock.now = new Date(+shop.clock.now + 10 * 60_000);
    expect(await refusalsOf(call, [{ ...anybody, token: caller.token }])).toEqual([
      '401 desk-locked',
    ]);
  });
});

test.each(open)('%s serves whoever reaches the desk, with nothing secret', async (_name, call) => {
  const { request } = await every.prepared(call);
  const answer = await every.desk.send(call, request);
  expect([answer.statusCode, answer.body]).toEqual([call.status, answer.body]);
  expectNothingSecret(answer);
});

describe('a stolen cookie of the desk', () => {
  const foreign = [
    { origin: 'https://shop.test' },
    { origin: 'https://desk.test:8443' },
    { origin: 'http://desk.test' },
    { origin: 'https://desk.test.evil.test' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'none' },
    { origin: '' },
  ];

  test.each(everyDeskCall)(
    'is worth nothing to a page of another origin in %s',
    async (_name, call) => {
      const { request } = await every.prepared(call);
      const requests = foreign.map((headers) => ({
        ...request,
        headers: { ...request.headers, ...headers },
      }));
      expect(await refusalsOf(call, requests)).toEqual(['404 not-found']);
      const url = request.url ?? call.path;
      const preflight = await every.desk.app.inject({
        method: 'OPTIONS',
        url,
        headers: { origin: 'https://shop.test', 'access-control-request-method': call.method },
      });
      expect(preflight.statusCode).toBe(404);
      expect(
        Object.keys(preflight.headers).filter((name) => name.startsWith('access-control')),
      ).toEqual([]);
    },
  );

  test.each(writingDeskCalls)('writes nothing by a link to %s', async (name, call) => {
    const { request } = await every.prepared(call);
    const { body: _body, ...link } = { ...request, url: request.url ?? call.path };
    const override = { 'x-http-method-override': call.method, 'sec-fetch-site': 'same-origin' };
    const changes = await watchRows();
    const methods =
      call.method === 'POST' ? (['GET', 'HEAD'] as const) : (['GET', 'HEAD', 'POST'] as const);
    for (const method of methods) {
      const headers = { ...link.headers, ...override };
      const url = `${link.url}${link.url.includes('?') ? '&' : '?'}_method=${call.method}`;
      await every.desk.send({ method, path: call.path } as never, { ...link, url, headers });
    }
    expect([name, await changes()]).toEqual([name, '']);
  });

  test('opens no WebSocket, whatever its address', async () => {
    const { token } = await every.desk.signedIn('superintendent');
    const address = await every.desk.app.listen({ port: 0, host: '127.0.0.1' });
    const upgraded: string[] = [];
    for (const [name, { path }] of everyDeskCall) {
      const url = address + path.replace(/:\w+/, '1');
      if (await opensWebSocket(url, { cookie: `__Host-desk=${token}` })) upgraded.push(name);
    }
    expect(upgraded).toEqual([]);
  });

  test.each(shopCalls)('is worth nothing in %s of the shop', async (_name, call) => {
    const { token } = await every.desk.signedIn('superintendent');
    const cookie = `__Host-desk=${token}`;
    for (const headers of [{ cookie }, { cookie, authorization: `Bearer ${token}` }]) {
      const url = call.path.replace(/:\w+/, '1');
      const { statusCode } = await every.shop.send(call, { url, headers });
      expect(statusCode).toBe(401);
    }
  });
});

/** Asks for a WebSocket as a browser does; returns whether the server opens one. */
function opensWebSocket(url: string, headers: Readonly<Record<string, string>>): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const asked = ask(url, {
      headers: {
        connection: 'Upgrade',
        upgrade: 'websocket',
        'sec-websocket-version': '13',
        'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
        origin: 'https://shop.test',
        ...headers,
      },
    });
    asked.once('upgrade', (_answer, socket) => {
      socket.destroy();
      resolve(true);
    });
    asked.once('response', (answer) => {
      answer.resume();
      resolve(false);
    });
    asked.once('error', reject);
    asked.end();
  });
}
