import { createOrder, getOrder } from '@formulary/rules/calls/orderCalls';
import { giveUpPrescription, rejectPrescription } from '@formulary/rules/calls/prescriptionCalls';
import type { Order } from '@formulary/rules/orders/order';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { audit } from '../audit/audit.ts';
import { cancelByStaff } from '../payments/cancelByStaff.ts';
import { recordRefund } from '../payments/recordRefund.ts';
import { holdsForTests } from '../testing/settingsForTests.ts';
import { openTestShop, type TestShop } from '../testing/openTestShop.ts';
import { orderBody } from '../testing/orders/orderBody.ts';
import { paymentResponse, sendResponse } from '../testing/orders/paymentResponse.ts';
import { placeOrder } from '../testing/orders/placeOrder.ts';
import { prescribedCart } from '../testing/orders/prescribedCart.ts';
import { readTexts } from '../testing/documents/readTexts.ts';
import { addProduct, addSession } from '../testing/testData.queries.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const staff = () => ({
  db: shop.db,
  now: shop.clock.now,
  holds: holdsForTests,
  shopUrl: 'https://shop.test',
});
const invoicesOf = async ({ id }: Order, token: string) =>
  (await shop.ask(getOrder, { token, url: `/api/orders/${id}` })).invoices ?? [];
const textOf = async (id: number | undefined, token: string) => {
  const { rawPayload } = await shop.app.inject({
    url: `/api/invoices/${id}/pdf`,
    headers: { authorization: `Bearer ${token}` },
  });
  return (await readTexts(rawPayload)).join(' ');
};
const mailsAbout = async ({ number }: Order) => {
  const mails = shop.db.selectFrom('outbox').select('text');
  const rows = await mails.where('subject', 'like', `%${number}%`).orderBy('id').execute();
  return rows.map(({ text }) => text);
};

/** Places and pays an order with a prescription for each number of packs, of one product at £10.00. */
async function paidOrder(packs: readonly number[]) {
  const cart = await prescribedCart(
    shop,
    packs.map((each) => [each]),
  );
  const body = orderBody(cart.lines, { paymentMode: 'card' }, 0, cart.prescriptions);
  const order = await shop.ask(createOrder, { token: cart.token, body });
  await sendResponse(shop.app, paymentResponse(order));
  const signer = await addSession(shop.db, cart.prescriberId, shop.clock.now);
  const rows = await shop.db
    .selectFrom('prescriptions')
    .select('id')
    .where('order_id', '=', order.id)
    .orderBy('id')
    .execute();
  return { token: cart.token, order, signer, ids: rows.map(({ id }) => id) };
}

async function rejectAndGiveUp(
  { signer, token }: { readonly signer: string; readonly token: string },
  id: number | undefined,
) {
  await shop.ask(rejectPrescription, {
    token: signer,
    body: { prescription_pk: id, prescription_details: '', prescription_reject_reason: 'No' },
  });
  await shop.ask(giveUpPrescription, { token, body: { prescription_pk: id } });
}

test('an order cancelled after payment is credited whole, and its buyer notified', async () => {
  const { token } = await shop.signedIn();
  const order = await placeOrder(shop, token, await addProduct(shop.db));
  await sendResponse(shop.app, paymentResponse(order));
  await cancelByStaff(staff(), {
    orderId: order.id,
    reason: 'Out of stock',
    refundNote: 'Card refund',
    by: 'priya',
  });
  const [invoice, note, ...others] = await invoicesOf(order, token);
  expect(others).toEqual([]);
  expect(note).toMatchObject({
    kind: 'Credit note',
    number: expect.stringMatching(/^CN-\d{6}$/),
    amount: order.amount,
  });
  const text = await textOf(note?.id, token);
  for (const said of [
    `Credit note number ${note?.number}`,
    `Credits invoice ${invoice?.number} of 15/06/2026`,
    'Reason: The order was cancelled',
    'Total credited, including VAT',
    ...order.lines!.map(({ name }) => name),
  ]) {
    expect(text).toContain(said);
  }
  expect((await mailsAbout(order)).at(-1)).toContain(`Your credit note ${note?.number}`);
  expect(await audit(shop, shop.clock.now)).toEqual([]);
});

test('packs given up after payment are credited once, when the money was refunded', async () => {
  const paid = await paidOrder([2, 3, 1]);
  const { token, order, ids } = paid;
  await rejectAndGiveUp(paid, ids[0]);
  await rejectAndGiveUp(paid, ids[2]);
  expect(await invoicesOf(order, token)).toHaveLength(1);
  await recordRefund(staff(), { orderId: order.id, note: 'Card refund of £30.00', by: 'priya' });
  const [invoice, note] = await invoicesOf(order, token);
  expect([invoice?.amount, note?.amount]).toEqual([60_000, 30_000]);
  const text = await textOf(note?.id, token);
  expect(text).toContain('Reason: What was ordered on prescription was changed or given up');
  expect(text).toContain('Total credited, including VAT: £30.00');
  // The invoice keeps the original charge.
  expect(await textOf(invoice?.id, token)).toContain('Total, including VAT: £60.00');
  expect((await mailsAbout(order)).at(-1)).toContain(`Your credit note ${note?.number}`);
  const again = recordRefund(staff(), { orderId: order.id, note: 'Again', by: 'priya' });
  await expect(again).rejects.toMatchObject({ problem: { code: 'refund-not-due' } });
  expect(await audit(shop, shop.clock.now)).toEqual([]);

  await cancelByStaff(staff(), {
    orderId: order.id,
    reason: 'Out of stock',
    refundNote: 'Card refund of the rest',
    by: 'priya',
  });
  const amounts = (await invoicesOf(order, token)).map(({ amount }) => amount);
  expect(amounts).toEqual([60_000, 30_000, 30_000]);
  expect(await audit(shop, shop.clock.now)).toEqual([]);
});

test('an order given up completely is credited whole once its payment was refunded', async () => {
  const paid = await paidOrder([2]);
  await rejectAndGiveUp(paid, paid.ids[0]);
  expect(await invoicesOf(paid.order, paid.token)).toHaveLength(1);
  await recordRefund(staff(), { orderId: paid.order.id, note: 'Card refund', by: 'priya' });
  const amounts = (await invoicesOf(paid.order, paid.token)).map(({ amount }) => amount);
  expect(amounts).toEqual([20_000, 20_000]);
  expect(await audit(shop, shop.clock.now)).toEqual([]);
});

test('a refunded second payment gets no credit note', async () => {
  const { token } = await shop.signedIn();
  const order = await placeOrder(shop, token, await addProduct(shop.db));
  await sendResponse(shop.app, paymentResponse(order, { transId: 'first' }));
  await sendResponse(shop.app, paymentResponse(order, { transId: 'second' }));
  await recordRefund(staff(), { orderId: order.id, note: 'The second', by: 'priya' });
  expect((await invoicesOf(order, token)).map(({ kind }) => kind)).toEqual(['Invoice']);
  expect((await mailsAbout(order)).at(-1)).not.toContain('credit note');
  expect(await audit(shop, shop.clock.now)).toEqual([]);
});
