import {
  cancelDeskOrder,
  correctDeskAddress,
  correctDeskLines,
  deliverDeskOrder,
  exportDeskOrders,
  getDeskOrder,
  getDeskOrderTimeline,
  holdDeskOrder,
  releaseDeskOrder,
  sendDeskParcel,
} from '@formulary/rules/calls/desk/deskOrderCalls';
import { addCartLine } from '@formulary/rules/calls/cartCalls';
import { createOrder, getOrder } from '@formulary/rules/calls/orderCalls';
import { getOrderTimeline } from '@formulary/rules/calls/orderTimelineCalls';
import type { DeskOrder } from '@formulary/rules/dispatch/deskOrder';
import { londonDay } from '@formulary/rules/dates/londonTime';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { audit } from '../audit/audit.ts';
import { settleHolds } from '../payments/payments.tasks.ts';
import { recordRefund } from '../payments/recordRefund.ts';
import { recordTransfer } from '../payments/recordTransfer.ts';
import { orderBody } from '../testing/orders/orderBody.ts';
import { readSupplied } from '../staff/prescriptions/prescriptions.queries.ts';
import { openTestDesk, type TestDesk } from '../testing/openTestDesk.ts';
import { openTestShop, type TestShop } from '../testing/openTestShop.ts';
import { runDocumentTask } from '../testing/signing/runDocumentTask.ts';
import { holdsForTests } from '../testing/settingsForTests.ts';
import { signedPrescriptions } from '../testing/signing/signedPrescriptions.ts';
import { addProduct, emailOf, stockOf } from '../testing/testData.queries.ts';

const HOME = {
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
const FEE = 7_950;
const DAY_MS = 86_400_000;

let shop: TestShop;
let desk: TestDesk;
let token: string;
let other: string;
let buyer: { readonly token: string; readonly userId: number };
beforeAll(async () => {
  shop = await openTestShop();
  desk = await openTestDesk(shop);
  ({ token } = await desk.signedIn('superintendent'));
  ({ token: other } = await desk.signedIn('pharmacist'));
});
beforeEach(async () => {
  buyer = await shop.signedIn();
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

/** Orders these packs, each of a product of its own at £10 and VAT of 20 %, by bank transfer to an address. */
async function placed(packs: readonly number[]): Promise<number> {
  let lines: Parameters<typeof orderBody>[0] = [];
  for (const cart_quantity of packs) {
    const product_fk = await addProduct(shop.db, { in_stock: 100 });
    const body = { product_fk, cart_quantity, cart_req_prescription: false };
    lines = await shop.ask(addCartLine, { token: buyer.token, body });
  }
  const body = orderBody(lines, { paymentMode: 'bankTransfer', ...HOME }, FEE);
  const { id } = await shop.ask(createOrder, { token: buyer.token, body });
  return id;
}
async function pay(orderId: number): Promise<void> {
  const orders = shop.db.selectFrom('orders').select('amount_mills as amount');
  const { amount } = await orders.where('id', '=', orderId).executeTakeFirstOrThrow();
  await recordTransfer(context(), { orderId, amount, reference: `Of ${orderId}`, by: 'Sam' });
}
async function paid(packs: readonly number[]): Promise<number> {
  const id = await placed(packs);
  await pay(id);
  return id;
}

const read = (id: number) => desk.ask(getDeskOrder, { token, url: `/api/desk/orders/${id}` });
const url = (call: { readonly path: string }, id: number) => call.path.replace(':id', `${id}`);

interface Change {
  readonly body?: object;
  /** Of the order that was seen. */
  readonly seen: Pick<DeskOrder, 'version' | 'order'>;
  readonly by?: string;
  readonly key?: string;
}

/** Sends a change; returns 'done', or the code of the refusal. */
async function change(
  call: Parameters<TestDesk['send']>[0],
  { body = {}, seen, by = token, key }: Change,
): Promise<string> {
  const headers = key === undefined ? {} : { 'idempotency-key': key };
  const sent = { token: by, url: url(call, seen.order.id), headers };
  const answer = await desk.send(call, { ...sent, body: { version: seen.version, ...body } });
  return answer.statusCode === 200 ? 'done' : answer.json<{ code: string }>().code;
}

/** Orders one prescription for each row of packs, signs and confirms them, and pays. */
async function readyToSend(packs?: Parameters<typeof signedPrescriptions>[1]) {
  const { orderId, ids, confirm } = await signedPrescriptions(shop, packs);
  const early = await read(orderId);
  expect(early.blockers.map(({ code }) => code)).toContain('payment');
  await confirm();
  await pay(orderId);
  for (const prescriptionId of ids) {
    await runDocumentTask(shop, 'seal-prescription', { prescriptionId });
  }
  return { orderId, ids };
}

let keys = 0;
/** Sends packs of the lines at these places as a parcel. */
function send(
  seen: DeskOrder,
  packs: Readonly<Record<number, number>>,
  more: Partial<Change> & { tracking?: string } = {},
) {
  keys += 1;
  const lines = Object.entries(packs).map(([at, quantity]) => {
    return { lineId: seen.lines[Number(at)]?.id ?? 999_999, quantity };
  });
  const { tracking = 'JD0002 1234 5678', ...others } = more;
  const body = { courier: 'dhl', tracking, lines };
  return change(sendDeskParcel, { seen, body, key: `key-${keys}`, ...others });
}

async function lastMail() {
  const recipient = await emailOf(shop.db, buyer.userId);
  return shop.db
    .selectFrom('outbox')
    .select(['subject', 'text'])
    .where('recipient', '=', recipient)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
}
const because = { reason: 'As agreed by phone' };

describe('parcels', () => {
  test('leave in parts: the rest is a back order, the buyer is told of each, and the last one dispatches the order', async () => {
    const id = await paid([3, 1]);
    const seen = await read(id);
    expect(seen.blockers).toEqual([]);
    expect(await send(seen, { 0: 2 })).toBe('done');
    const part = await read(id);
    expect([part.order.state, part.order.packs, part.order.packsSent]).toEqual([
      'Processing',
      4,
      2,
    ]);
    const mail = await lastMail();
    expect(mail.subject).toBe(`Parcel 1 of your order ${seen.order.number} is on its way`);
    expect(mail.text).toContain(`2 × ${seen.lines[0]?.name ?? ''}`);
    expect(mail.text).toContain('JD000212345678');
    expect(mail.text).toContain('2 packs follow');
    expect(await send(part, { 0: 1, 1: 1 }, { tracking: 'JD2 ABC' })).toBe('done');
    const whole = await read(id);
    expect([whole.order.state, whole.blockers.map(({ code }) => code)]).toEqual([
      'Dispatched',
      ['sent'],
    ]);
    expect((await lastMail()).subject).toContain('Parcel 2 of your order');
    const { parcels } = await shop.ask(getOrder, { token: buyer.token, url: `/api/orders/${id}` });
    expect(parcels?.map(({ number, tracking, lines }) => [number, tracking, lines.length])).toEqual(
      [
        [1, 'JD000212345678', 1],
        [2, 'JD2ABC', 2],
      ],
    );
    const timeline = await shop.ask(getOrderTimeline, {
      token: buyer.token,
      url: `/api/orders/${id}/timeline`,
    });
    expect(timeline.map(({ event }) => event).slice(-2)).toEqual([
      'parcel-sent',
      'order-dispatched',
    ]);
    expect(await change(deliverDeskOrder, { seen: whole })).toBe('done');
    expect((await read(id)).order.state).toBe('Delivered');
  });

  test('are never sent twice: the same key sends once, another version or another body is refused', async () => {
    const id = await paid([2]);
    const seen = await read(id);
    expect(await send(seen, { 0: 1 }, { key: 'once' })).toBe('done');
    expect(await send(seen, { 0: 1 }, { key: 'once' })).toBe('done');
    expect(await send(seen, { 0: 2 }, { key: 'once' })).toBe('key-reused');
    expect(await send(seen, { 0: 1 })).toBe('record-changed');
    expect((await read(id)).parcels).toHaveLength(1);
  });

  test.each([
    ['of an unknown line', { 7: 1 }, {}, 'parcel-line-unknown'],
    ['with more packs than are left', { 0: 3 }, {}, 'parcel-too-many'],
    ['without packs', {}, {}, 'parcel-empty'],
    ['without a tracking number', { 0: 1 }, { tracking: ' ' }, 'tracking-invalid'],
    [
      'with an over-long tracking number',
      { 0: 1 },
      { tracking: 'A'.repeat(41) },
      'tracking-invalid',
    ],
    ['with a page as tracking number', { 0: 1 }, { tracking: '<script>' }, 'tracking-invalid'],
    ['with more than a body takes', { 0: 1 }, { tracking: 'A'.repeat(101) }, 'invalid-request'],
    ['with a key of spaces', { 0: 1 }, { key: 'a b' }, 'invalid-request'],
  ])('%s are refused and nothing leaves', async (_what, packs, more, code) => {
    const seen = await read(await paid([2]));
    expect(await send(seen, packs, more)).toBe(code);
    expect((await read(seen.order.id)).version).toBe(seen.version);
  });

  test('of an unpaid order do not leave', async () => {
    const seen = await read(await placed([1]));
    expect(seen.blockers.map(({ sentence }) => sentence)).toEqual(['The payment has not arrived']);
    expect(await send(seen, { 0: 1 })).toBe('dispatch-refused');
  });

  test('of two staff at once leave once, and the other is told', async () => {
    const seen = await read(await paid([1, 1]));
    const outcomes = await Promise.all([
      send(seen, { 0: 1, 1: 1 }),
      send(seen, { 0: 1, 1: 1 }, { by: other }),
    ]);
    expect(outcomes.toSorted()).toEqual(['done', 'record-changed']);
    const { parcels, order } = await read(seen.order.id);
    expect([parcels.length, order.state]).toEqual([1, 'Dispatched']);
  });

  test('and a cancellation at once exclude each other', async () => {
    const seen = await read(await paid([1]));
    const refundNote = 'By transfer';
    const outcomes = await Promise.all([
      send(seen, { 0: 1 }, { by: other }),
      change(cancelDeskOrder, { seen, body: { ...because, refundNote } }),
    ]);
    expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(1);
    const { order, parcels } = await read(seen.order.id);
    expect(order.state).toBe(parcels.length === 1 ? 'Dispatched' : 'Cancelled');
  });

  test('beyond what was ordered, or of an order on hold, are refused by the database itself', async () => {
    const seen = await read(await paid([1]));
    const { id } = seen.order;
    const line = seen.lines[0]?.id ?? 0;
    const insert = (packs: number) =>
      shop.db.transaction().execute(async (trx) => {
        const parcel = await trx
          .insertInto('parcels')
          .values({
            order_id: id,
            number: 1,
            courier: 'other',
            tracking: null,
            sent_at: shop.clock.now,
            event_id: seen.version,
            request_key: null,
            request_hash: null,
          })
          .returning('id')
          .executeTakeFirstOrThrow();
        await trx
          .insertInto('parcel_lines')
          .values({ parcel_id: parcel.id, order_id: id, order_line_id: line, quantity: packs })
          .execute();
      });
    await expect(insert(2)).rejects.toThrow('More was sent of order line');
    expect(await change(holdDeskOrder, { seen, body: because })).toBe('done');
    await expect(insert(1)).rejects.toThrow('held back');
    const dispatch = shop.db.updateTable('orders').set({ state: 'Dispatched' });
    await expect(dispatch.where('id', '=', id).execute()).rejects.toThrow('held back');
  });

  test('on prescription leave once every prescription verifies', async () => {
    const { orderId, ids } = await readyToSend();
    const seen = await read(orderId);
    expect(seen.prescriptions.map(({ verdict, fault }) => [verdict, fault])).toEqual(
      ids.map(() => ['holds', undefined]),
    );
    const packs = Object.fromEntries(seen.lines.map(({ quantity }, at) => [at, quantity]));
    expect(await send(seen, packs)).toBe('done');
    expect((await read(orderId)).order.state).toBe('Dispatched');
  });
});

describe('an order on hold', () => {
  test('stays until it is released, and says why', async () => {
    const seen = await read(await paid([1]));
    expect(await change(holdDeskOrder, { seen, body: { reason: ' ' } })).toBe('reason-required');
    expect(await change(holdDeskOrder, { seen, body: because })).toBe('done');
    const held = await read(seen.order.id);
    expect(held.blockers).toEqual([{ code: 'hold', sentence: 'On hold: As agreed by phone' }]);
    expect(await send(held, { 0: 1 })).toBe('dispatch-refused');
    expect(await change(holdDeskOrder, { seen: held, body: because })).toBe('order-hold-refused');
    expect(await change(releaseDeskOrder, { seen, body: because })).toBe('record-changed');
    expect(await change(releaseDeskOrder, { seen: held, body: because })).toBe('done');
    const released = await read(seen.order.id);
    expect(await change(releaseDeskOrder, { seen: released, body: because })).toBe(
      'order-not-on-hold',
    );
    expect(await send(released, { 0: 1 })).toBe('done');
    const timeline = await desk.ask(getDeskOrderTimeline, {
      token,
      url: `/api/desk/orders/${seen.order.id}/timeline`,
    });
    expect(timeline.map(({ sentence }) => sentence).slice(-4)).toEqual([
      'Put the order on hold',
      'Released the order',
      'Sent parcel 1 with 1 pack by DHL, JD000212345678',
      'Dispatched the order',
    ]);
    expect(timeline.at(-1)?.author).toMatchObject({ kind: 'staff', role: 'superintendent' });
  });
});

describe('lines', () => {
  test('are lowered and removed: priced again, stock back, the difference due for refund, the buyer told', async () => {
    const seen = await read(await paid([3, 1]));
    const [first, second] = seen.lines;
    const lines = [
      { lineId: first?.id, quantity: 1 },
      { lineId: second?.id, quantity: 0 },
    ];
    expect(await change(correctDeskLines, { seen, body: { ...because, lines } })).toBe('done');
    const now = await read(seen.order.id);
    expect(now.order.amount).toBe(12_000 + FEE + 0);
    expect(now.order.refundDue).toBe(36_000);
    expect(now.order.waitsFor).toBe('refund');
    expect(await stockOf(shop.db, first?.productId ?? 0)).toBe(99);
    expect(await stockOf(shop.db, second?.productId ?? 0)).toBe(100);
    const { subject, text } = await lastMail();
    expect(subject).toBe(`We have corrected your order ${seen.order.number}`);
    expect(text).toContain('1 instead of 3');
    expect(text).toContain('we give £36.00 back');
    await recordRefund(context(), { orderId: seen.order.id, note: 'By transfer', by: 'Sam' });
    const credited = await read(seen.order.id);
    expect(credited.documents.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['Invoice', 48_000 + FEE],
      ['Credit note', 36_000],
    ]);
    expect(credited.received).toBe(12_000 + FEE);
  });

  test('of an unpaid order only change what is to pay', async () => {
    const seen = await read(await placed([3]));
    const lines = [{ lineId: seen.lines[0]?.id, quantity: 2 }];
    expect(await change(correctDeskLines, { seen, body: { ...because, lines } })).toBe('done');
    const now = await read(seen.order.id);
    expect([now.due, now.order.refundDue]).toEqual([24_000 + FEE, 0]);
  });

  test.each([
    ['raise', [{ at: 0, quantity: 4 }], 'order-line-raised'],
    ['leave as they are', [{ at: 0, quantity: 3 }], 'order-lines-same'],
    ['name unknown', [{ at: 9, quantity: 0 }], 'parcel-line-unknown'],
    ['name below what was sent', [{ at: 1, quantity: 0 }], 'order-line-sent'],
  ])('%s: refused, and nothing changes', async (_what, named, code) => {
    const id = await paid([3, 2]);
    await send(await read(id), { 1: 1 });
    const seen = await read(id);
    const lines = named.map(({ at, quantity }) => ({
      lineId: seen.lines[at]?.id ?? 999_999,
      quantity,
    }));
    const body = { ...because, lines };
    expect(await change(correctDeskLines, { seen, body })).toBe(code);
    expect((await read(id)).version).toBe(seen.version);
  });

  test('are not all removed: that is a cancellation', async () => {
    const seen = await read(await paid([1]));
    const lines = [{ lineId: seen.lines[0]?.id, quantity: 0 }];
    const body = { ...because, lines };
    expect(await change(correctDeskLines, { seen, body })).toBe('order-needs-line');
  });

  test('on prescription are for the prescriber to change', async () => {
    const { orderId } = await signedPrescriptions(shop);
    const seen = await read(orderId);
    const lines = [{ lineId: seen.lines[0]?.id, quantity: 0 }];
    const body = { ...because, lines };
    expect(await change(correctDeskLines, { seen, body })).toBe('prescription-line-fixed');
  });
});

describe('a cancellation', () => {
  test('of an order of which a parcel has left cancels the rest only', async () => {
    const id = await paid([3, 1]);
    await send(await read(id), { 0: 2 });
    const seen = await read(id);
    expect(await change(cancelDeskOrder, { seen, body: because })).toBe('done');
    const now = await read(id);
    expect(now.order.state).toBe('Dispatched');
    expect(now.lines.map(({ quantity, sent }) => [quantity, sent])).toEqual([
      [2, 2],
      [0, 0],
    ]);
    expect(now.order.refundDue).toBe(24_000);
  });

  test('of what is left on prescription gives its price and stock back; the prescription stays signed', async () => {
    const { orderId, ids } = await readyToSend([[3], [2]]);
    const first = await read(orderId);
    expect(await send(first, { 0: 1 })).toBe('done');
    const seen = await read(orderId);
    const product = seen.lines[0]?.productId ?? 0;
    const stock = await stockOf(shop.db, product);
    expect(await change(cancelDeskOrder, { seen, body: because })).toBe('done');
    const now = await read(orderId);
    expect(now.order.state).toBe('Dispatched');
    expect(now.order.refundDue).toBeGreaterThan(0);
    expect(now.order.amount + now.order.refundDue).toBe(seen.order.amount);
    const packs = now.lines.map(({ quantity, sent, withdrawn }) => [quantity, sent, withdrawn]);
    expect(packs.reduce((sum, [, , withdrawn = 0]) => sum + withdrawn, 0)).toBe(4);
    const today = londonDay(shop.clock.now);
    const supplied = await readSupplied(shop.db, { from: today, to: today });
    const registered = supplied.filter(({ id }) => ids.includes(id));
    expect(registered.length).toBeGreaterThan(0);
    for (const { withdrawn } of registered)
      expect(Object.values(withdrawn).reduce((sum, left) => sum + left, 0)).toBe(4);
    expect(packs.every(([quantity, sent]) => quantity === sent)).toBe(true);
    expect(await stockOf(shop.db, product)).toBeGreaterThan(stock);
    expect(now.prescriptions.map(({ id, verdict }) => [id, verdict])).toEqual(
      ids.map((id) => [id, 'holds']),
    );
    const told = shop.db
      .selectFrom('outbox')
      .select('subject')
      .where('subject', 'like', 'Not everything%');
    expect(await told.execute()).toMatchObject([
      { subject: expect.stringContaining(now.order.number) },
    ]);
    expect(await audit(shop, shop.clock.now)).toEqual([]);
  });

  test('of what is left is possible after a prescription has run out, which then leaves nothing blocked', async () => {
    const { orderId } = await readyToSend([[2]]);
    expect(await send(await read(orderId), { 0: 1 })).toBe('done');
    shop.clock.now = new Date(+shop.clock.now + 200 * DAY_MS);
    await settleHolds({ ...context(), card: undefined, now: () => shop.clock.now }, 0);
    ({ token } = await desk.signedIn('superintendent'));
    ({ token: other } = await desk.signedIn('pharmacist'));
    const late = await read(orderId);
    expect(late.blockers.map(({ code }) => code)).toEqual(['prescription']);
    expect(await send(late, { 0: 1 })).toBe('dispatch-refused');
    const lines = [{ lineId: late.lines[0]?.id, quantity: 1 }];
    const body = { ...because, lines };
    expect(await change(correctDeskLines, { seen: late, body })).toBe('done');
    expect((await read(orderId)).order.state).toBe('Dispatched');
    expect(await audit(shop, shop.clock.now)).toEqual([]);
  });

  test('of a whole order gives the stock back and asks how the payment was given back', async () => {
    const seen = await read(await paid([2]));
    expect(await change(cancelDeskOrder, { seen, body: because })).toBe('refund-note-required');
    const body = { ...because, refundNote: 'By transfer' };
    expect(await change(cancelDeskOrder, { seen, body })).toBe('done');
    expect((await read(seen.order.id)).order.state).toBe('Cancelled');
    expect(await stockOf(shop.db, seen.lines[0]?.productId ?? 0)).toBe(100);
  });
});

describe('the delivery address', () => {
  const address = { ...HOME.shipping, countryCode: undefined, street: '15 Lambs Conduit Passage' };
  const wire = {
    name: address.name,
    phone: address.phone,
    street: address.street,
    city: 'London',
    postcode: 'wc1r 4rh',
    country: 'GB',
  };

  test('is corrected before the first parcel, and the buyer is told', async () => {
    const id = await paid([2]);
    const seen = await read(id);
    expect(await change(correctDeskAddress, { seen, body: { ...because, address: wire } })).toBe(
      'done',
    );
    const now = await read(id);
    expect(now.shipping).toMatchObject({
      street: '15 Lambs Conduit Passage',
      postcode: 'WC1R 4RH',
    });
    expect((await lastMail()).text).toContain('15 Lambs Conduit Passage');
    const timeline = await desk.ask(getDeskOrderTimeline, {
      token,
      url: url(getDeskOrderTimeline, id),
    });
    expect(timeline.at(-1)).toMatchObject({
      sentence: 'Corrected the delivery address',
      from: expect.stringContaining('14 Lambs') as string,
      to: expect.stringContaining('15 Lambs') as string,
    });
    await send(now, { 0: 1 });
    const left = await read(id);
    expect(
      await change(correctDeskAddress, { seen: left, body: { ...because, address: wire } }),
    ).toBe('order-address-fixed');
  });

  test.each([
    [{ street: '' }, 'shipping-required', 'address.street'],
    [{ postcode: 'JE2 3AB' }, 'place-not-served', 'address.postcode'],
  ])('with %o is refused beside its field', async (fault, code, named) => {
    const seen = await read(await paid([1]));
    const body = { version: seen.version, ...because, address: { ...wire, ...fault } };
    const answer = await desk.send(correctDeskAddress, {
      token,
      url: url(correctDeskAddress, seen.order.id),
      body,
    });
    expect(answer.json()).toMatchObject({ code });
    expect(Object.keys(answer.json<{ errors: object }>().errors)).toEqual([named]);
  });
});

test('an export is formula-safe CSV with a byte-order mark, and is recorded with filter, columns and rows', async () => {
  const id = await placed([1]);
  await shop.db
    .updateTable('users')
    .set({ last_name: '=1+1' })
    .where('id', '=', buyer.userId)
    .execute();
  const { order } = await read(id);
  const body = { filter: { search: order.number }, reason: 'For the courier' };
  const answer = await desk.send(exportDeskOrders, { token, body });
  expect(answer.body.charCodeAt(0)).toBe(0xfeff);
  expect(answer.body.split('\n')).toHaveLength(2);
  const refused = await desk.send(exportDeskOrders, { token: other, body });
  expect(refused.statusCode).toBe(404);
  const events = shop.db.selectFrom('audit_events').select(['detail', 'permission']);
  const event = await events.where('action', '=', 'orders-exported').executeTakeFirstOrThrow();
  expect(event).toMatchObject({
    permission: 'exportLists',
    detail: { rows: 1, reason: 'For the courier' },
  });
});

test('the audit finds nothing wrong in all of this', async () => {
  expect(await audit(shop, shop.clock.now)).toEqual([]);
});
