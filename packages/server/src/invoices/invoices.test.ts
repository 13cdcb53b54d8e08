import { createHash } from 'node:crypto';
import { addCartLine } from '@formulary/rules/calls/cartCalls';
import { createOrder, getOrder } from '@formulary/rules/calls/orderCalls';
import { brand } from '@formulary/rules/brand/brand';
import type { Order } from '@formulary/rules/orders/order';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { audit } from '../audit/audit.ts';
import { expireOrder } from '../payments/expireOrder.ts';
import { recordTransfer } from '../payments/recordTransfer.ts';
import { withTransaction } from '../platform/database/withTransaction.ts';
import { holdsForTests } from '../testing/settingsForTests.ts';
import { openTestShop, type TestShop } from '../testing/openTestShop.ts';
import { orderBody } from '../testing/orders/orderBody.ts';
import { paymentResponse, sendResponse } from '../testing/orders/paymentResponse.ts';
import { placeOrder } from '../testing/orders/placeOrder.ts';
import { prescribedCart } from '../testing/orders/prescribedCart.ts';
import { readStructure, type StructureElement } from '../testing/documents/readStructure.ts';
import { readTexts } from '../testing/documents/readTexts.ts';
import { addProduct, emailOf } from '../testing/testData.queries.ts';
import { invoiceTasks } from './invoices.tasks.ts';
import { issueInvoice } from './issueInvoice.ts';

const DELIVERY = {
  deliveryOptionId: 2,
  shipping: {
    name: 'Amara Okafor',
    phone: '020 7946 0018',
    street: '14 Lambs Conduit Passage',
    city: 'London',
    postcode: 'WC1R 4RH',
    countryCode: 'GB',
  },
};
const DELIVERY_FEE = 7_950;

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const get = (id: number, token: string) =>
  shop.app.inject({
    url: `/api/invoices/${id}/pdf`,
    headers: { authorization: `Bearer ${token}` },
  });
const detail = (id: number, token: string) =>
  shop.ask(getOrder, { token, url: `/api/orders/${id}` });
const transfer = ({ id, amount }: Order) =>
  recordTransfer(
    { db: shop.db, now: shop.clock.now, holds: holdsForTests, shopUrl: 'https://shop.test' },
    { orderId: id, amount, reference: 'FP', by: 'priya' },
  );
const task = async (name: string, payload: unknown = {}) => {
  const tasks = invoiceTasks({ db: shop.db, now: () => shop.clock.now });
  await tasks.find((each) => each.name === name)?.run(payload, { log: shop.app.log });
};
const filesOf = (id: number) =>
  shop.db.selectFrom('invoice_files').selectAll().where('invoice_id', '=', id).execute();

/** Orders a product at 20 %, one at 0 %, and one on prescription, with delivery. */
async function buyAtEveryRate() {
  const taxed = await addProduct(shop.db, { price_mills: 12_345, vat_percent: 20 });
  const untaxed = await addProduct(shop.db, { price_mills: 5_000, vat_percent: 0 });
  const cart = await prescribedCart(shop, [[2], [1]]);
  let lines = cart.lines;
  for (const product_fk of [taxed, untaxed]) {
    const body = { product_fk, cart_quantity: 3, cart_req_prescription: false };
    lines = await shop.ask(addCartLine, { token: cart.token, body });
  }
  const paymentMode = 'bankTransfer' as const;
  const body = orderBody(lines, { ...DELIVERY, paymentMode }, DELIVERY_FEE, cart.prescriptions);
  return { ...cart, order: await shop.ask(createOrder, { token: cart.token, body }) };
}

const tagsOf = (element: StructureElement): readonly string[] => [
  element.type,
  ...element.children.flatMap(tagsOf),
];

describe('a paid order', () => {
  test('has an invoice, shown on the order and named in the mail', async () => {
    const { token, userId } = await shop.signedIn();
    const order = await placeOrder(shop, token, await addProduct(shop.db));
    expect((await detail(order.id, token)).invoices).toBeUndefined();
    await sendResponse(shop.app, paymentResponse(order));
    const { invoices = [] } = await detail(order.id, token);
    expect(invoices).toEqual([
      {
        id: expect.any(Number),
        kind: 'Invoice',
        number: expect.stringMatching(/^INV-\d{6}$/),
        issuedAt: shop.clock.now,
        amount: order.amount,
      },
    ]);
    const mails = shop.db.selectFrom('outbox').select(['subject', 'text']);
    const told = await mails
      .where('recipient', '=', await emailOf(shop.db, userId))
      .where('subject', 'like', 'We have received your payment%')
      .execute();
    expect(told).toHaveLength(1);
    expect(told[0]?.text).toContain(`Your VAT invoice ${invoices[0]?.number}`);
    expect(told[0]?.text).toContain(`https://shop.test/order/${order.id}`);
  });

  test('has no invoice if paid after it was cancelled', async () => {
    const { token } = await shop.signedIn();
    const order = await placeOrder(shop, token, await addProduct(shop.db));
    shop.clock.now = new Date(+shop.clock.now + holdsForTests.cardMs);
    const context = { db: shop.db, shopUrl: 'https://shop.test', now: () => shop.clock.now };
    expect(await expireOrder(context, order.id)).toBe(true);
    await sendResponse(shop.app, paymentResponse(order));
    const late = await detail(order.id, token);
    expect([late.paymentStatus, late.invoices]).toEqual(['Paid', undefined]);
  });
});

describe('the PDF', () => {
  test('has everything that a full VAT invoice requires, and adds up to the payment', async () => {
    const { order, token } = await buyAtEveryRate();
    await transfer(order);
    const { invoices = [] } = await detail(order.id, token);
    const answer = await get(invoices[0]?.id ?? 0, token);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${invoices[0]?.number}.pdf"`,
      'cache-control': 'no-store',
    });
    const text = (await readTexts(answer.rawPayload)).join(' ');
    const row = await shop.db
      .selectFrom('invoices')
      .selectAll()
      .where('order_id', '=', order.id)
      .executeTakeFirstOrThrow();
    const { rows } = await sql<{ id: number }>`
      select id from prescriptions where order_id = ${order.id} order by id`.execute(shop.db);
    for (const said of [
      `Invoice number ${invoices[0]?.number}`,
      'Date of issue 15/06/2026',
      'Time of supply (tax point) 15/06/2026',
      `Order ${order.number}`,
      ...brand.address,
      brand.company.vatNumber,
      ...order.lines!.map(({ name }) => name),
      `dispensed on prescriptions ${rows.map(({ id }) => id).join(', ')}`,
      'Schedule 8, Group 12, item 1',
      '£12.345',
      'Zero-rated (0%), no VAT',
      'Paid by bank transfer on 15/06/2026',
    ]) {
      expect(text).toContain(said);
    }
    expect(row.amount_mills).toBe(order.amount);
    expect(row.net_mills + row.vat_mills).toBe(order.amount);
    // 3 × £12.345 at 20 %: £7.407; the fee's share at 20 % adds VAT.
    expect(row.vat_mills).toBeGreaterThan(7_410);
    expect(await audit(shop, shop.clock.now)).toEqual([]);
  });

  test('is tagged for screen readers, with header cells in its tables', async () => {
    const { token } = await shop.signedIn();
    const order = await placeOrder(shop, token, await addProduct(shop.db));
    await sendResponse(shop.app, paymentResponse(order));
    const { invoices = [] } = await detail(order.id, token);
    const tags = tagsOf(await readStructure((await get(invoices[0]?.id ?? 0, token)).rawPayload));
    expect(tags.filter((tag) => tag === 'H1')).toHaveLength(1);
    expect(tags.filter((tag) => tag === 'Table')).toHaveLength(2);
    expect(tags.filter((tag) => tag === 'TH').length).toBeGreaterThan(10);
  });

  test('is made by its job or on the first request, and never changes', async () => {
    const { token } = await shop.signedIn();
    const order = await placeOrder(shop, token, await addProduct(shop.db));
    await sendResponse(shop.app, paymentResponse(order));
    const { invoices = [] } = await detail(order.id, token);
    const id = invoices[0]?.id ?? 0;
    const { rows } = await sql<{ key: string }>`
      select key from graphile_worker.jobs where key = ${`make-invoice ${id}`}`.execute(shop.db);
    expect(rows).toHaveLength(1);
    expect(await filesOf(id)).toEqual([]);
    await task('make-invoice', { invoiceId: id });
    const [file] = await filesOf(id);
    const { rawPayload } = await get(id, token);
    expect(rawPayload.equals(file!.pdf)).toBe(true);
    expect(file!.hash).toEqual(createHash('sha256').update(rawPayload).digest());
    await task('make-invoice', { invoiceId: id });
    expect(await filesOf(id)).toEqual([file]);
    for (const statement of [
      sql`update invoice_files set made_at = now()`,
      sql`delete from invoice_files`,
      sql`update invoices set amount_mills = 0`,
      sql`delete from invoices`,
      sql`delete from invoice_series`,
    ]) {
      await expect(statement.execute(shop.db)).rejects.toThrow('is append-only');
    }
  });

  test('missed by its job is queued again within the hour', async () => {
    const { token } = await shop.signedIn();
    const order = await placeOrder(shop, token, await addProduct(shop.db));
    await sendResponse(shop.app, paymentResponse(order));
    const { invoices = [] } = await detail(order.id, token);
    const key = `make-invoice ${invoices[0]?.id ?? 0}`;
    await sql`select graphile_worker.remove_job(${key})`.execute(shop.db);
    await task('make-invoices-left-over');
    const { rows } = await sql`
      select from graphile_worker.jobs where key = ${key}`.execute(shop.db);
    expect(rows).toHaveLength(1);
  });

  test('is available to the buyer only', async () => {
    const { token } = await shop.signedIn();
    const order = await placeOrder(shop, token, await addProduct(shop.db));
    await sendResponse(shop.app, paymentResponse(order));
    const { invoices = [] } = await detail(order.id, token);
    const stranger = await shop.signedIn();
    const theirs = await get(invoices[0]?.id ?? 0, stranger.token);
    const nobodys = await get(2_000_000_000, stranger.token);
    expect(theirs.statusCode).toBe(404);
    expect(theirs.body).toBe(nobodys.body);
  });
});

async function numbers(): Promise<readonly number[]> {
  const rows = shop.db.selectFrom('invoices').select('number').where('kind', '=', 'Invoice');
  return (await rows.orderBy('number').execute()).map(({ number }) => number);
}

describe('numbers', () => {
  test('of orders paid concurrently are consecutive and unique', async () => {
    const product = await addProduct(shop.db, { in_stock: 1_000 });
    const orders: Order[] = [];
    for (let count = 0; count < 8; count += 1) {
      const { token } = await shop.signedIn();
      orders.push(await placeOrder(shop, token, product));
    }
    const before = (await numbers()).length;
    await Promise.all(orders.map((order) => sendResponse(shop.app, paymentResponse(order))));
    expect(await numbers()).toEqual(Array.from({ length: before + 8 }, (_, at) => at + 1));
  });

  test('of a rolled back invoice are used by the next', async () => {
    const { token } = await shop.signedIn();
    const order = await placeOrder(shop, token, await addProduct(shop.db));
    const before = await numbers();
    const undone = withTransaction(shop.db, async (trx) => {
      const { rows } = await sql<{ id: number }>`select max(id) as id from audit_events`.execute(
        trx,
      );
      const eventId = rows[0]?.id ?? 0;
      await issueInvoice(trx, { orderId: order.id, eventId, at: shop.clock.now });
      throw new Error('killed');
    });
    await expect(undone).rejects.toThrow('killed');
    expect(await numbers()).toEqual(before);
    await sendResponse(shop.app, paymentResponse(order));
    expect(await numbers()).toEqual([...before, before.length + 1]);
  });

  test('cannot be skipped, even by a direct SQL statement', async () => {
    const leap = sql`
      insert into invoices (kind, number, credits_id, order_id, issued_at, net_mills, vat_mills, amount_mills, content, event_id)
      select 'Credit note', 2, id, order_id, issued_at, 0, 0, 0, content, event_id from invoices limit 1`;
    await expect(leap.execute(shop.db)).rejects.toThrow('Credit note 2 does not follow');
  });
});
