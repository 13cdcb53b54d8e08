/** @module-tag every-call */
import type { AccountState } from '@formulary/rules/accounts/accountState';
import { allCalls } from '@formulary/rules/calls/allCalls';
import { addCartLine, clearCart, getCart } from '@formulary/rules/calls/cartCalls';
import { createOrder } from '@formulary/rules/calls/orderCalls';
import { can, needsSession } from '@formulary/rules/accounts/permissions';
import type { Call } from '@formulary/rules/calls/call';
import type { RouteOptions } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { shopParts } from '../start/shopParts.ts';
import { buildTestApp } from '../testing/buildTestApp.ts';
import { answerKeys } from '../testing/calls/answerKeys.ts';
import { type CallSample, callSamples, type SampleRequest } from '../testing/calls/callSamples.ts';
import { openTestShop, type TestShop } from '../testing/openTestShop.ts';
import { orderBody } from '../testing/orders/orderBody.ts';
import {
  addCategory,
  addPatient,
  addProduct,
  addPromotion,
  addSession,
  addUser,
  contents,
} from '../testing/testData.queries.ts';
import { hashPassword } from '../accounts/passwords.ts';
import { settingsForTests } from '../testing/settingsForTests.ts';
import { sealForTests } from '../testing/signing/sealForTests.ts';
import { trustForTests } from '../testing/signing/sealKeyForTests.ts';
import { resourcesForTests } from '../testing/resourcesForTests.ts';

type AnyCall = Call<unknown, unknown, unknown, unknown>;
const calls = Object.values(allCalls).flat() as unknown as readonly AnyCall[];
const named = calls.map((call) => [call.name, call] as const);
const withAccess = (access: AnyCall['access']) =>
  named.filter(([, call]) => call.access === access);

const HOUR_MS = 3_600_000;
const PASSWORD = 'correct horse battery';
const NEVER_AN_ANSWER = /password|hash|token|secret|passport/i;
const NEVER_A_VISITORS = /price|promotion|qtyinstock|minstock|saving|rxmax|_vat/;
/** Calls that name a user's own record by id; for others it does not exist. */
const OWN_RECORD = [
  'getOrder',
  'getOrderTimeline',
  'getInvoicePdf',
  'startPayment',
  'buyAgain',
  'getList',
  'renameList',
  'setListLines',
  'addListLines',
  'removeList',
  'getPatient',
  'savePatient',
  'getPrescription',
  'getPrescriptionPdf',
  'giveUpPrescription',
  'correctPrescription',
  'nudgePrescriber',
];
/** Calls whose ids name public records, or that reach only the caller's own. */
const SHARED_RECORD = [
  'getResource',
  'listSubCategories',
  'countProducts',
  'getPublicProductFacets',
  'readSearch',
  'getProductFacets',
  'listProducts',
  'listPublicProducts',
  'getProduct',
  'getPublicProduct',
  'matchProducts',
  'addCartLine',
  'addCartLines',
  'updateCartLine',
  'removeCartLine',
  'createOrder',
  'addStockRequest',
  'removeStockRequest',
  'createList',
  'listPatients',
  'findLikelyPatients',
  'setPrescriptionPatient',
  'setPrescriptionsPrescriber',
  'setPrescribedQuantity',
  'setAllocation',
  'prescribeCart',
  'deletePreOrderPrescription',
  'listPrescriptions',
  'beginSigning',
  'signPrescription',
  'resendConfirmation',
  'countPrescriptions',
  'resendInvite',
  'answerLinkRequest',
  'answerHandover',
  'verifyPrescription',
  'rejectPrescription',
  'favouriteDirections',
  'endLink',
  'checkPrescription',
  'renamePasskey',
  'removePasskey',
];
const NOBODYS = 2_000_000_000;
const AN_ID = /(_pk|_fk|Id|Ids|_id|_parent)$/;

/** Routes for everybody, by the specification: 6.1, 7.2 to 7.7, 7.14 to 7.19, reading R15. */
const OPEN_TO_VISITORS = [
  'GET /api/categorys',
  // Anybody who was given a prescription can check it; the answer names no patient.
  'GET /api/prescriptions/:id/check',
  'GET /api/products/public/:id',
  'GET /api/subCategorys',
  // The PDFs of the page Resources.
  'GET /resources/:file',
  'POST /api/products/getProductsCount',
  'POST /api/products/getSearchTerm',
  'POST /api/products/public/facets',
  'POST /api/products/public',
  // Targets of a mailed invitation before there is an account.
  'POST /api/prescriptions/describeConfirmation',
  'PUT /api/prescriptions/verifySign',
  'POST /api/prescribers/askForInvitation',
  'POST /api/prescribers/openInvitation',
  'POST /api/users',
  'POST /api/users/contactUs',
  'POST /api/users/login',
  'POST /api/users/uploadDocs',
  'PUT /api/users/forgotPassword',
  'PUT /api/users/resetPassword',
  'PUT /api/users/verifyEmail',
];

let shop: TestShop;
let samples: Readonly<Record<string, CallSample>>;
let ownerId: number;
const locked: Partial<Record<AccountState, number>> = {};
/** Creates a new session of a locked account, because sessions expire during the tests. */
const lockedToken = (state: AccountState) => addSession(shop.db, locked[state]!, shop.clock.now);
beforeAll(async () => {
  shop = await openTestShop();
  const owner = await shop.signedIn();
  ownerId = owner.userId;
  for (const state of ['registered', 'verified', 'rejected', 'suspended'] as const) {
    locked[state] = await addUser(shop.db, { account_state: state });
  }
  const email = 'account@clinic.test';
  const userId = await addUser(shop.db, { email, password_hash: await hashPassword(PASSWORD) });
  const account = { userId, email, password: PASSWORD };
  const shelf = await addCategory(shop.db, 'Shelf');
  const productId = await addProduct(shop.db, { in_stock: 9_000 }, [
    await addCategory(shop.db, 'Board', shelf),
  ]);
  await addPromotion(shop.db, productId, 3, 25_000);
  const line = { product_fk: productId, cart_quantity: 4, cart_req_prescription: false };
  await shop.ask(addCartLine, { token: owner.token, body: line });
  const cart = await shop.ask(getCart, { token: owner.token });
  const order = await shop.ask(createOrder, { token: owner.token, body: orderBody(cart) });
  const placeOrder = async (paymentMode: 'card' | 'bankTransfer') => {
    const { token } = await signedInAs('the owner');
    await shop.ask(clearCart, { token });
    const lines = await shop.ask(addCartLine, { token, body: line });
    const placed = await shop.ask(createOrder, { token, body: orderBody(lines, { paymentMode }) });
    return placed.id;
  };
  const patientId = await addPatient(shop.db, ownerId);
  const scene = { shop, productId, orderId: order.id, patientId };
  samples = callSamples({ ...scene, placeOrder, account });
});
beforeEach(() => {
  // Advances a minute per test, so that rate limits do not carry over.
  shop.clock.now = new Date(+shop.clock.now + HOUR_MS / 60);
});
afterAll(() => shop.close());

type Role = 'the owner' | 'another practitioner' | 'a prescriber';

/** Signs in for every request, because one of them signs out. */
async function signedInAs(role: Role): Promise<{ readonly token: string }> {
  const isPrescriber = role === 'a prescriber';
  const flags = { is_prescriber: isPrescriber, claims_prescriber: isPrescriber };
  const userId = role === 'the owner' ? ownerId : await addUser(shop.db, flags);
  return { token: await addSession(shop.db, userId, shop.clock.now) };
}

function sampleOf(call: AnyCall): CallSample {
  const sample = samples[call.name];
  if (!sample) throw new Error(`${call.name} is missing in testing/callSamples.ts`);
  return sample;
}

function send(call: AnyCall, request: SampleRequest, token?: string) {
  const { url = call.path, headers = {}, payload } = request;
  const authorization = token === undefined ? {} : { authorization: `Bearer ${token}` };
  return shop.app.inject({
    method: call.method,
    url,
    headers: { ...headers, ...authorization },
    ...(payload === undefined ? {} : { payload }),
  });
}

/** Returns the keys of an answer that are not allowed; numeric keys are exempt. */
function keysBeyond(allowed: readonly string[] | undefined, answer: unknown): readonly string[] {
  const keys = keysIn(answer).filter((key) => !/^\d/.test(key));
  return [...new Set(keys.filter((key) => !allowed?.includes(key)))];
}

function keysIn(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap(keysIn);
  return Object.entries(value).flatMap(([key, inner]) => [key, ...keysIn(inner)]);
}

/** Returns the fields of an answer; a file has none. */
function jsonOf(answer: Awaited<ReturnType<typeof send>>): unknown {
  const isFile = answer.headers['content-disposition'] !== undefined;
  return isFile ? undefined : answer.json();
}

/** Makes the same request for an unknown record. */
function ofNobody({ path }: AnyCall, request: SampleRequest): SampleRequest {
  const url = path.replace(':id', String(NOBODYS));
  if (request.payload === undefined) return { ...request, url };
  const ids = (key: string, value: unknown): unknown => (AN_ID.test(key) ? NOBODYS : value);
  const body: unknown = JSON.parse(String(request.payload), ids);
  return { ...request, url, payload: JSON.stringify(body) };
}

function wordsOf({ method, url }: Pick<RouteOptions, 'method' | 'url'>): string {
  return `${String(method)} ${url}`;
}

describe('the routes', () => {
  let routes: readonly Pick<RouteOptions, 'method' | 'url' | 'config'>[];
  beforeAll(async () => {
    const found: RouteOptions[] = [];
    const { db, database, clock } = shop;
    const parts = await shopParts({
      db,
      direct: database.pool,
      ...settingsForTests,
      shopUrl: () => 'https://shop.test',
      delivery: undefined,
      card: undefined,
      seal: sealForTests,
      ...trustForTests(),
      resources: resourcesForTests,
      now: () => clock.now,
    });
    const app = await buildTestApp(database, {
      ...parts,
      register: (server) => {
        server.addHook('onRoute', (route) => void found.push(route));
        return parts.register(server);
      },
    });
    await app.ready();
    await app.close();
    // Fastify adds HEAD routes to GET with the same access.
    routes = found.filter(({ method }) => method !== 'HEAD');
  });

  test('are the declared calls, each with its declared access', () => {
    const served = routes.map((route) => `${wordsOf(route)} ${route.config?.access}`);
    const declared = calls.map(({ method, path, access }) => `${method} ${path} ${access}`);
    expect(new Set(served)).toEqual(new Set(declared));
    expect(served).toHaveLength(declared.length);
  });

  test('that are open to visitors are those of the specification @6.1', () => {
    const open = routes.filter(({ config }) => config?.access === 'public').map(wordsOf);
    expect(new Set(open)).toEqual(new Set(OPEN_TO_VISITORS));
  });

  test('are all in this matrix, which has no other', () => {
    expect(new Set(Object.keys(samples))).toEqual(new Set(calls.map(({ name }) => name)));
  });

  test.each(named)('%s: declares the owner of a record that it names by id', async (name, call) => {
    const { payload, headers } = await sampleOf(call)(await signedInAs('the owner'));
    const isJson = headers?.['content-type'] === 'application/json';
    const body: unknown = isJson ? JSON.parse(String(payload)) : undefined;
    const isInAddress = call.path.includes(':') || call.query !== undefined;
    const hasId = isInAddress || keysIn(body).some((key) => AN_ID.test(key));
    const isSaid = OWN_RECORD.includes(name) || SHARED_RECORD.includes(name);
    expect(isSaid || !hasId).toBe(true);
  });
});

const LOCKED = {
  registered: 'account-unverified',
  verified: 'account-in-review',
  rejected: 'account-rejected',
  suspended: 'account-suspended',
} as const satisfies Partial<Record<AccountState, string>>;

const roles: readonly Role[] = ['the owner', 'another practitioner', 'a prescriber'];
const isServed = (role: Role, { access }: AnyCall) =>
  can(role === 'a prescriber' ? 'prescriber' : 'practitioner', access);

type Refused = readonly [who: string, answer: string, request: SampleRequest, token?: string];

/** Requests that only lack a session, an account that is open, or the role. */
async function withoutRight(call: AnyCall): Promise<readonly Refused[]> {
  const good = await sampleOf(call)(await signedInAs('the owner'));
  const anything = [good, { ...good, payload: '{' }];
  const refused: Refused[] = anything.flatMap((request): readonly Refused[] => [
    ['a visitor', '401 session-expired', request],
    ['a dead token', '401 session-expired', request, 'x'.repeat(43)],
  ]);
  for (const [state, code] of Object.entries(LOCKED)) {
    const token = await lockedToken(state as AccountState);
    refused.push([state, `403 ${code}`, good, token]);
  }
  for (const role of roles.filter((each) => !isServed(each, call))) {
    const caller = await signedInAs(role);
    refused.push([role, '404 not-found', await sampleOf(call)(caller), caller.token]);
  }
  return refused;
}

describe.each(named.filter(([, { access }]) => needsSession(access)))('%s', (_name, call) => {
  test('is 401 without a live session, 403 for an account that is not open and 404 to other roles, whatever is sent, and changes nothing @7.1 @6.4 @4.2', async () => {
    const refused = await withoutRight(call);
    const before = await contents(shop.db);
    const said: string[] = [];
    for (const [who, , request, token] of refused) {
      const answer = await send(call, request, token);
      const { code, ...words } = answer.json<{ readonly code: string }>();
      said.push(`${who}: ${answer.statusCode} ${code}`);
      expect(words).toEqual({ message: expect.any(String) });
    }
    expect(said).toEqual(refused.map(([who, expected]) => `${who}: ${expected}`));
    expect(await contents(shop.db)).toBe(before);
  });

  const rolesServed = OWN_RECORD.includes(call.name)
    ? ['the owner' as const]
    : roles.filter((role) => isServed(role, call));
  test.each(rolesServed)('serves %s with permitted fields only @6.2 @6.3', async (role) => {
    const caller = await signedInAs(role);
    const answer = await send(call, await sampleOf(call)(caller), caller.token);
    expect(answer.statusCode).toBe(call.status);
    expect(keysBeyond(answerKeys[call.name], jsonOf(answer))).toEqual([]);
  });
});

test.each(named.filter(([name]) => OWN_RECORD.includes(name)))(
  "%s answers others about the owner's record as about an unknown one, and changes nothing",
  async (_name, call) => {
    const others: (readonly [SampleRequest, string])[] = [];
    for (const role of ['another practitioner', 'a prescriber'] as const) {
      const { token } = await signedInAs(role);
      others.push([await sampleOf(call)({ token }), token]);
    }
    const before = await contents(shop.db);
    for (const [request, token] of others) {
      const theirs = await send(call, request, token);
      const nobodys = await send(call, ofNobody(call, request), token);
      expect(theirs.statusCode).toBe(404);
      expect(theirs.body).toBe(nobodys.body);
    }
    expect(await contents(shop.db)).toBe(before);
  },
);

describe.each(withAccess('public'))('%s', (_name, call) => {
  test.each([
    ['a visitor', () => undefined],
    ['a dead token', () => 'x'.repeat(43)],
    ['a suspended account', () => lockedToken('suspended')],
    ['a practitioner', async () => (await signedInAs('another practitioner')).token],
  ])('serves %s, without price, offer or stock figure @6.1 @1.1', async (_who, token) => {
    const request = await sampleOf(call)(await signedInAs('the owner'));
    const answer = await send(call, request, await token());
    expect(answer.statusCode).toBe(call.status);
    expect(keysBeyond(answerKeys[call.name], jsonOf(answer))).toEqual([]);
    expect(keysIn(jsonOf(answer)).filter((key) => NEVER_A_VISITORS.test(key))).toEqual([]);
  });
});

describe('the list of allowed answer keys', () => {
  test('covers every call, and no other', () => {
    expect(new Set(Object.keys(answerKeys))).toEqual(new Set(calls.map(({ name }) => name)));
  });

  test('contains no name of a secret', () => {
    const keys = Object.values(answerKeys).flat();
    expect(keys.filter((key) => NEVER_AN_ANSWER.test(key))).toEqual([]);
  });
});

test.each(['registered', 'verified', 'rejected', 'suspended'] as const)(
  'an account that becomes %s is 403 on its next call',
  async (state) => {
    const { userId, token } = await shop.signedIn();
    const status = () =>
      shop
        .send({ method: 'GET', path: '/api/carts' }, { token })
        .then((answer) => answer.statusCode);
    expect(await status()).toBe(200);
    await shop.db
      .updateTable('users')
      .set({ account_state: state })
      .where('id', '=', userId)
      .execute();
    await expect.poll(status).toBe(403);
  },
);
