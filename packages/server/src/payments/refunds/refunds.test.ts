import {
  exportInvoicesOfMonth,
  getOrderRefunds,
  listDueRefunds,
  listInvoicesOfMonth,
  payOutRefunds,
  refundOrder,
} from '@formulary/rules/calls/desk/deskMoneyCalls';
import { getOrder } from '@formulary/rules/calls/orderCalls';
import { parse } from 'csv-parse/sync';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { audit } from '../../audit/audit.ts';
import { openTestDesk, type TestDesk } from '../../testing/openTestDesk.ts';
import { openTestShop, type TestShop } from '../../testing/openTestShop.ts';
import { holdsForTests } from '../../testing/settingsForTests.ts';
import { paymentResponse, sendResponse } from '../../testing/orders/paymentResponse.ts';
import { placeOrder } from '../../testing/orders/placeOrder.ts';
import { readTexts } from '../../testing/documents/readTexts.ts';
import { addProduct, contents, emailOf } from '../../testing/testData.queries.ts';
import { cancelByStaff } from '../cancelByStaff.ts';
import { recordTransfer } from '../recordTransfer.ts';

const MINUTE_MS = 60_000;
let shop: TestShop;
let desk: TestDesk;
let staff: Awaited<ReturnType<TestDesk['signedIn']>>;
let product: number;
beforeAll(async () => {
  shop = await openTestShop();
  desk = await openTestDesk(shop);
  product = await addProduct(shop.db, { in_stock: 9_999 });
});
beforeEach(async () => {
  staff = await desk.signedIn('customer-service');
});
afterAll(async () => {
  await desk.app.close();
  await shop.close();
});

const context = () => ({
  db: shop.db,
  now: shop.clock.now,
  holds: holdsForTests,
  shopUrl: 'https://shop.test',
});
const broken = () => audit(shop, shop.clock.now);

/** An order of £36.00 that was paid by card. */
async function paidOrder() {
  const { token, userId } = await shop.signedIn();
  const order = await placeOrder(shop, token, product);
  await sendResponse(shop.app, paymentResponse(order));
  return { id: order.id, number: order.number, token, userId };
}
type Paid = Awaited<ReturnType<typeof paidOrder>>;
const urlOf = (path: string, { id }: { readonly id: number }) => path.replace(':id', String(id));
const look = (order: { readonly id: number }) =>
  desk.ask(getOrderRefunds, { token: staff.token, url: urlOf(getOrderRefunds.path, order) });

interface Asked {
  readonly amount?: number;
  readonly version?: number;
  readonly token?: string;
}
/** Asks for goodwill; of the version that is there unless one is given. */
async function refund(order: { readonly id: number }, { amount = 12, version, token }: Asked = {}) {
  return desk.send(refundOrder, {
    token: token ?? staff.token,
    url: urlOf(refundOrder.path, order),
    body: {
      kind: 'goodwill',
      amount,
      reason: 'The box was dented',
      version: version ?? (await look(order)).version,
    },
  });
}
const codeOf = (answer: LightMyRequestResponse) => answer.json<{ code?: string }>().code;
async function payOut(order: { readonly id: number }, token = staff.token) {
  return desk.send(payOutRefunds, {
    token,
    url: urlOf(payOutRefunds.path, order),
    body: { reference: 'Card refund 77', version: (await look(order)).version },
  });
}
const invoicesOf = async ({ id, token }: Paid) =>
  (await shop.ask(getOrder, { token, url: `/api/orders/${id}` })).invoices ?? [];

test('a refund in part is decided, paid out and credited by VAT rate, and the rest once it is cancelled', async () => {
  const [order, other] = [await paidOrder(), await paidOrder()];
  const untouched = JSON.stringify(await look(other));
  expect((await look(order)).left).toEqual([{ percent: 20, net: 30_000, vat: 6_000 }]);
  expect((await refund(order)).json()).toEqual([{ percent: 20, net: 10, vat: 2 }]);
  expect(await look(order)).toMatchObject({
    left: [{ percent: 20, net: 20_000, vat: 4_000 }],
    refunds: [{ kind: 'goodwill', amount: 12_000, reason: 'The box was dented' }],
  });
  // No credit note before the money has left.
  expect(await invoicesOf(order)).toHaveLength(1);
  expect(await broken()).toEqual([]);
  const due = await desk.ask(listDueRefunds, { token: staff.token, body: { filter: {} } });
  expect(due.rows).toMatchObject([
    { number: order.number, amount: 12_000, reasons: ['The box was dented'], isOwnMatch: false },
  ]);
  expect((await payOut(order)).statusCode).toBe(200);
  const [, note] = await invoicesOf(order);
  expect(note).toMatchObject({ kind: 'Credit note', amount: 12_000 });
  const pdf = await shop.app.inject({
    url: `/api/invoices/${note?.id}/pdf`,
    headers: { authorization: `Bearer ${order.token}` },
  });
  const text = (await readTexts(pdf.rawPayload)).join(' ');
  for (const said of [
    'Reason: The box was dented',
    'Reduction of the price',
    'Total credited, including VAT: £12.00',
  ]) {
    expect(text).toContain(said);
  }
  const mails = shop.db.selectFrom('outbox').select(['subject', 'text']);
  const to = mails.where('recipient', '=', await emailOf(shop.db, order.userId));
  expect(await to.orderBy('id', 'desc').executeTakeFirst()).toMatchObject({
    subject: `We have given back £12.00 for order ${order.number}`,
    text: expect.stringContaining(`Your credit note ${note?.number}`) as string,
  });
  expect(codeOf(await payOut(order))).toBe('refund-not-due');
  expect(await broken()).toEqual([]);

  const cancelled = { reason: 'Recalled', refundNote: 'The rest', by: 'Sam' };
  await cancelByStaff(context(), { orderId: order.id, ...cancelled });
  expect((await invoicesOf(order)).map(({ amount }) => amount)).toEqual([36_000, 12_000, 24_000]);
  expect(codeOf(await refund(order))).toBe('refund-not-invoiced');
  expect(JSON.stringify(await look(other))).toBe(untouched);
  expect(await broken()).toEqual([]);
});

test.each([
  ['more than was paid', 36.01, 'refund-above-paid'],
  ['nothing', 0, 'refund-amount'],
  ['a fraction of a penny', 0.005, 'refund-amount'],
])('a refund of %s is refused, and nothing changes', async (_what, amount, code) => {
  const order = await paidOrder();
  const before = await contents(shop.db);
  expect(codeOf(await refund(order, { amount }))).toBe(code);
  expect(await contents(shop.db)).toBe(before);
});

test('refunds are summed: two at once never give back more than was paid', async () => {
  const order = await paidOrder();
  const { version } = await look(order);
  const colleague = await desk.signedIn('superintendent');
  const answers = await Promise.all([
    refund(order, { amount: 30, version }),
    refund(order, { amount: 30, version, token: colleague.token }),
  ]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect(answers.map(codeOf)).toContain('record-changed');
  expect(codeOf(await refund(order, { amount: 6.01 }))).toBe('refund-above-paid');
  expect((await refund(order, { amount: 6 })).statusCode).toBe(200);
  expect((await look(order)).left).toEqual([]);
  expect((await payOut(order)).statusCode).toBe(200);
  expect(await broken()).toEqual([]);
});

test('the database refuses a refund above what was paid by itself', async () => {
  const order = await paidOrder();
  const credit = {
    order_id: order.id,
    kind: 'over',
    prescription_id: null,
    amount_mills: 36_010,
    is_charged: false,
    due_at: shop.clock.now,
    refunded_at: null,
    refund_note: null,
  } as const;
  await expect(shop.db.insertInto('order_credits').values(credit).execute()).rejects.toThrow(
    `Order ${order.id} gives back more than arrived`,
  );
});

test('customer service does not refund what they booked themselves; others do', async () => {
  const { token, userId } = await shop.signedIn();
  const order = await placeOrder(shop, token, product, { paymentMode: 'bankTransfer' });
  const author = { staffId: staff.staffId, permission: 'bookMoney', device: '' } as const;
  const booked = { orderId: order.id, amount: 40_000, reference: 'FP', by: staff.name };
  await recordTransfer(context(), { ...booked, staff: author });
  expect(userId).toBeGreaterThan(0);
  const before = await contents(shop.db);
  expect(codeOf(await refund(order))).toBe('refund-own-match');
  expect(codeOf(await payOut(order))).toBe('refund-own-match');
  expect(await contents(shop.db)).toBe(before);
  const due = await desk.ask(listDueRefunds, { token: staff.token, body: { filter: {} } });
  expect(due.rows[0]).toMatchObject({ number: order.number, amount: 4_000, isOwnMatch: true });
  const colleague = await desk.signedIn('customer-service');
  expect((await payOut(order, colleague.token)).statusCode).toBe(200);
  expect(await broken()).toEqual([]);
});

test('a refund needs a proof of the last five minutes', async () => {
  const order = await paidOrder();
  const { version } = await look(order);
  shop.clock.now = new Date(+shop.clock.now + 6 * MINUTE_MS);
  expect(codeOf(await refund(order, { version }))).toBe('fresh-proof-required');
  expect((await look(order)).version).toBe(version);
});

test('a month lists its invoices and credit notes with their sums, and its CSV is recorded', async () => {
  const fresh = await desk.signedIn('superintendent');
  const answer = await desk.ask(listInvoicesOfMonth, {
    token: fresh.token,
    body: { filter: { month: '2026-06' } },
  });
  expect(answer.rows.length).toBe(answer.invoices.count + answer.creditNotes.count);
  expect(answer.rows[0]).toMatchObject({ number: expect.stringMatching(/^(INV|CN)-/) as string });
  const [{ number, orderNumber, customer, orderId }] = answer.rows as [(typeof answer.rows)[0]];
  const searched = async (search: string) => {
    const body = { filter: { month: '2026-06', search } };
    return (await desk.ask(listInvoicesOfMonth, { token: fresh.token, body })).rows;
  };
  const itself = expect.arrayContaining([expect.objectContaining({ number })]) as unknown;
  expect(await searched(` ${number.toLowerCase()} `)).toMatchObject([{ number }]);
  expect(await searched(number.slice(-4))).toEqual(itself);
  expect(await searched(orderNumber.toLowerCase().slice(0, -1))).toEqual(itself);
  expect((await searched(orderNumber)).every((row) => row.orderId === orderId)).toBe(true);
  expect(await searched(customer.toUpperCase().slice(1))).toEqual(itself);
  expect(await searched('%')).toEqual([]);
  const csv = await desk.send(exportInvoicesOfMonth, {
    token: fresh.token,
    body: { month: '2026-06', reason: 'For the accountant' },
  });
  const rows = parse<{ readonly Kind: string }>(csv.body, { bom: true, columns: true });
  expect(rows.filter((row) => row.Kind === 'Credit note')).toHaveLength(answer.creditNotes.count);
  const events = shop.db.selectFrom('audit_events').select(['subject', 'staff_id']);
  expect(await events.where('action', '=', 'invoices-exported').execute()).toEqual([
    { subject: 'invoices 2026-06', staff_id: fresh.staffId },
  ]);
});
