import { getOrder } from '@formulary/rules/calls/orderCalls';
import { getOrderTimeline } from '@formulary/rules/calls/orderTimelineCalls';
import {
  correctPrescription,
  getPrescription,
  giveUpPrescription,
  rejectPrescription,
} from '@formulary/rules/calls/prescriptionCalls';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { advanceOrder } from '../../dispatch/advanceOrder.ts';
import { recordTransfer } from '../../payments/recordTransfer.ts';
import { holdsForTests } from '../../testing/settingsForTests.ts';
import { openTestShop, type TestShop } from '../../testing/openTestShop.ts';
import { orderPrescriptions } from '../../testing/orders/orderPrescriptions.ts';
import { runDocumentTask } from '../../testing/signing/runDocumentTask.ts';
import { sealForTests } from '../../testing/signing/sealForTests.ts';
import { signedPrescriptions } from '../../testing/signing/signedPrescriptions.ts';
import { timelineLines } from '../../testing/orders/timelineLines.ts';

const BUYER = 'Amara Okafor';
const PRESCRIBER = 'Priya Nair';

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
const urlOf = (orderId: number) => `/api/orders/${orderId}/timeline`;

test('the timeline of an order tells who did what, from placing it to its delivery, oldest first', async () => {
  const { orderId, token, ids, confirm } = await signedPrescriptions(shop, [[1], [1]]);
  await confirm();
  await runDocumentTask(shop, 'seal-prescription', { prescriptionId: ids[0] });
  passTime();
  const { amount } = await shop.ask(getOrder, { token, url: `/api/orders/${orderId}` });
  const context = { db: shop.db, holds: holdsForTests, shopUrl: 'https://shop.test' };
  const transfer = { orderId, amount, reference: 'A transfer', by: 'Sam' };
  await recordTransfer({ ...context, now: shop.clock.now }, transfer);
  for (const to of ['Dispatched', 'Delivered'] as const) {
    passTime();
    const { certificates } = await sealForTests();
    const advance = { ...context, certificates, trust: shop.trust, now: shop.clock.now };
    await advanceOrder(advance, { orderId, to, by: 'Sam' });
  }
  expect(await timelineLines(shop, { orderId, token, ids })).toEqual([
    `order-placed: ${BUYER}`,
    `prescription-verified 1: ${PRESCRIBER}`,
    `prescription-signed 1: ${PRESCRIBER}`,
    `prescription-verified 2: ${PRESCRIBER}`,
    `prescription-signed 2: ${PRESCRIBER}`,
    'prescription-confirmed 1: nobody',
    'prescription-confirmed 2: nobody',
    'order-paid: nobody',
    'order-processing: nobody',
    'order-dispatched: nobody',
    'order-delivered: nobody',
  ]);
});

test('the order moves after the prescription that causes it, at the same moment', async () => {
  const { orderId, token, prescriberToken, prescriptions } = await orderPrescriptions(shop, [[2]]);
  const [{ id } = { id: 0 }] = prescriptions;
  const reject = (rejectedId: number) => {
    passTime();
    const said = { id: rejectedId, comments: '', reason: 'Wrong patient' };
    const body = rejectPrescription.body?.write(said);
    return shop.ask(rejectPrescription, { token: prescriberToken, body });
  };
  await reject(id);
  const { items } = await shop.ask(getPrescription, { token, url: `/api/prescriptions/${id}` });
  passTime();
  const fewer = items.map((item) => ({ ...item, quantity: 1 }));
  const body = correctPrescription.body?.write({ id, comments: '', items: fewer });
  const corrected = await shop.ask(correctPrescription, { token, body });
  await reject(corrected.id);
  passTime();
  await shop.ask(giveUpPrescription, { token, body: { prescription_pk: corrected.id } });
  const ids = [id, corrected.id];
  expect(await timelineLines(shop, { orderId, token, ids })).toEqual([
    `order-placed: ${BUYER}`,
    `prescription-rejected 1: ${PRESCRIBER}`,
    `prescription-corrected 1: ${BUYER}`,
    `prescription-requested 2: ${BUYER}`,
    `order-changed: ${BUYER}, 20000 to 10000`,
    `prescription-rejected 2: ${PRESCRIBER}`,
    `prescription-given-up 2: ${BUYER}`,
    'order-cancelled: nobody',
  ]);
});

test('only the buyer reads the timeline of an order, and it names no patient', async () => {
  const { orderId, token, prescriberToken } = await orderPrescriptions(shop);
  const answer = await shop.send(getOrderTimeline, { token, url: urlOf(orderId) });
  for (const secret of ['Joan', 'Whitfield']) expect(answer.body).not.toContain(secret);
  const others = await shop.send(getOrderTimeline, { token: prescriberToken, url: urlOf(orderId) });
  expect(others.statusCode).toBe(404);
  const none = await shop.send(getOrderTimeline, { token, url: urlOf(2_000_000_000) });
  expect(none.statusCode).toBe(404);
});
