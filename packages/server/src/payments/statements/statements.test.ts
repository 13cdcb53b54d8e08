import {
  bookExactLines,
  bookStatementLine,
  findPayableOrders,
  getStatement,
  importStatement,
  listStatements,
  reopenStatementLine,
  setStatementLineAside,
} from '@formulary/rules/calls/desk/deskStatementCalls';
import type { StatementGroup } from '@formulary/rules/payments/lists/moneyLists';
import { sql } from 'kysely';
import { readTimeline } from '../../orders/timeline/readTimeline.queries.ts';
import { payOutRefunds, refundOrder } from '@formulary/rules/calls/desk/deskMoneyCalls';
import { getDeskOrder, sendDeskParcel } from '@formulary/rules/calls/desk/deskOrderCalls';
import type { Order } from '@formulary/rules/orders/order';
import { decodeAnswer } from '@formulary/rules/wire/decodeAnswer';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { audit } from '../../audit/audit.ts';
import { readVersion } from '../../platform/events/requireUnchanged.queries.ts';
import { matchStatement } from './matchStatement.ts';
import { openTestDesk, type TestDesk } from '../../testing/openTestDesk.ts';
import { holdsForTests } from '../../testing/settingsForTests.ts';
import { openTestShop, type TestShop } from '../../testing/openTestShop.ts';
import { placeOrder } from '../../testing/orders/placeOrder.ts';
import { paymentResponse, sendResponse } from '../../testing/orders/paymentResponse.ts';
import { addProduct, contents, emailOf } from '../../testing/testData.queries.ts';
import { settleHolds } from '../payments.tasks.ts';

const HOUR_MS = 3_600_000;
let shop: TestShop;
let desk: TestDesk;
let staff: Awaited<ReturnType<TestDesk['signedIn']>>;
let colleague: Awaited<ReturnType<TestDesk['signedIn']>>;
let product: number;
beforeAll(async () => {
  shop = await openTestShop();
  desk = await openTestDesk(shop);
  product = await addProduct(shop.db, { in_stock: 9_999 });
});
beforeEach(async () => {
  shop.clock.now = new Date(+shop.clock.now + 1000);
  staff = await desk.signedIn('customer-service');
  colleague = await desk.signedIn('customer-service');
});
afterAll(async () => {
  await desk.app.close();
  await shop.close();
});

/** Places an order of £36.00 by transfer. */
async function place(changes: { readonly lastName?: string; readonly company?: string } = {}) {
  const { token, userId } = await shop.signedIn();
  const { lastName = 'Okafor', company = null } = changes;
  await shop.db
    .updateTable('users')
    .set({ last_name: lastName, company })
    .where('id', '=', userId)
    .execute();
  const order = await placeOrder(shop, token, product, { paymentMode: 'bankTransfer' });
  return { ...order, token, userId };
}
const stateOf = async ({ id }: Pick<Order, 'id'>) => {
  const order = shop.db.selectFrom('orders').select(['state', 'payment_status']);
  return order.where('id', '=', id).executeTakeFirstOrThrow();
};

interface Sent {
  readonly token?: string;
  readonly name?: string;
  readonly fields?: Readonly<Record<string, string>>;
}

/** Sends a file as the desk does. */
async function send(
  content: string | Buffer,
  { token = staff.token, name = 'statement.csv', fields = {} }: Sent = {},
) {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.append(field, value);
  const bytes = typeof content === 'string' ? Buffer.from(content) : content;
  form.append('statement', new Blob([new Uint8Array(bytes)], { type: 'text/csv' }), name);
  const sent = new Response(form);
  return desk.app.inject({
    method: 'POST',
    url: importStatement.path,
    headers: {
      'sec-fetch-site': 'same-origin',
      origin: 'https://desk.test',
      cookie: `__Host-desk=${token}`,
      'content-type': sent.headers.get('content-type') ?? '',
    },
    payload: Buffer.from(await sent.arrayBuffer()),
  });
}
async function load(content: string | Buffer, options?: Parameters<typeof send>[1]) {
  const answer = await send(content, options);
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return decodeAnswer(importStatement.answer, answer.json());
}
const csv = (...rows: readonly string[]) =>
  ['Date,Description,Paid out,Paid in', ...rows].join('\n');
const page = (id: number, group: StatementGroup, token = staff.token) =>
  desk.ask(getStatement, {
    token,
    url: `/api/desk/statements/${id}/lines`,
    body: { filter: { group } },
  });
const pathOf = (path: string, id: number) => path.replace(':id', String(id));
const bookExact = (id: number, token = staff.token) =>
  desk.ask(bookExactLines, { token, url: pathOf(bookExactLines.path, id) });
const bookFor = (line: number, order: { id: number; version: number }, token = staff.token) =>
  desk.send(bookStatementLine, {
    token,
    url: pathOf(bookStatementLine.path, line),
    body: { orderId: order.id, version: order.version },
  });
const settle = (call: typeof reopenStatementLine, line: number, reason = 'A mistake') =>
  desk.send(call, { token: staff.token, url: pathOf(call.path, line), body: { reason } });
const papersOf = async ({ id }: Pick<Order, 'id'>) => {
  const papers = shop.db.selectFrom('invoices').select(['kind', 'amount_mills as amount']);
  const rows = await papers.where('order_id', '=', id).orderBy('id').execute();
  return rows.map(({ kind, amount }) => `${kind} ${amount}`);
};
const lastMailOf = async (userId: number) => {
  const mails = shop.db.selectFrom('outbox').select('text');
  const to = mails.where('recipient', '=', await emailOf(shop.db, userId));
  return (await to.orderBy('id', 'desc').executeTakeFirst())?.text ?? '';
};
const broken = () => audit(shop, shop.clock.now);
/** Encodes a text whose only signs beyond Latin-1 are quotation marks. */
const windows1252 = (text: string) =>
  Buffer.from(text.replaceAll('“', '\u0093').replaceAll('”', '\u0094'), 'latin1');
const utf16 = (text: string) => Buffer.from(text, 'utf16le');
let day = 0;
/** A day that no other line of these tests has. */
const nextDay = () => {
  day += 1;
  return `2026-05-${String(day).padStart(2, '0')}`;
};

describe('a bank statement', () => {
  test('is matched in three groups, and one press books every exact line', async () => {
    const [exact, short, named, untouched] = [
      await place(),
      await place(),
      await place({ lastName: 'Zielińska' }),
      await place(),
    ];
    const before = await stateOf(untouched);
    const on = nextDay();
    const { id } = await load(
      csv(
        `${on},${exact.number} OKAFOR,,36.00`,
        `${on},${short.number},,30.00`,
        `${on},ZIELINSKA M,,36.00`,
        `${on},INTEREST,,0.01`,
        `${on},RENT,400.00,`,
        `${on},,,`,
      ),
    );
    expect(await page(id, 'exact')).toMatchObject({
      statement: { id, open: 4, booked: 0, debits: 1, blank: 1, repeated: 0, firstDay: on },
      exact: { count: 1, amount: 36_000 },
      near: { count: 2, amount: 66_000 },
      none: { count: 1, amount: 10 },
      rows: [{ row: 2, orders: [{ number: exact.number, outcome: 'pays', rest: 0 }] }],
      total: 1,
    });
    expect((await page(id, 'near')).rows).toMatchObject([
      {
        why: 'short',
        orders: [{ number: short.number, outcome: 'part', rest: 6_000, due: 36_000 }],
      },
      { why: 'name', orders: [{ number: named.number, outcome: 'pays' }] },
    ]);
    expect((await page(id, 'none')).rows).toMatchObject([{ text: 'INTEREST', orders: [] }]);
    expect(await bookExact(id)).toMatchObject({
      rows: [{ orderNumber: exact.number, row: 2 }],
      left: 0,
    });
    expect(await stateOf(exact)).toEqual({ state: 'Processing', payment_status: 'Paid' });
    expect(await stateOf(untouched)).toEqual(before);
    // A second press finds nothing.
    expect(await bookExact(id)).toEqual({ rows: [], left: 0 });
    expect((await page(id, 'booked')).rows).toMatchObject([
      { orderNumber: exact.number, by: staff.name, stands: false },
    ]);
    const event = shop.db.selectFrom('audit_events').select(['staff_id', 'permission']);
    expect(
      await event
        .where('subject', '=', `order ${exact.id}`)
        .orderBy('id', 'desc')
        .executeTakeFirst(),
    ).toEqual({ staff_id: staff.staffId, permission: 'bookMoney' });
    expect(await broken()).toEqual([]);
  });

  test('a near line is booked as what it is: a part, the rest, or with a rest to give back', async () => {
    const order = await place();
    const on = nextDay();
    const { id } = await load(
      csv(`${on},${order.number},,30.00`, `${on},${order.number} rest,,6.50`),
    );
    const [first] = (await page(id, 'near')).rows;
    const proposed = first!.orders[0]!;
    expect((await bookFor(first!.id, proposed)).json()).toEqual({
      state: 'Awaiting payment',
      due: 6,
      back: 0,
    });
    // The order moved on, so what the desk saw of it is old.
    const [second] = (await page(id, 'near')).rows;
    const stale = await bookFor(second!.id, proposed);
    expect([stale.statusCode, stale.json<{ code: string }>().code]).toEqual([
      409,
      'record-changed',
    ]);
    expect(second).toMatchObject({
      why: 'over',
      orders: [{ outcome: 'over', rest: 500, due: 6_000 }],
    });
    expect((await bookFor(second!.id, second!.orders[0]!)).json()).toEqual({
      state: 'Processing',
      due: 0,
      back: 0.5,
    });
    expect(await lastMailOf(order.userId)).toContain('£0.50 of it is more than was due');
    const credits = shop.db
      .selectFrom('order_credits')
      .select(['kind', 'amount_mills', 'is_charged']);
    expect(await credits.where('order_id', '=', order.id).execute()).toEqual([
      { kind: 'over', amount_mills: 500, is_charged: false },
    ]);
    expect(await broken()).toEqual([]);
  });

  test('money for a cancelled or paid order is booked and given back', async () => {
    const [late, twice] = [await place(), await place()];
    const on = nextDay();
    const first = await load(csv(`${on},${twice.number},,36.00`));
    await bookExact(first.id);
    shop.clock.now = new Date(+shop.clock.now + 8 * 24 * HOUR_MS);
    const settings = {
      db: shop.db,
      card: undefined,
      holds: holdsForTests,
      shopUrl: 'https://shop.test',
    };
    staff = await desk.signedIn('superintendent');
    await settleHolds({ ...settings, now: () => shop.clock.now }, 0);
    const { id } = await load(csv(`${on},${late.number},,40.00`, `${on},${twice.number} B,,36.00`));
    const { rows: lines } = await page(id, 'near');
    expect(lines).toMatchObject([
      { why: 'not-waiting', orders: [{ outcome: 'given-back', rest: 40_000 }] },
      { why: 'not-waiting', orders: [{ outcome: 'given-back', rest: 36_000 }] },
    ]);
    for (const line of lines)
      expect((await bookFor(line.id, line.orders[0]!)).statusCode).toBe(200);
    expect(await lastMailOf(twice.userId)).toContain(
      'The order had been paid before, so we will give the money back.',
    );
    expect(await broken()).toEqual([]);
    // Booked for the wrong order: a payment below 0 settles both, and the line is open again.
    expect((await settle(reopenStatementLine, lines[1]!.id)).statusCode).toBe(200);
    expect((await page(id, 'near')).rows).toHaveLength(1);
    const payments = shop.db.selectFrom('payments').select(['amount_mills', 'refunded_at']);
    const rows = await payments.where('order_id', '=', twice.id).orderBy('id').execute();
    expect(rows.map((row) => [row.amount_mills, row.refunded_at !== null])).toEqual([
      [36_000, false],
      [36_000, true],
      [-36_000, true],
    ]);
    expect(await broken()).toEqual([]);
  });

  test('the same file is stored once, and a line of an earlier statement is not booked again', async () => {
    const order = await place();
    const on = nextDay();
    const line = `${on},${order.number},,36.00`;
    const { id } = await load(csv(line));
    expect(await load(csv(line), { token: colleague.token })).toEqual({ id, wasKnown: true });
    await bookExact(id);
    const next = await load(csv(line, `${on},OTHER,,5.00`));
    expect(await page(next.id, 'exact')).toMatchObject({
      statement: { repeated: 1, open: 1 },
      exact: { count: 0 },
      near: { count: 0 },
    });
    expect(await broken()).toEqual([]);
  });

  test('two people who import one file at once store it once', async () => {
    const content = csv(`${nextDay()},TWICE AT ONCE,,3.00`);
    const [mine, theirs] = await Promise.all([
      load(content),
      load(content, { token: colleague.token }),
    ]);
    expect(mine.id).toBe(theirs.id);
    expect((await page(mine.id, 'none')).rows).toHaveLength(1);
  });

  test('keeps its match until another line is open, or an order is due another amount', async () => {
    const [first, second] = [await place(), await place()];
    const { id } = await load(
      csv(`${nextDay()},${first.number},,36.00`, `${nextDay()},${second.number},,20.00`),
    );
    const match = () => matchStatement(shop.db, id);
    const kept = await match();
    expect(await match()).toBe(kept);
    const [line] = (await page(id, 'near')).rows;
    await bookFor(line!.id, line!.orders[0]!);
    const shorter = await match();
    expect(shorter).toMatchObject([{ match: { kind: 'exact', orderId: first.id } }]);
    expect(await match()).toBe(shorter);
    await sql`update orders set amount_mills = amount_mills + 1000 where id = ${first.id}`.execute(
      shop.db,
    );
    expect(await match()).toMatchObject([{ match: { kind: 'near', why: 'short' } }]);
    await sql`update orders set amount_mills = amount_mills - 1000 where id = ${first.id}`.execute(
      shop.db,
    );
    expect(await match()).toEqual(shorter);
  });

  test('lists what a match made anew would, whatever changed of its orders', async () => {
    const [first, second] = [await place(), await place()];
    const next = second.number.replace(/\d+$/, (count) =>
      String(Number(count) + 1).padStart(6, '0'),
    );
    const { id } = await load(
      csv(
        `${nextDay()},${first.number},,36.00`,
        `${nextDay()},QUILLFEATHER AND CO,,36.00`,
        `${nextDay()},${next},,7.00`,
      ),
    );
    const kinds = async () => {
      const matched = await matchStatement(shop.db, id);
      // Another handle has no matches yet.
      expect(matched).toEqual(await matchStatement(shop.db.withoutPlugins(), id));
      return matched.map(({ match }) => (match.kind === 'near' ? match.why : match.kind));
    };
    expect(await kinds()).toEqual(['exact', 'none', 'none']);
    const buyer = shop.db.updateTable('users').set({ company: 'Quillfeather & Co. Ltd' });
    await buyer.where('id', '=', second.userId).execute();
    expect(await kinds()).toEqual(['exact', 'name', 'none']);
    const { token } = await shop.signedIn();
    expect(await placeOrder(shop, token, product)).toMatchObject({ number: next });
    expect(await kinds()).toEqual(['exact', 'name', 'not-waiting']);
    const part = await load(csv(`${nextDay()},${first.number},,10.00`));
    const [line] = (await page(part.id, 'near')).rows;
    await bookFor(line!.id, line!.orders[0]!);
    expect(await kinds()).toEqual(['over', 'name', 'not-waiting']);
    const whole = await load(csv(`${nextDay()},${second.number},,36.00`));
    expect((await bookExact(whole.id)).rows).toHaveLength(1);
    expect(await kinds()).toEqual(['over', 'none', 'not-waiting']);
  });

  test('a line that stands twice is booked once by the press, and again only by hand', async () => {
    const order = await place();
    const line = `${nextDay()},${order.number},,36.00`;
    const { id } = await load(csv(line, line));
    expect(await page(id, 'near')).toMatchObject({
      exact: { count: 1 },
      rows: [{ why: 'twice', copy: 2 }],
    });
    expect((await bookExact(id)).rows).toHaveLength(1);
    expect((await bookExact(id)).rows).toHaveLength(0);
    const [again] = (await page(id, 'near')).rows;
    expect(again).toMatchObject({ why: 'twice', orders: [{ outcome: 'given-back' }] });
    expect(await broken()).toEqual([]);
  });

  test('of two people who book a line at once one books, and the other learns who', async () => {
    const [order, other] = [await place(), await place()];
    const { id } = await load(csv(`${nextDay()},${order.number},,30.00`));
    const [line] = (await page(id, 'near')).rows;
    const [version] = line!.orders;
    const answers = await Promise.all([
      bookFor(line!.id, version!),
      bookFor(line!.id, version!, colleague.token),
      bookFor(line!.id, { id: other.id, version: version!.version }, colleague.token),
    ]);
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    const told = answers
      .filter(({ statusCode }) => statusCode !== 200)
      .map((each) => each.json<{ code: string; message: string }>());
    const [booked] = (await page(id, 'booked')).rows;
    const settled = told.filter(({ code }) => code === 'line-settled');
    expect(settled.length).toBeGreaterThan(0);
    for (const { message } of settled) {
      expect(message).toBe(
        `${booked!.by} booked for ${booked!.orderNumber} this line already. This is how it is now`,
      );
    }
    expect(await broken()).toEqual([]);
  });

  test('two people who press at once book each line once', async () => {
    const orders = [await place(), await place(), await place(), await place()];
    const { id } = await load(csv(...orders.map(({ number }) => `${nextDay()},${number},,36.00`)));
    const [mine, theirs] = await Promise.all([bookExact(id), bookExact(id, colleague.token)]);
    const booked = [...mine.rows, ...theirs.rows].filter((row) => row.refused === undefined);
    expect(new Set(booked.map(({ orderId }) => orderId))).toEqual(
      new Set(orders.map(({ id: each }) => each)),
    );
    expect(booked).toHaveLength(4);
    const payments = shop.db.selectFrom('payments').select('id');
    const ids = orders.map((order) => order.id);
    expect(await payments.where('order_id', 'in', ids).execute()).toHaveLength(4);
    expect(await broken()).toEqual([]);
  });

  test('a part is undone by a payment below 0, and can be booked for the right order', async () => {
    const [wrong, right] = [await place(), await place()];
    const { id } = await load(csv(`${nextDay()},${wrong.number},,20.00`));
    const [line] = (await page(id, 'near')).rows;
    await bookFor(line!.id, line!.orders[0]!);
    expect((await page(id, 'booked')).rows).toMatchObject([{ stands: false }]);
    expect((await settle(reopenStatementLine, line!.id)).statusCode).toBe(200);
    expect(await lastMailOf(wrong.userId)).toMatch(
      /£20\.00 had arrived [^]*To pay is £36\.00, as before/,
    );
    const again = (await settle(reopenStatementLine, line!.id)).json<{ code: string }>();
    expect(again.code).toBe('line-not-settled');
    expect((await page(id, 'near')).rows).toMatchObject([{ orders: [{ due: 36_000 }] }]);
    const found = await desk.ask(findPayableOrders, {
      token: staff.token,
      url: pathOf(findPayableOrders.path, line!.id),
      body: { search: right.number },
    });
    expect(found).toMatchObject([{ number: right.number, outcome: 'part', rest: 16_000 }]);
    expect((await bookFor(line!.id, found[0]!)).statusCode).toBe(200);
    expect(await broken()).toEqual([]);
  });

  test('a transfer that paid its order is undone: it waits again, its invoice is credited, and it can be paid', async () => {
    const [wrong, right] = [await place(), await place()];
    const { id } = await load(csv(`${nextDay()},${wrong.number},,40.00`));
    const [line] = (await page(id, 'near')).rows;
    await bookFor(line!.id, line!.orders[0]!);
    expect(await stateOf(wrong)).toEqual({ state: 'Processing', payment_status: 'Paid' });
    expect((await page(id, 'booked')).rows).toMatchObject([{ stands: false }]);
    expect((await settle(reopenStatementLine, line!.id)).statusCode).toBe(200);
    expect(await stateOf(wrong)).toEqual({ state: 'Awaiting payment', payment_status: 'Pending' });
    expect(await papersOf(wrong)).toEqual(['Invoice 36000', 'Credit note 36000']);
    expect(await lastMailOf(wrong.userId)).toMatch(
      /£40\.00 had arrived [^]*To pay is £36\.00, by [^]*Your credit note CN-\d+/,
    );
    const history = await readTimeline(shop.db, wrong.userId, wrong.id);
    expect(history?.map(({ event }) => event)).toEqual([
      'order-placed',
      'order-paid',
      'order-processing',
      'payment-undone',
    ]);
    const credits = shop.db.selectFrom('order_credits').select('id');
    expect(await credits.where('order_id', '=', wrong.id).execute()).toEqual([]);
    expect(await broken()).toEqual([]);
    const found = await desk.ask(findPayableOrders, {
      token: staff.token,
      url: pathOf(findPayableOrders.path, line!.id),
      body: { search: right.number },
    });
    expect((await bookFor(line!.id, found[0]!)).statusCode).toBe(200);
    expect(await stateOf(right)).toMatchObject({ payment_status: 'Paid' });
    const later = await load(csv(`${nextDay()},${wrong.number} AGAIN,,36.00`));
    await bookExact(later.id);
    expect(await stateOf(wrong)).toEqual({ state: 'Processing', payment_status: 'Paid' });
    expect(await papersOf(wrong)).toEqual(['Invoice 36000', 'Credit note 36000', 'Invoice 36000']);
    expect(await broken()).toEqual([]);
  });

  test('of a paid order a part is undone too, and the others stay', async () => {
    const order = await place();
    const { id } = await load(
      csv(`${nextDay()},${order.number} ONE,,10.00`, `${nextDay()},${order.number} TWO,,26.00`),
    );
    for (const text of ['ONE', 'TWO']) {
      const line = [...(await page(id, 'near')).rows, ...(await page(id, 'exact')).rows];
      const one = line.find((each) => each.text.endsWith(text))!;
      await bookFor(one.id, one.orders[0]!);
    }
    const first = (await page(id, 'booked')).rows.find(({ text }) => text.endsWith('ONE'))!;
    expect(await stateOf(order)).toMatchObject({ payment_status: 'Paid' });
    expect((await settle(reopenStatementLine, first.id)).statusCode).toBe(200);
    expect((await page(id, 'exact')).rows).toMatchObject([{ orders: [{ due: 10_000 }] }]);
    expect(await broken()).toEqual([]);
    shop.clock.now = new Date(+shop.clock.now + holdsForTests.transferMs + HOUR_MS);
    const settings = { card: undefined, holds: holdsForTests, shopUrl: 'https://shop.test' };
    await settleHolds({ ...settings, db: shop.db, now: () => shop.clock.now }, 0);
    expect(await stateOf(order)).toMatchObject({ state: 'Cancelled' });
    expect(await broken()).toEqual([]);
  });

  test('a transfer stands once goods have left or money was given back', async () => {
    const [sent, credited] = [await place(), await place()];
    const { id } = await load(
      csv(`${nextDay()},${sent.number},,36.00`, `${nextDay()},${credited.number},,36.00`),
    );
    await bookExact(id);
    const boss = await desk.signedIn('superintendent');
    const ask = (call: Parameters<TestDesk['send']>[0], order: Order, body: object) =>
      desk.send(call, {
        token: boss.token,
        url: pathOf(call.path, order.id),
        headers: { 'idempotency-key': `stands-${order.id}` },
        body,
      });
    const version = (order: Order) => readVersion(shop.db, `order ${order.id}`);
    const read = { token: boss.token, url: pathOf(getDeskOrder.path, sent.id) };
    const [goods] = (await desk.ask(getDeskOrder, read)).lines;
    const parcel = { courier: 'other', tracking: '', lines: [{ lineId: goods!.id, quantity: 1 }] };
    const answers = [
      await ask(sendDeskParcel, sent, { ...parcel, version: await version(sent) }),
      await ask(refundOrder, credited, {
        kind: 'goodwill',
        amount: 1,
        reason: 'It came late',
        version: await version(credited),
      }),
      await ask(payOutRefunds, credited, {
        reference: 'By transfer',
        version: await version(credited),
      }),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    const lines = (await page(id, 'booked')).rows;
    expect(lines).toMatchObject([{ stands: true }, { stands: true }]);
    const before = await contents(shop.db);
    const codes = [];
    for (const line of lines) {
      codes.push((await settle(reopenStatementLine, line.id)).json<{ code: string }>().code);
    }
    expect(codes).toEqual(['booking-sent', 'booking-refunded']);
    expect(await contents(shop.db)).toBe(before);
  });

  test('a line is set aside with a reason, and taken up again', async () => {
    const { id } = await load(csv(`${nextDay()},HMRC VAT,,100.00`));
    const [line] = (await page(id, 'none')).rows;
    expect((await settle(setStatementLineAside, line!.id, 'A tax refund')).statusCode).toBe(200);
    const second = (await settle(setStatementLineAside, line!.id)).json<{ message: string }>();
    expect(second.message).toContain(`${staff.name} set aside this line already`);
    expect((await page(id, 'aside')).rows).toMatchObject([
      { reason: 'A tax refund', by: staff.name },
    ]);
    await settle(reopenStatementLine, line!.id);
    expect((await page(id, 'none')).rows).toHaveLength(1);
    expect(await broken()).toEqual([]);
  });

  test('finds orders by buyer, company, amount and number, and says what booking would do', async () => {
    const order = await place({ lastName: 'Quillfeather', company: 'Marmalade & Sons 100% Ltd' });
    const card = await placeOrder(shop, order.token, product);
    const { id } = await load(csv(`${nextDay()},MYSTERY,,36.00`));
    const [line] = (await page(id, 'none')).rows;
    const find = async (search: string) =>
      (
        await desk.ask(findPayableOrders, {
          token: staff.token,
          url: pathOf(findPayableOrders.path, line!.id),
          body: { search },
        })
      ).map(({ number, outcome }) => [number, outcome]);
    for (const search of ['quillf', 'sons 100%', order.number]) {
      expect(await find(search)).toEqual([[order.number, 'pays']]);
    }
    expect(await find('36.00')).toContainEqual([order.number, 'pays']);
    expect(await find('%%')).toEqual([]);
    expect(await find(card.number)).toEqual([[card.number, 'refused']]);
    await sendResponse(shop.app, paymentResponse(card));
    expect(await find(card.number)).toEqual([[card.number, 'refused']]);
  });

  test('is listed with the states of its lines', async () => {
    const { id } = await load(csv(`${nextDay()},A,,1.00`, `${nextDay()},B,,2.00`), {
      name: 'May.csv',
    });
    const { rows } = await desk.ask(listStatements, {
      token: staff.token,
      body: { filter: { search: 'may.', isOpen: true } },
    });
    expect(rows[0]).toMatchObject({ id, name: 'May.csv', by: staff.name, open: 2, booked: 0 });
  });
});

describe('the file of a statement', () => {
  test.each([
    ['UTF-8', '01', (text: string) => Buffer.from(text)],
    ['UTF-8 with a mark', '02', (text: string) => Buffer.from(`\uFEFF${text}`)],
    ['UTF-16 with a mark', '03', (text: string) => utf16(`\uFEFF${text}`)],
    ['UTF-16 without a mark', '04', utf16],
    ['UTF-16 of the other order', '05', (text: string) => utf16(`\uFEFF${text}`).swap16()],
    ['UTF-16 of the other order without a mark', '06', (text: string) => utf16(text).swap16()],
    ['Windows-1252', '07', windows1252],
  ])('is read in %s', async (_what, month, encode) => {
    const rows = [
      'Date;Details;Amount',
      `25.${month}.2025;"Zoë; “Ltd” £5";1.234,50`,
      `24.${month}.2025;Rent;-5,00`,
    ];
    const { id } = await load(encode(rows.join('\r\n')));
    const { rows: lines, statement } = await page(id, 'none');
    expect(statement.debits).toBe(1);
    expect(lines.map((line) => [line.day, line.text, line.amount])).toEqual([
      [`2025-${month}-25`, 'Zoë; “Ltd” £5', 1_234_500],
    ]);
  });

  test.each([
    ['nothing', '', 'statement-empty'],
    [
      'a picture',
      Buffer.from(Array.from({ length: 999 }, (_, at) => (at * 7) % 251)),
      'statement-encoding',
    ],
    ['prose', 'Dear bank,\nplease send it', 'statement-headings'],
    ['a quotation mark that never ends', 'Date,Text,Amount\n2026-05-01,"A,1\n', 'statement-quotes'],
    ['a quotation mark within a word', 'Date,Text,Amount\n2026-05-01,A"B,1\n', 'statement-quotes'],
    ['unclear dates', 'Date,Amount\n03/04/2026,1.00', 'statement-dates-unclear'],
    ['NUL in a text', csv('2026-05-01,A\0B,,1.00'), 'statement-encoding'],
    ['a bell in a text', csv('2026-05-01,A\u0007,,1.00'), 'statement-encoding'],
    [
      'UTF-16 cut within a sign',
      utf16(csv('2026-05-01,A,,1.00')).subarray(0, -1),
      'statement-encoding',
    ],
    [
      'half a sign of UTF-16',
      utf16(`\uFEFF${csv('2026-05-01,\uD800,,1.00')}`),
      'statement-encoding',
    ],
    [
      'a ZIP, as spreadsheets are',
      Buffer.from('PK\u0003\u0004\u0014\0\u0006\0'),
      'statement-encoding',
    ],
    [
      'Cyrillic headings of Windows-1251',
      Buffer.from('C4E0F2E02CD1F3ECECE00A', 'hex'),
      'statement-headings',
    ],
    ['a row of 200 cells', csv(`2026-05-01,A,,1.00${',9'.repeat(196)}`), 'statement-cells'],
    ['dates in two orders', 'Date,Amount\n31/01/2026,1\n01/31/2026,1', 'statement-dates-mixed'],
    ['money in both columns', csv('2026-05-01,A,2.00,1.00'), 'statement-both'],
    [
      'a fault in its last row',
      `${csv('2026-05-01,A,,1.00')}\n2026-05-02,B,,1.0.0`,
      'statement-cell',
    ],
  ])('with %s is refused, and nothing is stored', async (_what, content, code) => {
    const before = await contents(shop.db);
    const answer = await send(content, { name: 'bad.csv' });
    expect(answer.json<{ code: string }>().code).toBe(code);
    expect(answer.statusCode).toBe(400);
    expect(await contents(shop.db)).toBe(before);
    const stored = shop.db.selectFrom('statements').select('name').where('name', '=', 'bad.csv');
    expect(await stored.execute()).toEqual([]);
  });

  test.each([
    [
      'a quotation mark that never ends',
      csv('2026-05-01,A,,1.00', '2026-05-02,"B,,2.00'),
      'Row 3 opens',
    ],
    [
      'an amount in words',
      csv('2026-05-01,A,,1.00', '2026-05-02,B,,two'),
      'Row 3, column Paid in: ‘two’',
    ],
    ['a day that there is not', csv('2026-02-30,A,,1.00'), 'Row 2, column Date: ‘2026-02-30’'],
  ])('with %s is refused with row and column', async (_what, content, sentence) => {
    expect((await send(content)).json<{ message: string }>().message).toContain(sentence);
  });

  test('with 200 columns and two marks of byte order is read', async () => {
    const more = Array.from({ length: 197 }, (_, at) => `More ${at}`).join(',');
    const row = `2025-03-25,Wide,1.00${',9'.repeat(197)}`;
    const { id } = await load(`\uFEFF\uFEFFDate,Details,Amount,${more}\n${row}`);
    expect((await page(id, 'none')).rows).toMatchObject([{ text: 'Wide', amount: 1_000 }]);
  });

  test('with unclear dates is read by the answer', async () => {
    const content = 'Date,Description,Amount\n03/04/2026,Unclear,1.00';
    const { id } = await load(content, { fields: { dateOrder: 'month-first' } });
    expect((await page(id, 'none')).rows).toMatchObject([{ day: '2026-03-04' }]);
  });
});
