import {
  countPrescriptions,
  getPrescription,
  listPrescriptions,
} from '@formulary/rules/calls/prescriptionCalls';
import { createOrder } from '@formulary/rules/calls/orderCalls';
import type { Order } from '@formulary/rules/orders/order';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../testing/openTestShop.ts';
import { orderBody } from '../testing/orders/orderBody.ts';
import { type PrescribedCart, prescribedCart } from '../testing/orders/prescribedCart.ts';
import { addSession } from '../testing/testData.queries.ts';

const ALL = { limit: 100, skip: 0 };
const QUERIES = 1_000;
const AT_ONCE = 20;

interface Ordered extends PrescribedCart {
  readonly order: Order;
  /** Session token of the prescriber. */
  readonly prescriberToken: string;
}

let shop: TestShop;
let one: Ordered;
let other: Ordered;
beforeAll(async () => {
  shop = await openTestShop();
  one = await ordered([[2], [1], [4]]);
  other = await ordered([[1], [1]]);
});
afterAll(() => shop.close());

async function ordered(packs: readonly (readonly number[])[]): Promise<Ordered> {
  const cart = await prescribedCart(shop, packs);
  const body = orderBody(cart.lines, {}, 0, cart.prescriptions);
  const order = await shop.ask(createOrder, { token: cart.token, body });
  const prescriberToken = await addSession(shop.db, cart.prescriberId, shop.clock.now);
  return { ...cart, order, prescriberToken };
}

const list = (token: string, query: object = {}, page: object = ALL) =>
  shop.ask(listPrescriptions, { token, body: { query, page } });

const count = (token: string, query: object = {}) =>
  shop.ask(countPrescriptions, { token, body: { query } });

test('a list by deadline has those of paid orders first, then the oldest', async () => {
  const old = await ordered([[1], [1]]);
  const paid = await ordered([[1]]);
  const { prescriberId, prescriberToken: signer } = paid;
  await shop.db
    .updateTable('prescriptions')
    .set({ prescriber_id: prescriberId })
    .where('order_id', '=', old.order.id)
    .execute();
  const ids = async (query: object, page?: object) =>
    (await list(signer, query, page)).map(({ id }) => id);
  const newest = await ids({});
  expect(newest).toHaveLength(3);
  expect(await ids({ by_deadline: true })).toEqual(newest.toReversed());
  expect(await ids({ by_deadline: true }, { limit: 1, skip: 1 })).toEqual([newest[1]]);

  await shop.db
    .updateTable('orders')
    .set({ payment_status: 'Paid' })
    .where('id', '=', paid.order.id)
    .execute();
  const [paidId, ...older] = newest;
  expect(await ids({ by_deadline: true })).toEqual([paidId, ...older.toReversed()]);
});

test('the buyer and the signer find the same prescriptions, newest first @7.44', async () => {
  const found = await list(one.token);
  expect(found).toHaveLength(3);
  expect(await list(one.prescriberToken)).toEqual(found);
  expect(found.map(({ id }) => id)).toEqual(found.map(({ id }) => id).toSorted((a, b) => b - a));
  const [last] = found;
  expect(last).toMatchObject({
    status: 'unsigned',
    isManual: false,
    date: '2026-06-15',
    prescriberId: one.prescriberId,
    prescriber: { id: one.prescriberId, lastName: 'Nair' },
    practitioner: { id: one.userId },
    patient: {
      id: one.patientIds[2],
      firstName: 'Joan',
      lastName: 'Whitfield',
      birthDate: '1971-09-30',
      postcode: 'SE15 4QL',
    },
    waitsFor: 'signature',
    signBy: new Date('2026-06-29T10:00:00Z'),
    isLapsed: false,
    order: {
      id: one.order.id,
      number: one.order.number,
      delivery: { details: 'Collection from the pharmacy' },
    },
    productCategories: { [one.productIds[0] ?? 0]: [] },
  });
  expect(last?.items).toMatchObject([
    {
      productId: one.productIds[0],
      quantity: 4,
      allocated: 4,
      initialQuantity: 4,
      unitPrice: 10_000,
      value: 40_000,
      fullPrice: 40_000,
      isManual: false,
    },
  ]);
  expect(await list(one.token, {}, { limit: 1, skip: 2 })).toEqual(found.slice(2));
});

test('the buyer and the signer find one by its id @7.43', async () => {
  const [listed] = await list(one.token);
  const url = `/api/prescriptions/${listed?.id}`;
  expect(await shop.ask(getPrescription, { token: one.token, url })).toEqual(listed);
  expect(await shop.ask(getPrescription, { token: one.prescriberToken, url })).toEqual(listed);
});

test('filters narrow what is counted and listed @7.45', async () => {
  const own = { order_fk: one.order.id, prescription_status: 0, prescriber_fk: one.prescriberId };
  expect(await count(one.token, own)).toBe(3);
  expect(await list(one.token, own)).toHaveLength(3);
  expect(await count(one.token, { ...own, prescription_status: 1 })).toBe(0);
  expect(await count(one.prescriberToken)).toBe(3);
});

test('prescriptions of cancelled orders await no signature, but are still found', async () => {
  const cart = await ordered([[1]]);
  const orders = shop.db.updateTable('orders').set({ state: 'Cancelled' });
  await orders.where('id', '=', cart.order.id).execute();
  expect(await count(cart.prescriberToken, { prescription_status: 0 })).toBe(0);
  expect(await count(cart.prescriberToken)).toBe(1);
});

describe("another user's prescriptions", () => {
  test('are not found by their ids, like unknown ones @7.43', async () => {
    const [theirs] = await list(other.token);
    const answers = await Promise.all(
      [theirs?.id, 2_000_000_000].map((id) =>
        shop.send(getPrescription, { token: one.token, url: `/api/prescriptions/${id}` }),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404]);
    expect(answers[0]?.body).toBe(answers[1]?.body);
  });

  test('never appear in 1,000 queries, each of which finds and counts exactly its own @7.44 @7.45', async () => {
    const people = [one, other].flatMap((each) => [each.userId, each.prescriberId]);
    const own = await list(one.token);
    const query = fc.record(
      {
        order_fk: fc.constantFrom(one.order.id, other.order.id, 2_000_000_000),
        prescription_status: fc.constantFrom(0, 1, -1),
        prescriber_fk: fc.constantFrom(...people, 1),
      },
      { requiredKeys: [] },
    );
    const page = fc.record({
      limit: fc.integer({ min: 1, max: 100 }),
      skip: fc.integer({ min: 0, max: 4 }),
    });
    const asked = fc.array(fc.tuple(query, page), { minLength: AT_ONCE, maxLength: AT_ONCE });
    await fc.assert(
      fc.asyncProperty(asked, (queries) =>
        Promise.all(
          queries.map(async ([filter, slice]) => {
            const meant = own.filter(
              ({ order, prescriberId }) =>
                (filter.order_fk === undefined || filter.order_fk === order?.id) &&
                (filter.prescriber_fk === undefined || filter.prescriber_fk === prescriberId) &&
                // None of them is signed or rejected.
                (filter.prescription_status === undefined || filter.prescription_status === 0),
            );
            const found = await list(one.token, filter, slice);
            expect(found).toEqual(meant.slice(slice.skip, slice.skip + slice.limit));
            expect(await count(one.token, filter)).toBe(meant.length);
          }),
        ).then(() => undefined),
      ),
      { numRuns: QUERIES / AT_ONCE },
    );
  });

  test.each([0, 101, -1, 1.5])('a limit of %s is refused with 400', async (limit) => {
    const body = { query: {}, page: { limit, skip: 0 } };
    const answer = await shop.send(listPrescriptions, { token: one.token, body });
    expect(answer.statusCode).toBe(400);
  });
});
