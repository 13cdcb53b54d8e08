import { createOrder } from '@formulary/rules/calls/orderCalls';
import {
  listPreOrderPrescriptions,
  setPrescriptionPatient,
} from '@formulary/rules/calls/preOrderCalls';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { audit } from '../../audit/audit.ts';
import { readCommand } from '../../staff/readCommand.ts';
import { runCommand } from '../../staff/runCommand.ts';
import { holdsForTests, storageForTests } from '../../testing/settingsForTests.ts';
import { openTestShop, type TestShop } from '../../testing/openTestShop.ts';
import { orderBody } from '../../testing/orders/orderBody.ts';
import { placeOrder } from '../../testing/orders/placeOrder.ts';
import { type PrescribedCart, prescribedCart } from '../../testing/orders/prescribedCart.ts';
import { addProduct } from '../../testing/testData.queries.ts';

const DAY_MS = 86_400_000;
const THRESHOLD = 6;
const DELIVERED = {
  deliveryOptionId: 2,
  shownDeliveryFee: 7_950,
  shipping: {
    name: 'Amara Okafor',
    street: '1 Park Row',
    city: 'Leeds',
    countryCode: 'GB',
    phone: '020 7946 0018',
  },
};

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
let dayOfMonth = 0;
beforeEach(() => {
  // Each test has its own day, with no orders in the 24 hours before.
  dayOfMonth += 3;
  shop.clock.now = new Date(Date.UTC(2026, 5, dayOfMonth, 10));
});
afterAll(() => shop.close());

/** Returns a cart with prescriptions for patients who live at different postcodes, unless `postcode` is given. */
let towns = 0;
async function cartFor(patients = 1, postcode?: string): Promise<PrescribedCart> {
  const cart = await prescribedCart(
    shop,
    Array.from({ length: patients }, () => [1]),
  );
  for (const id of cart.patientIds) {
    towns += 1;
    await shop.db
      .updateTable('patients')
      .set({ postcode: postcode ?? `AB${towns} 1AA` })
      .where('id', '=', id)
      .execute();
  }
  return cart;
}

function deliveredTo(postcode: string) {
  return { ...DELIVERED, shipping: { ...DELIVERED.shipping, postcode } };
}

async function order(cart: PrescribedCart, postcode?: string): Promise<number> {
  const { lines, prescriptions, token } = cart;
  const body =
    postcode === undefined
      ? orderBody(lines, {}, 0, prescriptions)
      : orderBody(lines, deliveredTo(postcode), 7_950, prescriptions);
  return (await shop.ask(createOrder, { token, body })).id;
}

async function deliver(count: number, postcode: string): Promise<readonly number[]> {
  const ids = [];
  for (let place = 0; place < count; place += 1) ids.push(await order(await cartFor(), postcode));
  return ids;
}

/** Reads the flags of these orders. */
function flagsOf(...orderIds: readonly number[]) {
  return shop.db
    .selectFrom('order_flags')
    .select(['order_id', 'kind', 'postcode', 'count'])
    .where('order_id', 'in', orderIds)
    .orderBy('id')
    .execute();
}

const staff = (...words: readonly string[]) =>
  runCommand(readCommand(['orders', ...words]) as Parameters<typeof runCommand>[0], {
    db: shop.db,
    now: shop.clock.now,
    holds: holdsForTests,
    daysToSign: 14,
    unconfirmedLimits: storageForTests,
    certificates: new Map(),
    trust: () => shop.trust,
    ledger: () => shop.ledger,
    shopUrl: () => 'https://shop.test',
    deskUrl: () => 'https://desk.test',
    user: () => 'priya',
  });

describe('orders with prescriptions to one postcode', () => {
  test('are flagged from the sixth in 24 hours on, however the postcode is typed, and are accepted all the same', async () => {
    const earlier = await deliver(THRESHOLD - 1, 'LS1 4AP');
    expect(await flagsOf(...earlier)).toEqual([]);
    const sixth = await order(await cartFor(), 'ls14ap');
    const flag = { kind: 'orders-to-postcode', postcode: 'LS14AP' };
    expect(await flagsOf(sixth)).toEqual([{ order_id: sixth, ...flag, count: THRESHOLD }]);
    const seventh = await order(await cartFor(), 'LS1 4AP');
    expect(await flagsOf(seventh)).toEqual([{ order_id: seventh, ...flag, count: THRESHOLD + 1 }]);
    expect(await audit(shop, shop.clock.now)).toEqual([]);
  });

  test('are counted over 24 hours, without an order placed exactly 24 hours ago', async () => {
    await deliver(1, 'M1 1AE');
    shop.clock.now = new Date(+shop.clock.now + 1);
    await deliver(THRESHOLD - 2, 'M1 1AE');
    shop.clock.now = new Date(+shop.clock.now + DAY_MS - 1);
    const [afterADay = 0] = await deliver(1, 'M1 1AE');
    expect(await flagsOf(afterADay)).toEqual([]);
    // The first is now older than 24 hours, the others still count.
    const [sixth = 0] = await deliver(1, 'M1 1AE');
    expect(await flagsOf(sixth)).toMatchObject([{ count: THRESHOLD }]);
  });

  test('are not counted when cancelled, collected, or without prescriptions', async () => {
    const [cancelled = 0] = await deliver(THRESHOLD - 1, 'G1 1AA');
    await staff('cancel', String(cancelled), '--reason', 'Not wanted');
    await order(await cartFor());
    const { token } = await shop.signedIn();
    await placeOrder(shop, token, await addProduct(shop.db));
    const [last = 0] = await deliver(1, 'G1 1AA');
    expect(await flagsOf(last)).toEqual([]);
  });

  test('are flagged from the sixth on when placed concurrently', async () => {
    const carts = [];
    for (let place = 0; place < THRESHOLD + 2; place += 1) carts.push(await cartFor());
    const ids = await Promise.all(carts.map((cart) => order(cart, 'CF10 1AA')));
    const counts = (await flagsOf(...ids)).map(({ count }) => count);
    expect(counts).toEqual([THRESHOLD, THRESHOLD + 1, THRESHOLD + 2]);
  });
});

describe('patients of one postcode', () => {
  test('flag an order that prescribes for the sixth of them in 24 hours, even across prescribers', async () => {
    const first = await order(await cartFor(3, 'EH1 1BB'));
    const second = await order(await cartFor(2, 'eh11bb'));
    expect(await flagsOf(first, second)).toEqual([]);
    const third = await order(await cartFor(1, 'EH1  1BB'));
    expect(await flagsOf(third)).toEqual([
      { order_id: third, kind: 'patients-of-postcode', postcode: 'EH11BB', count: THRESHOLD },
    ]);
  });

  test('are counted once each, however many prescriptions they have', async () => {
    const cart = await cartFor(THRESHOLD, 'SA1 1AA');
    const { token, patientIds } = cart;
    for (const { id: rx_pk } of cart.prescriptions) {
      const body = { rx_pk, patient_fk: patientIds[0] };
      await shop.ask(setPrescriptionPatient, { token, body });
    }
    const prescriptions = await shop.ask(listPreOrderPrescriptions, { token });
    expect(await flagsOf(await order({ ...cart, prescriptions }))).toEqual([]);
  });

  test('are not counted after 24 hours', async () => {
    const first = await order(await cartFor(THRESHOLD - 1, 'BT1 1AA'));
    shop.clock.now = new Date(+shop.clock.now + DAY_MS);
    const later = await order(await cartFor(THRESHOLD - 1, 'BT1 1AA'));
    expect(await flagsOf(first, later)).toEqual([]);
  });
});

describe('staff', () => {
  test('find flagged orders in the lists and on their pages, and clear a flag with a note that is kept', async () => {
    const ids = await deliver(THRESHOLD, 'NE1 1AA');
    const sixth = ids.at(-1) ?? 0;
    const { number } = await shop.db
      .selectFrom('orders')
      .select('number')
      .where('id', '=', sixth)
      .executeTakeFirstOrThrow();
    const why = '6 orders with prescriptions to NE11AA in 24 hours';
    expect(await staff('flagged')).toMatch(new RegExp(`${number} .*${why} +Awaiting payment`));
    expect(await staff('--waiting', 'payment')).toMatch(new RegExp(`${number} .* yes +Amara`));
    expect(await staff('show', number)).toContain(`${why}, TO BE LOOKED AT`);

    expect(await staff('unflag', number, '--note', 'A care home', '--as', 'sam')).toBe(
      `Order ${number} is looked at, and stays where it stands.`,
    );
    expect(await staff('flagged')).not.toContain(number);
    expect(await staff('show', number)).toMatch(/looked at .* by sam: A care home/);
    await expect(staff('unflag', number, '--note', 'Again')).rejects.toThrow(
      `Order ${number} has no flag that stands.`,
    );
    const events = await shop.db
      .selectFrom('audit_events')
      .select(['action', 'detail'])
      .where('subject', '=', `order ${sixth}`)
      .where('action', 'like', 'order-%flagged')
      .orderBy('id')
      .execute();
    expect(events).toEqual([
      { action: 'order-flagged', detail: { kind: 'orders-to-postcode', count: THRESHOLD } },
      { action: 'order-unflagged', detail: { by: 'sam', note: 'A care home' } },
    ]);
  });
});
