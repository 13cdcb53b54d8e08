import { formatMoney } from '@formulary/rules/money/formatMoney';
import type { Order } from '@formulary/rules/orders/order';
import { getOrder } from '@formulary/rules/calls/orderCalls';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { audit } from '../../audit/audit.ts';
import { settleHolds } from '../../payments/payments.tasks.ts';
import { poundsOf } from '../../payments/worldpay/poundsOf.ts';
import { holdsForTests, storageForTests } from '../../testing/settingsForTests.ts';
import { openTestShop, type TestShop } from '../../testing/openTestShop.ts';
import { paymentResponse, sendResponse } from '../../testing/orders/paymentResponse.ts';
import { placeOrder } from '../../testing/orders/placeOrder.ts';
import {
  addPatient,
  addPrescriptionByHand,
  addProduct,
  contents,
  emailOf,
  stockOf,
} from '../../testing/testData.queries.ts';
import { readCommand } from '../readCommand.ts';
import { runCommand } from '../runCommand.ts';
import { UsageProblem } from '../commandWords.ts';

const DAY_MS = 86_400_000;

let shop: TestShop;
let token: string;
let userId: number;
let product: number;
beforeAll(async () => {
  shop = await openTestShop();
});
beforeEach(async () => {
  ({ token, userId } = await shop.signedIn());
  product = await addProduct(shop.db, { in_stock: 100 });
});
afterAll(() => shop.close());

function orders(...words: readonly string[]): Promise<string> {
  const command = readCommand(['orders', ...words]);
  if (command.kind === 'help') throw new Error('That is help');
  return runCommand(command, {
    db: shop.db,
    now: shop.clock.now,
    holds: holdsForTests,
    daysToSign: 14,
    certificates: new Map(),
    trust: () => shop.trust,
    ledger: () => shop.ledger,
    unconfirmedLimits: storageForTests,
    shopUrl: () => 'https://shop.test',
    deskUrl: () => 'https://desk.test',
    user: () => 'priya',
  });
}

const place = (paymentMode: Order['paymentMode'] = 'bankTransfer') =>
  placeOrder(shop, token, product, { paymentMode });
const read = (id: number) => shop.ask(getOrder, { token, url: `/api/orders/${id}` });
const pay = ({ number, amount }: Order, pounds = poundsOf(amount)) =>
  orders('paid', number, '--amount', pounds, '--reference', 'FP 140 OKAFOR', '--as', 'sam');

async function lastMail(recipient: string) {
  return shop.db
    .selectFrom('outbox')
    .select(['subject', 'text'])
    .where('recipient', '=', recipient)
    .orderBy('id', 'desc')
    .executeTakeFirst();
}

describe('orders', () => {
  test('are listed by their pending step', async () => {
    const waiting = await place();
    const packing = await place();
    await pay(packing);
    const list = await orders();
    expect(list).toMatch(new RegExp(`payment +${waiting.number} .* £36.00 +£36.00 +transfer`));
    expect(list).toMatch(new RegExp(`packing +${packing.number} `));
    const unpaid = await orders('--waiting', 'payment');
    expect(unpaid).toContain(waiting.number);
    expect(unpaid).not.toContain(packing.number);
    expect(await orders('--waiting', 'prescription')).toBe('No order waits for prescription.');
  });

  test('are shown whole, found by number or id', async () => {
    const order = await place();
    await pay(order);
    const page = await orders('show', order.number);
    expect(await orders('show', String(order.id))).toBe(page);
    for (const words of [
      'Processing',
      'transfer, Paid',
      '\nLines:\n  3 × Product',
      'FP 140 OKAFOR',
      'by sam',
    ]) {
      expect(page).toContain(words);
    }
  });

  test('go from paid to delivered, each step recorded with its actor and mailed where it matters @1.8', async () => {
    const order = await place();
    expect(await pay(order)).toBe(
      `Order ${order.number} is paid: Processing. A mail tells its buyer.`,
    );
    const recipient = await emailOf(shop.db, userId);
    expect((await lastMail(recipient))?.subject).toBe(
      `We have received your payment for order ${order.number}`,
    );
    await orders('dispatch', order.number);
    expect((await lastMail(recipient))?.subject).toBe(`Your order ${order.number} is on its way`);
    await orders('deliver', order.number);
    expect(await read(order.id)).toMatchObject({ state: 'Delivered', paymentStatus: 'Paid' });
    const events = await shop.db
      .selectFrom('audit_events')
      .select('detail')
      .where('subject', '=', `order ${order.id}`)
      .orderBy('id')
      .execute();
    expect(events.slice(1).map(({ detail }) => detail)).toMatchObject([
      { cause: 'paid', by: 'sam', reference: 'FP 140 OKAFOR', state: 'Processing' },
      { by: 'priya', parcel: 1, packs: 3, left: 0 },
      { cause: 'dispatched', by: 'priya', state: 'Dispatched' },
      { cause: 'delivered', by: 'priya', state: 'Delivered' },
    ]);
    expect(await audit(shop, shop.clock.now)).toEqual([]);
  });

  test('are paid in parts, each booked once', async () => {
    const order = await place();
    expect(await pay(order, '30.00')).toBe(
      `Order ${order.number} waits for £6.00 more. A mail asks its buyer for it.`,
    );
    const page = await orders('show', order.number);
    expect(page).toMatch(/To pay: +£6.00, the rest of £36.00\n/);
    expect(page).toMatch(/paid, £30.00, FP 140 OKAFOR, part\n/);
    const list = await orders('--waiting', 'payment');
    expect(list).toMatch(new RegExp(`payment +${order.number} .* £36.00 +£6.00 +transfer`));
    const before = await contents(shop.db);
    await expect(pay(order, '30.00')).rejects.toThrow('This transfer is booked for order');
    const another = ['--amount', '6.00', '--reference', 'F-2020-000001'];
    await expect(orders('paid', order.number, ...another)).rejects.toThrow(
      `The reference names another order, not ${order.number}.`,
    );
    expect(await contents(shop.db)).toBe(before);
    expect(await pay(order, '6.00')).toContain('is paid: Processing');
    expect(await orders('show', order.number)).not.toContain('To pay:');
    expect(await audit(shop, shop.clock.now)).toEqual([]);
  });

  test('give back what is more than due, and a second payment', async () => {
    const order = await place();
    expect(await pay(order, '36.01')).toBe(
      `Order ${order.number} is paid: Processing. A mail tells its buyer. £0.01 is to be given back.`,
    );
    expect(await pay(order)).toContain('£36.00 is to be given back.');
    expect(await orders('--waiting', 'refund')).toMatch(
      new RegExp(`refund +${order.number} .* £36.01 back`),
    );
    expect(await audit(shop, shop.clock.now)).toEqual([]);
    await orders('refunded', order.number, '--note', 'Sent back');
    expect(await audit(shop, shop.clock.now)).toEqual([]);
  });

  test('refuse the same transfer again, and a transfer when a card is due', async () => {
    const order = await place();
    await pay(order);
    await expect(pay(order)).rejects.toThrow('This transfer is booked for order');
    await expect(pay(await place('card'))).rejects.toThrow('does not wait for');
  });

  test.each([
    ['dispatched before they are paid', ['dispatch'], 'is Awaiting payment, Pending'],
    ['delivered before they left', ['deliver'], 'is Awaiting payment, Pending'],
    ['given back when nothing is due', ['refunded', '--note', 'x'], 'is Awaiting payment'],
    [
      'given a price where nothing was written by hand',
      ['price', '--item', '1', '--price', '1.00'],
      'no such item',
    ],
    [
      'cancelled with a refund that was never paid',
      ['cancel', '--reason', 'x', '--refund', 'y'],
      'is Awaiting payment',
    ],
  ])('are not %s', async (_what, [verb = '', ...options], sentence) => {
    const order = await place();
    const before = await contents(shop.db);
    await expect(orders(verb, order.number, ...options)).rejects.toThrow(sentence);
    expect(await contents(shop.db)).toBe(before);
  });

  test('are cancelled with a reason that the buyer reads, and their stock is returned once', async () => {
    const order = await place();
    await orders('cancel', order.number, '--reason', 'Recalled by the manufacturer');
    expect(await read(order.id)).toMatchObject({ state: 'Cancelled', paymentStatus: 'Failed' });
    expect(await stockOf(shop.db, product)).toBe(100);
    const mail = await lastMail(await emailOf(shop.db, userId));
    expect(mail?.subject).toBe(`Your order ${order.number} is cancelled`);
    expect(mail?.text).toContain('Recalled by the manufacturer');
    await expect(orders('cancel', order.number, '--reason', 'Again')).rejects.toThrow(
      'is Cancelled',
    );
    expect(await stockOf(shop.db, product)).toBe(100);
    expect(await audit(shop, shop.clock.now)).toEqual([]);
  });

  test('once paid are cancelled only with a note of how the money was refunded', async () => {
    const order = await place('card');
    await sendResponse(shop.app, paymentResponse(order));
    const cancel = ['cancel', order.number, '--reason', 'Out of stock after all'];
    await expect(orders(...cancel)).rejects.toThrow('give the payment back first');
    await orders(...cancel, '--refund', 'Worldpay refund 77');
    expect(await read(order.id)).toMatchObject({ state: 'Cancelled', paymentStatus: 'Refunded' });
    expect((await lastMail(await emailOf(shop.db, userId)))?.text).toContain('Worldpay refund 77');
    expect(await audit(shop, shop.clock.now)).toEqual([]);
  });

  test('paid too late await their refund until it is noted', async () => {
    const order = await place('card');
    const { db, clock } = shop;
    clock.now = new Date(+clock.now + DAY_MS / 24);
    const context = { db, card: undefined, holds: holdsForTests, shopUrl: 'https://shop.test' };
    await settleHolds({ ...context, now: () => clock.now }, 0);
    expect(await read(order.id)).toMatchObject({ state: 'Cancelled' });
    await sendResponse(shop.app, paymentResponse(order));
    expect(await orders('--waiting', 'refund')).toMatch(
      new RegExp(`refund +${order.number} .* £36.00 +£36.00 back +card`),
    );
    await orders('refunded', order.number, '--note', 'Given back at Worldpay');
    expect(await orders('--waiting', 'refund')).not.toContain(order.number);
    expect(await read(order.id)).toMatchObject({ state: 'Cancelled', paymentStatus: 'Refunded' });
    expect(await audit(shop, clock.now)).toEqual([]);
  });

  test('that became cheaper after payment await that refund only', async () => {
    const order = await place('card');
    await sendResponse(shop.app, paymentResponse(order));
    const { db, clock } = shop;
    await addPatient(db, userId);
    const prescription_id = await addPrescriptionByHand(db, order.id, clock.now);
    const credit = { order_id: order.id, prescription_id, amount_mills: 1_000, due_at: clock.now };
    await db
      .insertInto('order_credits')
      .values({ ...credit, refunded_at: null, refund_note: null })
      .execute();
    expect(await orders('--waiting', 'refund')).toMatch(
      new RegExp(`refund +${order.number} .* £36.00 +£1.00 back +card`),
    );
    expect(await orders('show', order.number)).toContain(
      `£1.00 by prescription ${prescription_id}, TO BE GIVEN BACK`,
    );
    await orders('refunded', order.number, '--note', 'Worldpay refund 78');
    expect(await orders('--waiting', 'refund')).not.toContain(order.number);
    expect(await orders('show', order.number)).toContain('Worldpay refund 78');
    expect(await read(order.id)).toMatchObject({ paymentStatus: 'Paid' });
    await expect(orders('refunded', order.number, '--note', 'Again')).rejects.toThrow(
      'is Processing, Paid',
    );
  });

  test('with manual items are priced, the buyer is told, and then they are paid', async () => {
    const order = await place();
    await writeByHand(order.id);
    await expect(pay(order)).rejects.toThrow('has items without a price');
    expect(await orders('--waiting', 'payment')).toMatch(
      new RegExp(`payment +${order.number} .* Price to follow +Price to follow +transfer`),
    );
    expect(await orders('show', order.number)).toMatch(/Amount: +Price to follow\nTo pay: +Price/);
    expect(await orders('price', order.number, '--item', '1', '--price', '12.50')).toBe(
      `Order ${order.number} comes to £61.00 now.`,
    );
    const priced = await read(order.id);
    expect(formatMoney(priced.amount)).toBe('£61.00');
    expect((await lastMail(await emailOf(shop.db, userId)))?.text).toContain('£61.00');
    await pay(priced, '40.00');
    await expect(orders('price', order.number, '--item', '1', '--price', '2.00')).rejects.toThrow(
      `For order ${order.number} £40.00 has arrived already`,
    );
    await pay(priced, '21.00');
    await expect(orders('price', order.number, '--item', '1', '--price', '1.00')).rejects.toThrow(
      'Awaiting prescription, Paid',
    );
  });
});

describe('the words after orders', () => {
  test.each([
    [['ship', '1'], '"orders ship" is not a command'],
    [['show'], 'Say which order: its number.'],
    [['show', 'F-1'], '"F-1" is not the number of an order.'],
    [['show', '1', '--reason', 'x'], '--reason does not go with this command.'],
    [['paid', '1', '--reference', 'x'], 'Say the amount in pounds and pence'],
    [['paid', '1', '--amount', '1', '--reference', 'x'], 'Say the amount in pounds and pence'],
    [['paid', '1', '--amount', '0.00', '--reference', 'x'], 'Say the amount in pounds and pence'],
    [['paid', '1', '--amount=-1.00', '--reference', 'x'], 'Say the amount in pounds and pence'],
    [['paid', '1', '--amount', '1.005', '--reference', 'x'], 'Say the amount in pounds and pence'],
    [['paid', '1', '--amount', '1.00'], 'Say --reference'],
    [['cancel', '1'], 'Say --reason'],
    [['flagged', '1'], '"1" is one word too many.'],
    [['flagged', '--waiting', 'payment'], '--waiting does not go with this command.'],
    [['unflag', '1'], 'Say --note'],
    [['price', '1', '--price', '1.00', '--item', '0'], 'Say which item'],
    [['--waiting', 'luck'], 'Orders do not wait for "luck"'],
  ])('are refused: %j', (words, sentence) => {
    expect(() => readCommand(['orders', ...words])).toThrow(UsageProblem);
    expect(() => readCommand(['orders', ...words])).toThrow(sentence);
  });

  test('are refused for an unknown order', async () => {
    await expect(orders('show', 'F-2026-999999')).rejects.toThrow(
      'There is no order F-2026-999999.',
    );
  });
});

/** Adds two packs of a manual item to an order, on a prescription of the buyer's own patient. */
async function writeByHand(orderId: number): Promise<void> {
  await shop.database.pool.query(
    `with patient as (
      insert into patients (practitioner_id, first_name, last_name, birth_date, postcode, street, city, county)
      values ($2, 'Ann', 'Lee', '1990-01-31', 'WC1R 4RH', '1 High Street', 'London', 'London') returning id),
    line as (
      insert into order_lines (order_id, is_prescription, name, image, unit_price_mills, quantity, subtotal_mills,
        vat_percent, vat_mills, total_mills, full_price_mills, manual_index)
      values ($1, true, 'By hand', '', 0, 2, 0, 0, 0, 0, 0, 1) returning id),
    written as (
      insert into prescriptions (order_id, practitioner_id, prescriber_id, patient_id, is_manual, created_at, prescribed_on)
      select $1, $2, $2, patient.id, true, $3, $3::timestamptz::date from patient returning id),
    marked as (update orders set has_prescription = true where id = $1)
    insert into prescription_items (prescription_id, order_id, order_line_id, quantity, initial_quantity)
    select written.id, $1, line.id, 2, 2 from written, line`,
    [orderId, userId, shop.clock.now],
  );
}
