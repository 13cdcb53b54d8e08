import { readInvoices } from '../../invoices/invoices.queries.ts';
import { makeInvoice } from '../../invoices/makeInvoice.ts';
import { cancelByStaff } from '../../payments/cancelByStaff.ts';
import { expireOrder } from '../../payments/expireOrder.ts';
import { recordTransfer } from '../../payments/recordTransfer.ts';
import { holdsForTests } from '../../testing/settingsForTests.ts';
import type { TestShop } from '../../testing/openTestShop.ts';
import { paymentResponse, sendResponse } from '../../testing/orders/paymentResponse.ts';
import { placeOrder } from '../../testing/orders/placeOrder.ts';
import { addProduct } from '../../testing/testData.queries.ts';

const HOLD_MS = holdsForTests.cardMs;

/**
 * Adds audited payments: an order paid by card, one by transfer, one paid in part, one refunded, and one paid too late,
 * with invoices and a credit note.
 */
export async function addAuditedPayments(shop: TestShop): Promise<void> {
  const { app, db, clock } = shop;
  const shopUrl = 'https://shop.test';
  const { token } = await shop.signedIn();
  const product = await addProduct(db);
  const late = await placeOrder(shop, token, product);
  clock.now = new Date(+clock.now + HOLD_MS);
  await expireOrder({ db, shopUrl, now: () => clock.now }, late.id);
  await sendResponse(app, paymentResponse(late, { transId: 'late' }));
  const card = await placeOrder(shop, token, product);
  await sendResponse(app, paymentResponse(card, { transStatus: 'N', transId: 'refused' }));
  await sendResponse(app, paymentResponse(card, { transId: 'card' }));
  const transfer = await placeOrder(shop, token, product, { paymentMode: 'bankTransfer' });
  await recordTransfer(
    { db, now: clock.now, holds: holdsForTests, shopUrl },
    { orderId: transfer.id, amount: transfer.amount, reference: 'FP', by: 'priya' },
  );
  const partly = await placeOrder(shop, token, product, { paymentMode: 'bankTransfer' });
  await recordTransfer(
    { db, now: clock.now, holds: holdsForTests, shopUrl },
    { orderId: partly.id, amount: 10_000, reference: 'a part', by: 'priya' },
  );
  const given = await placeOrder(shop, token, product);
  await sendResponse(app, paymentResponse(given, { transId: 'given' }));
  await cancelByStaff(
    { db, now: clock.now, holds: holdsForTests, shopUrl },
    { orderId: given.id, reason: 'Out of stock', refundNote: 'Card refund', by: 'priya' },
  );
  for (const { id } of [card, transfer, given]) {
    for (const invoice of await readInvoices(db, id)) {
      await makeInvoice({ db, now: () => clock.now }, invoice.id);
    }
  }
}
