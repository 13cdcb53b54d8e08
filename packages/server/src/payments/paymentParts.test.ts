import { brand } from '@formulary/rules/brand/brand';
import { getOrder } from '@formulary/rules/calls/orderCalls';
import {
  getPrescription,
  giveUpPrescription,
  rejectPrescription,
  verifyPrescription,
} from '@formulary/rules/calls/prescriptionCalls';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { audit } from '../audit/audit.ts';
import { holdsForTests } from '../testing/settingsForTests.ts';
import { openTestShop, type TestShop } from '../testing/openTestShop.ts';
import { orderPrescriptions } from '../testing/orders/orderPrescriptions.ts';
import { addSession, contents, emailOf } from '../testing/testData.queries.ts';
import { timelineLines } from '../testing/orders/timelineLines.ts';
import { cancelByStaff } from './cancelByStaff.ts';
import { recordRefund } from './recordRefund.ts';
import { recordTransfer } from './recordTransfer.ts';
import { settleHolds } from './payments.tasks.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
beforeEach(() => {
  shop.clock.now = new Date('2026-06-15T10:00:00Z');
});
afterAll(() => shop.close());

const passTime = () => {
  shop.clock.now = new Date(+shop.clock.now + 1000);
};
const staff = () => ({
  db: shop.db,
  holds: holdsForTests,
  shopUrl: 'https://shop.test',
  now: shop.clock.now,
});
const book = (orderId: number, amount: number, reference = 'A transfer') =>
  recordTransfer(staff(), { orderId, amount, reference, by: 'Sam' });

/** Returns an order of packs at £10.00 on one prescription, with a part payment. */
async function partlyPaid(packs: number, arrived: number) {
  const { userId, token, orderId, prescriptions, ...rest } = await orderPrescriptions(shop, [
    [packs],
  ]);
  const [{ id } = { id: 0 }] = prescriptions;
  const prescriber = rest.prescriberToken;
  const signIn = () => addSession(shop.db, userId, shop.clock.now);
  if (arrived > 0) await book(orderId, arrived);
  passTime();
  return {
    id,
    orderId,
    token,
    signIn,
    // The session may have expired after the clock moved.
    read: async () => shop.ask(getOrder, { token: await signIn(), url: `/api/orders/${orderId}` }),
    verify: async (quantity: number) => {
      const url = `/api/prescriptions/${id}`;
      const { comments, items } = await shop.ask(getPrescription, { token: prescriber, url });
      const changed = items.map((item) => ({ ...item, quantity }));
      const body = verifyPrescription.body?.write({ id, comments, items: changed });
      await shop.ask(verifyPrescription, { token: prescriber, body });
      passTime();
    },
    reject: async () => {
      const said = { id, comments: '', reason: 'Wrong patient' };
      const body = rejectPrescription.body?.write(said);
      await shop.ask(rejectPrescription, { token: prescriber, body });
    },
    lastMail: async () => {
      const mails = shop.db.selectFrom('outbox').select('text');
      const to = mails.where('recipient', '=', await emailOf(shop.db, userId));
      return (await to.orderBy('id', 'desc').executeTakeFirst())?.text ?? '';
    },
  };
}

const broken = () => audit(shop, shop.clock.now);
const refundsDue = async (orderId: number) => {
  const payments = shop.db.selectFrom('payments').select(['amount_mills', 'refund_due_at']);
  const rows = await payments.where('order_id', '=', orderId).orderBy('id').execute();
  return rows.map((row) => [row.amount_mills, row.refund_due_at !== null]);
};

describe('an order with a part payment', () => {
  test('asks for the rest wherever it says what to pay, and is paid by it', async () => {
    const other = await partlyPaid(4, 10_000);
    const untouched = JSON.stringify(await other.read());
    const order = await partlyPaid(3, 0);
    await order.verify(4);
    // The whole old amount, sent before the prescriber raised the total.
    expect(await book(order.orderId, 30_000)).toMatchObject({
      state: 'Awaiting payment',
      due: 10_000,
    });
    const lines = [{ name: expect.any(String), before: 3, now: 4 }];
    const heldUntil = new Date(+shop.clock.now + holdsForTests.transferMs);
    expect(await order.read()).toMatchObject({
      amount: 40_000,
      partPaid: 30_000,
      paymentStatus: 'Pending',
      heldUntil,
      change: { amountBefore: 30_000, lines },
    });
    expect(await order.lastMail()).toMatch(
      /£30\.00 for .* arrived[^]*£10\.00, the rest of £40\.00/,
    );
    expect(await broken()).toEqual([]);

    shop.clock.now = new Date(+heldUntil - holdsForTests.reminderMs);
    await settleHolds({ ...staff(), card: undefined, now: () => shop.clock.now }, 0);
    expect(await order.lastMail()).toContain('transfer of £10.00, the rest of £40.00, has not');

    passTime();
    expect(await book(order.orderId, 10_000)).toMatchObject({
      state: 'Awaiting prescription',
      due: 0,
    });
    const paid = await order.read();
    expect(paid).toMatchObject({ paymentStatus: 'Paid', invoices: [{ amount: 40_000 }] });
    expect(paid).not.toHaveProperty('change');
    expect(await order.lastMail()).toContain('With the £30.00 from before, it is paid in full.');
    const { orderId, id } = order;
    const asked = { orderId, token: await order.signIn(), ids: [id] };
    expect((await timelineLines(shop, asked)).slice(2)).toEqual([
      'order-changed: Priya Nair, 30000 to 40000',
      'payment-part: nobody',
      'order-paid: nobody',
    ]);
    expect(JSON.stringify(await other.read())).toBe(untouched);
    expect(await broken()).toEqual([]);
  });

  test.each([
    ['the same transfer again', 10_000, 'A transfer', 'transfer-booked'],
    ['nothing', 0, 'Another', 'payment-amount-differs'],
    ['less than nothing', -10, 'Another', 'payment-amount-differs'],
    ['a fraction of a penny', 5, 'Another', 'payment-amount-differs'],
    ['a reference that names another order', 10, 'F-2026-999999', 'transfer-of-another-order'],
  ])('refuses %s, and nothing changes', async (_what, amount, reference, code) => {
    const { orderId } = await partlyPaid(3, 10_000);
    const before = await contents(shop.db);
    await expect(book(orderId, amount, reference)).rejects.toMatchObject({ problem: { code } });
    expect(await contents(shop.db)).toBe(before);
    expect(await refundsDue(orderId)).toEqual([[10_000, false]]);
  });

  test('books a transfer once when commands are concurrent', async () => {
    const { orderId, read } = await partlyPaid(3, 0);
    const all = await Promise.allSettled(Array.from({ length: 8 }, () => book(orderId, 10_000)));
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await read()).partPaid).toBe(10_000);
    expect(await refundsDue(orderId)).toEqual([[10_000, false]]);
  });

  test.each([
    ['is paid by the part that comes to it', 3, []],
    ['is paid and gets back what the part is beyond it', 2, [10_000]],
  ])('made as cheap as its part or cheaper, %s', async (_what, packs, credited) => {
    const order = await partlyPaid(4, 30_000);
    await order.verify(packs);
    const amount = packs * 10_000;
    const paid = { amount, state: 'Awaiting prescription', paymentStatus: 'Paid' };
    expect(await order.read()).toMatchObject({ ...paid, invoices: [{ amount }] });
    const credits = shop.db.selectFrom('order_credits').select('amount_mills');
    const rows = await credits.where('order_id', '=', order.orderId).execute();
    expect(rows.map((row) => row.amount_mills)).toEqual(credited);
    expect(await broken()).toEqual([]);

    // The excess was never invoiced, so its refund needs no credit note.
    const refund = recordRefund(staff(), { orderId: order.orderId, note: 'Sent', by: 'Sam' });
    const refunded = await Promise.allSettled([refund]);
    expect(refunded.map(({ status }) => status)).toEqual([
      credited.length > 0 ? 'fulfilled' : 'rejected',
    ]);
    expect(await order.read()).toMatchObject({ ...paid, invoices: [{ amount }] });
    expect(await broken()).toEqual([]);

    const note = { reason: 'Out of stock', refundNote: 'All sent back', by: 'Sam' };
    await cancelByStaff(staff(), { orderId: order.orderId, ...note });
    expect(await order.read()).toMatchObject({
      paymentStatus: 'Refunded',
      invoices: [{ amount }, { kind: 'Credit note', amount }],
    });
    expect(await broken()).toEqual([]);
  });

  test('cancelled before its credit is refunded owes the credit no more', async () => {
    const order = await partlyPaid(4, 30_000);
    await order.verify(2);
    const { orderId } = order;
    const note = { reason: 'Out of stock', refundNote: 'All sent back', by: 'Sam' };
    await cancelByStaff(staff(), { orderId, ...note });
    const again = recordRefund(staff(), { orderId, note: 'Again', by: 'Sam' });
    await expect(again).rejects.toMatchObject({ problem: { code: 'refund-not-due' } });
    expect(await broken()).toEqual([]);
  });

  test('made cheaper but still dearer than the part asks for less', async () => {
    const order = await partlyPaid(4, 10_000);
    await order.verify(2);
    expect(await order.read()).toMatchObject({ amount: 20_000, partPaid: 10_000 });
    expect(await order.lastMail()).toContain('Still to pay: £10.00, the rest of £20.00.');
    expect(await broken()).toEqual([]);
  });

  test('that expires makes the part due for refund, and any later part too', async () => {
    const { orderId, read, lastMail } = await partlyPaid(3, 10_000);
    shop.clock.now = new Date(+shop.clock.now + holdsForTests.transferMs);
    await settleHolds({ ...staff(), card: undefined, now: () => shop.clock.now }, 0);
    expect(await read()).toMatchObject({ state: 'Cancelled', paymentStatus: 'Failed' });
    expect(await lastMail()).toContain('We give back the £10.00 that had arrived.');
    expect(await book(orderId, 5_000)).toMatchObject({ state: 'Cancelled', due: 0, back: 5_000 });
    expect(await lastMail()).toMatch(/your payment of £5\.00 [^]* we will give the money back/);
    const flagged = shop.db.selectFrom('outbox').select(['subject', 'text']);
    const [mail] = await flagged.where('recipient', '=', brand.contact.email).execute();
    expect(mail?.subject).toMatch(/^A bank transfer needs your attention: order F-/);
    expect(mail?.text).toMatch(/paid after it was cancelled[^]* on the bank statement /);
    expect(mail?.text).not.toMatch(/card|provider/i);
    expect(await refundsDue(orderId)).toEqual([
      [10_000, true],
      [5_000, true],
    ]);
    expect(await broken()).toEqual([]);
    await recordRefund(staff(), { orderId, note: 'Sent back', by: 'Sam' });
    expect(await read()).toMatchObject({ state: 'Cancelled', paymentStatus: 'Failed' });
    expect(await broken()).toEqual([]);
  });

  test('is cancelled by staff only with a note of how the part was refunded', async () => {
    const { orderId, read, lastMail } = await partlyPaid(3, 10_000);
    const cancel = { orderId, reason: 'Recalled', refundNote: undefined, by: 'Sam' };
    const refused = { problem: { code: 'refund-note-required' } };
    await expect(cancelByStaff(staff(), cancel)).rejects.toMatchObject(refused);
    await cancelByStaff(staff(), { ...cancel, refundNote: 'Sent back £10.00' });
    expect(await read()).toMatchObject({ state: 'Cancelled', paymentStatus: 'Failed' });
    expect(await lastMail()).toContain('Sent back £10.00');
    const again = recordRefund(staff(), { orderId, note: 'Again', by: 'Sam' });
    await expect(again).rejects.toMatchObject({ problem: { code: 'refund-not-due' } });
    expect(await broken()).toEqual([]);
  });

  test('refunds the part when all of its prescriptions are given up', async () => {
    const { id, orderId, token, reject, lastMail } = await partlyPaid(3, 10_000);
    await reject();
    await shop.ask(giveUpPrescription, { token, body: { prescription_pk: id } });
    expect(await refundsDue(orderId)).toEqual([[10_000, true]]);
    expect(await lastMail()).toContain('We give back what you have paid.');
    expect(await broken()).toEqual([]);
  });
});
