/** @module-tag every-call */
import { can } from '@formulary/rules/accounts/permissions';
import type { Call } from '@formulary/rules/calls/call';
import { addCartLine, getCart } from '@formulary/rules/calls/cartCalls';
import { allCalls } from '@formulary/rules/calls/allCalls';
import { getPublicProduct } from '@formulary/rules/calls/catalogueCalls';
import { createOrder } from '@formulary/rules/calls/orderCalls';
import { decode } from '@formulary/rules/wire/decode';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { MOST_KEYS, MOST_VALUES, bodyLimitOf } from '../platform/http/bodyBounds.ts';
import { openTestShop, type Sent, type TestShop } from '../testing/openTestShop.ts';
import { orderBody } from '../testing/orders/orderBody.ts';
import { countLargeBodyDelays } from '../testing/calls/countLargeBodyDelays.ts';
import {
  bodiesOfAnotherKind,
  bodiesWithMore,
  malformedIds,
  malformedJson,
  notJson,
  oddBodies,
  toSend,
} from '../testing/calls/bodyFaults.ts';
import { worstBodiesOf } from '../testing/calls/worstBodiesOf.ts';
import { addProduct, addSession, addUser, contents } from '../testing/testData.queries.ts';

type AnyCall = Call<unknown, unknown, unknown, unknown>;
const calls = Object.values(allCalls).flat() as unknown as readonly AnyCall[];
const named = calls.map((call) => [call.name, call] as const);
/** Forms with files have a separate parser: uploads/uploads.test.ts. */
const bodied = named.filter(([, call]) => call.body !== undefined && call.files === undefined);

const largeBodyDelays = countLargeBodyDelays();

let shop: TestShop;
let other: { token: string; userId: number };
let prescriber: { token: string };
let bodies: Record<string, Record<string, unknown>>;
let urls: Record<string, string>;
beforeAll(async () => {
  shop = await openTestShop();
  const owner = await shop.signedIn();
  other = await shop.signedIn();
  const prescriberId = await addUser(shop.db, { is_prescriber: true, claims_prescriber: true });
  prescriber = { token: await addSession(shop.db, prescriberId, shop.clock.now) };
  const product = await addProduct(shop.db, { in_stock: 10_000_000 });
  const line = { product_fk: product, cart_quantity: 1, cart_req_prescription: false };
  await shop.ask(addCartLine, { token: owner.token, body: line });
  const ordered = await shop.ask(getCart, { token: owner.token });
  const order = await shop.ask(createOrder, { token: owner.token, body: orderBody(ordered) });
  const cart = await shop.ask(addCartLine, { token: owner.token, body: line });
  const query = { query: { category_fk: 0, search_term: 'product', isInStock: true } };
  const list = { query: { ...query.query, excludeIds: [1] }, page: { limit: 12, skip: 0 } };
  bodies = {
    signIn: { user_email: 'nobody@formulary.test', user_password: 'x' },
    confirmEmail: { user_verifyCode: 'x' },
    contactUs: { name: 'A', email: 'nobody@formulary.test', message: 'B' },
    forgotPassword: { user_email: 'nobody@formulary.test' },
    resetPassword: {
      user_new_password: 'x',
      user_password_confirmation: 'x',
      user_reset_password_token: 'x',
    },
    updateProfile: {
      user_fname: 'A',
      user_lname: 'B',
      user_phone: '020 7946 0018',
      user_street: 'S',
      user_city: 'C',
      user_postcode: 'WC1R 4RH',
      user_county: null,
      user_country: 'GB',
    },
    countProducts: query,
    getProductFacets: query,
    getPublicProductFacets: query,
    readSearch: query,
    listProducts: list,
    listPublicProducts: list,
    matchProducts: { rows: ['product'] },
    addCartLine: line,
    addCartLines: { items: [line] },
    updateCartLine: line,
    removeCartLine: { product_fk: product, cart_req_prescription: false },
    createOrder: orderBody(cart, { note: 'x' }),
    countOrders: {},
    listOrders: { query: {}, page: { limit: 15, skip: 0 } },
    listPrescribers: { query: { practitioner_prescriber_status: 1 } },
    listMyPrescribers: { query: { practitioner_prescriber_status: 1 } },
    addOrInvitePrescriber: { prescriber_email: 'nobody' },
    resendInvite: { prescriber: 1 },
    openInvitation: { token: 'x' },
    askForInvitation: { token: 'x' },
    countMyPractitioners: { query: { practitioner_prescriber_status: 0 } },
    listMyPractitioners: {
      query: { practitioner_prescriber_status: 0 },
      page: { limit: 5, skip: 0 },
    },
    answerLinkRequest: { practitioner_fk: 1, practitioner_prescriber_status: 1 },
    endLink: { partner_fk: 1 },
  };
  urls = {
    listSubCategories: '/api/subCategorys?category_parent=0',
    getProduct: `/api/products/${product}`,
    getPublicProduct: `/api/products/public/${product}`,
    getOrder: `/api/orders/${order.id}`,
    getOrderTimeline: `/api/orders/${order.id}/timeline`,
  };
});
afterAll(() => shop.close());

function sentTo(call: AnyCall, sent: Sent): Sent {
  const url = urls[call.name];
  return url === undefined ? sent : { url, ...sent };
}

function expectRefusal(body: string): void {
  const refusal = JSON.parse(body) as Record<string, unknown>;
  expect(refusal['message']).toEqual(expect.any(String));
  expect(['message', 'errors', 'code']).toEqual(expect.arrayContaining(Object.keys(refusal)));
  expect(body).not.toMatch(/ at \/|select |syntax error|node_modules/);
}

function inShort(value: unknown): string {
  return (JSON.stringify(value) ?? 'nothing').slice(0, 200);
}

/** Returns a token of a user who may make the call. */
function tokenFor({ access }: AnyCall): string {
  return can('practitioner', access) ? other.token : prescriber.token;
}

/** Sends a call as a user with an empty cart, so that it cannot succeed by accident. */
async function refuse(call: AnyCall, sent: Sent, statuses: readonly number[]): Promise<void> {
  const answer = await shop.send(call, sentTo(call, { token: tokenFor(call), ...sent }));
  const isRefused = statuses.includes(answer.statusCode);
  expect(isRefused ? 'refused' : `${answer.statusCode} for ${inShort(sent.body)}`).toBe('refused');
  expectRefusal(answer.body);
}

describe('bad input', () => {
  let before: string;
  beforeEach(async () => {
    before = await contents(shop.db);
  });

  test.each(bodied)('%s: every field of another kind is 400', async (name, call) => {
    for (const { body } of toSend(call, bodiesOfAnotherKind(bodies[name] ?? {})))
      await refuse(call, { body }, [400]);
    expect(await contents(shop.db)).toBe(before);
  });

  test.each(bodied)('%s: no value of any kind causes a 500', async (name, call) => {
    for (const { path, body } of toSend(call, oddBodies(bodies[name] ?? {}))) {
      const { statusCode } = await shop.send(call, sentTo(call, { token: tokenFor(call), body }));
      expect([path, statusCode < 500]).toEqual([path, true]);
    }
  });

  test.each(bodied)('%s: a missing or undeclared field is 400', async (name, call) => {
    for (const { body } of toSend(call, bodiesWithMore(bodies[name] ?? {}, call)))
      await refuse(call, { body }, [400]);
    const body = bodies[name] ?? {};
    for (const field of Object.keys(body).filter((key) => !['query', 'page'].includes(key))) {
      const { [field]: _left, ...rest } = body;
      await refuse(call, { body: rest }, [400]);
    }
    expect(await contents(shop.db)).toBe(before);
  });

  test.each(bodied)('%s: malformed or mistyped JSON is 400, 413 or 415', async (name, call) => {
    // A call without required fields takes no body (reading R32).
    const isNeeded = call.body !== undefined && !decode(call.body, {}).ok;
    for (const malformed of [...malformedJson, ...(isNeeded ? [''] : [])]) {
      await refuse(call, { body: malformed }, [400]);
    }
    await refuse(call, { body: `"${'x'.repeat(bodyLimitOf(call))}"` }, [413]);
    for (const type of notJson) {
      const headers = { 'content-type': type };
      await refuse(call, { body: JSON.stringify(bodies[name] ?? {}), headers }, [415]);
    }
    expect(await contents(shop.db)).toBe(before);
  });

  test.each(bodied)('%s: the worst bodies within its limits are 400', async (_, call) => {
    const worst = worstBodiesOf(call).filter(({ kind }) => kind !== 'valid');
    for (const { json } of worst) await refuse(call, { body: json }, [400]);
    expect(worst.length).toBeGreaterThan(8);
    expect(await contents(shop.db)).toBe(before);
  });

  test.each(named.filter(([, call]) => !call.files && call.method !== 'GET'))(
    '%s: a body with too many bytes or values is 413, after 0.4 s',
    async (_name, call) => {
      const delaysBefore = largeBodyDelays();
      await refuse(call, { body: `{}${' '.repeat(bodyLimitOf(call) - 1)}` }, [413]);
      const isTooMany = JSON.stringify(Array.from({ length: MOST_VALUES + 1 }, () => 0));
      await refuse(call, { body: isTooMany }, [413]);
      const keys = Array.from({ length: MOST_KEYS + 1 }, (_, key) => `"${key}":0`);
      await refuse(call, { body: `{${keys.join(',')}}` }, [413]);
      expect(largeBodyDelays() - delaysBefore).toBe(3);
      expect(await contents(shop.db)).toBe(before);
    },
  );

  test.each(named.filter(([, call]) => call.path.includes(':id')))(
    '%s: a malformed id is 400, an unknown one 404',
    async (_name, call) => {
      for (const id of ['0', ...malformedIds]) {
        await refuse(call, { url: call.path.replace(':id', id) }, [400, 404]);
      }
      await refuse(call, { url: call.path.replace(':id', '2147483647') }, [404]);
      expect(await contents(shop.db)).toBe(before);
    },
  );

  test('an unknown product, category, line or delivery option changes nothing @5.16', async () => {
    const unknown = { product_fk: 2_000_000_000, cart_quantity: 1, cart_req_prescription: false };
    const byName = Object.fromEntries(named);
    await refuse(byName['addCartLine'] as AnyCall, { body: unknown }, [404]);
    await refuse(byName['updateCartLine'] as AnyCall, { body: unknown }, [404]);
    await refuse(byName['createOrder'] as AnyCall, { body: bodies['createOrder'] }, [409]);
    expect(await contents(shop.db)).toBe(before);
  });
});

describe('omitted input', () => {
  const specified = ['7.25', '7.26', '7.29', '7.53', '7.54', '7.56'];
  const empty = named.filter(
    ([, { clause, method, body }]) =>
      specified.includes(clause) &&
      method === 'POST' &&
      Object.keys(body?.fields ?? {}).length === 0,
  );
  const lists = bodied.filter(([, { body }]) => body?.fields?.['page'] !== undefined);

  test('is tested for all calls with optional bodies and pages', () => {
    expect(empty.map(([name]) => name).toSorted()).toEqual([
      'addCartPrescription',
      'addPreOrderPrescription',
      'clearCartPrescriptions',
      'countOrders',
      'countPrescribed',
      'listPreOrderPrescriptions',
    ]);
    expect(lists.map(([name]) => name).toSorted()).toEqual([
      'findPatients',
      'listMyPractitioners',
      'listOrders',
      'listPrescriptions',
      'listProducts',
      'listPublicProducts',
    ]);
  });

  test.each(empty)('%s takes a missing body like an empty one @7.29', async (_, call) => {
    const token = tokenFor(call);
    const json = { 'content-type': 'application/json' };
    const sent = [{ token, body: {} }, { token }, { token, headers: json }];
    const answers = [];
    for (const each of sent) answers.push(await shop.send(call, each));
    const [asked, ...others] = answers.map(({ statusCode, body }) => [statusCode, body]);
    expect([200, 201, 409]).toContain(asked?.[0]);
    expect(others).toEqual([asked, asked]);
    const surprised = await shop.send(call, { token, body: { surprise: 1 } });
    expect([surprised.statusCode, surprised.json()]).toMatchObject([
      400,
      { errors: { surprise: expect.any(String) } },
    ]);
  });

  test.each(lists)('%s returns the first 15 by default @9.1', async (_, call) => {
    const token = tokenFor(call);
    let last = 0;
    for (let index = 0; index < 17; index += 1) last = await addProduct(shop.db);
    // The catalogue in memory lags behind the database.
    const url = `/api/products/public/${last}`;
    await expect
      .poll(async () => (await shop.send(getPublicProduct, { url })).statusCode, {
        timeout: 30_000,
      })
      .toBe(200);
    const counted = { query: {} };
    const rowsOf = async (body: object) => {
      const answer = await shop.send(call, { token, body });
      expect(answer.statusCode).toBe(200);
      return answer.json<readonly unknown[]>();
    };
    const whole = await rowsOf({ ...counted, page: { limit: 100, skip: 0 } });
    expect(await rowsOf(counted)).toEqual(whole.slice(0, 15));
    expect(await rowsOf({ ...counted, page: {} })).toEqual(whole.slice(0, 15));
    expect(await rowsOf({ ...counted, page: { skip: 1 } })).toEqual(whole.slice(1, 16));
    expect(await rowsOf({ ...counted, page: { limit: 2 } })).toEqual(whole.slice(0, 2));
  });
});
