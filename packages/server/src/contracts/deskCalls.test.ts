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
/** One call for each permission, a read if there is one: the table of roles decides for each permission, not for each call. */
const permissions = [
  ...Map.groupBy(
    closed.toSorted(([, a], [, b]) => Number(a.method !== 'GET') - Number(b.method !== 'GET')),
    ([, { access }]) => access,
  ).values(),
].map(([first]) => first ?? closed[0]!);
const may = (role: StaffRole, { access }: AnyDeskCall) =>
  access !== 'open' && staffCan(role, access);
const permitted = permissions.flatMap(([name, call]) =>
  staffRoles
    .filter((role) => may(role, call))
    .map((role) => [call.access, role, name, call] as const),
);

/** Headers of a page of another origin that a browser sends with the cookie. */
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

let every: EveryDeskCall;
let watchRows: ReturnType<typeof rowWatcher>;
/** Token of a customer of the shop. */
let buyerToken: string;
/** Token of a superintendent who has left. */
let endedToken: string;
beforeAll(async () => {
  every = await openEveryDeskCall();
  watchRows = rowWatcher(every.shop.db);
  buyerToken = (await every.shop.signedIn()).token;
  const ended = await every.desk.signedIn('superintendent');
  endedToken = ended.token;
  await every.shop.db
    .updateTable('staff')
    .set({ state: 'ended', password_hash: null, totp_key: null })
    .where('id', '=', ended.staffId)
    .execute();
});
beforeEach(() => every.nextHour());
afterAll(() => every.close());

type Request = NonNullable<Parameters<TestDesk['send']>[1]>;
type Refused = readonly [what: string, expected: string, request: Request];

/** Sends requests that must be refused; returns those that were answered otherwise. */
async function notRefused(
  call: AnyDeskCall,
  requests: readonly Refused[],
): Promise<readonly string[]> {
  const found: string[] = [];
  for (const [what, expected, request] of requests) {
    const answer = await every.desk.send(call, request);
    const said = `${answer.statusCode} ${answer.json<{ readonly code: string }>().code}`;
    if (said !== expected) found.push(`${what}: ${said}`);
  }
  return found;
}

/** Requests that only lack a permission or a live session. */
async function withoutRight(call: AnyDeskCall, request: Request): Promise<readonly Refused[]> {
  if (call.access === 'open') return [];
  const others: Refused[] = [];
  for (const role of staffRoles.filter((each) => !may(each, call))) {
    const { token } = await every.desk.signedIn(role);
    others.push([role, '404 not-found', { ...request, token }]);
  }
  const bearer = { ...request.headers, authorization: `Bearer ${buyerToken}` };
  const { token: _own, ...anybody } = request;
  const bodies = call.method === 'GET' ? [anybody] : [anybody, { ...anybody, body: '{' }];
  const tokens = [undefined, '', 'x'.repeat(43), buyerToken, endedToken];
  return [
    ...others,
    ['token of the shop', '404 not-found', { ...request, headers: bearer }],
    ...tokens.flatMap((token, at) =>
      bodies.map((body): Refused => [
        `session ${at}`,
        '401 session-expired',
        { ...body, ...(token !== undefined && { token }) },
      ]),
    ),
  ];
}

/** Sends a call as links do, with its method in the address and in a header. */
async function sendAsLink(call: AnyDeskCall, request: Request): Promise<void> {
  const { body: _body, ...link } = { ...request, url: request.url ?? call.path };
  const override = { 'x-http-method-override': call.method, 'sec-fetch-site': 'same-origin' };
  const methods =
    call.method === 'POST' ? (['GET', 'HEAD'] as const) : (['GET', 'HEAD', 'POST'] as const);
  for (const method of methods) {
    const headers = { ...link.headers, ...override };
    const url = `${link.url}${link.url.includes('?') ? '&' : '?'}_method=${call.method}`;
    await every.desk.send({ method, path: call.path } as never, { ...link, url, headers });
  }
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
    const answer = await every.shop.send(call, { token: buyerToken, body: {} });
    expect(answer.statusCode).toBe(404);
  });
});

test.each(permitted)('whoever may %s as %s is served by %s', async (_access, role, _name, call) => {
  const caller = await every.desk.signedIn(role);
  const answer = await every.desk.send(call, await every.sampleFor(call, caller));
  expect([answer.statusCode, answer.body]).toEqual([call.status, answer.body]);
});

test.each(everyDeskCall)(
  '%s is unknown without its permission and to pages of other origins, is 401 without a live session, and writes nothing then',
  async (_name, call) => {
    const { shop, desk } = every;
    const { request } = await every.prepared(call);
    const refused: readonly Refused[] = [
      ...(await withoutRight(call, request)),
      ...foreign.map((headers): Refused => [
        JSON.stringify(headers),
        '404 not-found',
        { ...request, headers: { ...request.headers, ...headers } },
      ]),
    ];
    const changes = await watchRows();
    expect(await notRefused(call, refused)).toEqual([]);
    const preflight = await desk.app.inject({
      method: 'OPTIONS',
      url: request.url ?? call.path,
      headers: { origin: 'https://shop.test', 'access-control-request-method': call.method },
    });
    expect(preflight.statusCode).toBe(404);
    const allowed = Object.keys(preflight.headers).filter((each) =>
      each.startsWith('access-control'),
    );
    expect(allowed).toEqual([]);
    if (call.method !== 'GET') await sendAsLink(call, request);
    shop.clock.now = new Date(+shop.clock.now + 10 * 60_000);
    const idle: readonly Refused[] =
      call.access === 'open' ? [] : [['idle', '401 desk-locked', request]];
    expect(await notRefused(call, idle)).toEqual([]);
    expect(await changes()).toBe('');
  },
);

describe('a stolen cookie of the desk', () => {
  let thief: Awaited<ReturnType<TestDesk['signedIn']>>;
  beforeAll(async () => {
    thief = await every.desk.signedIn('superintendent');
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
    const { token } = thief;
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
