import {
  countWaiting,
  listBoughtLately,
  listBoughtOffers,
} from '@formulary/rules/calls/orderCalls';
import { answerLinkRequest } from '@formulary/rules/calls/partnerCalls';
import type { PendingCounts } from '@formulary/rules/orders/pendingCounts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../testing/openTestShop.ts';
import { orderPrescriptions } from '../testing/orders/orderPrescriptions.ts';
import { placeOrder } from '../testing/orders/placeOrder.ts';
import {
  addLink,
  addProduct,
  addPromotion,
  addSession,
  addUser,
} from '../testing/testData.queries.ts';

const DAY_MS = 86_400_000;
const none = { count: 0, onlyId: undefined };
const nothing: PendingCounts = {
  toSign: 0,
  toAnswer: 0,
  awaitingAnswer: 0,
  awaitingSignature: 0,
  toCorrect: 0,
  toPay: none,
  onTheWay: none,
};

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const waitingOf = (token: string) => shop.ask(countWaiting, { token });
const offersOf = async (token: string) => {
  const offers = await shop.ask(listBoughtOffers, { token });
  return offers.map(({ id }) => id);
};
const moveOrder = (id: number, state: 'Dispatched' | 'Delivered' | 'Cancelled') => {
  const payment_status = state === 'Cancelled' ? 'Failed' : 'Paid';
  const values = { state, payment_status, held_until: null } as const;
  return shop.db.updateTable('orders').set(values).where('id', '=', id).execute();
};
const aPrescriber = async () => {
  const userId = await addUser(shop.db, { is_prescriber: true, claims_prescriber: true });
  return { userId, token: await addSession(shop.db, userId, shop.clock.now) };
};
const addOffer = async (values: Parameters<typeof addProduct>[1] = {}) => {
  const id = await addProduct(shop.db, { in_stock: 100, price_mills: 10_000, ...values });
  await addPromotion(shop.db, id, 2, 15_000);
  return id;
};

test('counts orders to pay and orders on the way; names a single one', async () => {
  const { token } = await shop.signedIn();
  expect(await waitingOf(token)).toEqual(nothing);
  const product = await addProduct(shop.db, { in_stock: 100 });
  const first = await placeOrder(shop, token, product);
  expect(await waitingOf(token)).toEqual({ ...nothing, toPay: { count: 1, onlyId: first.id } });
  const second = await placeOrder(shop, token, product);
  expect(await waitingOf(token)).toMatchObject({ toPay: { count: 2, onlyId: undefined } });
  await moveOrder(first.id, 'Dispatched');
  expect(await waitingOf(token)).toEqual({
    ...nothing,
    toPay: { count: 1, onlyId: second.id },
    onTheWay: { count: 1, onlyId: first.id },
  });
  await moveOrder(first.id, 'Delivered');
  await moveOrder(second.id, 'Cancelled');
  expect(await waitingOf(token)).toEqual(nothing);
});

test('lists unsigned prescriptions for the prescriber to sign, and as pending for the practitioner', async () => {
  const { token, prescriberToken: prescriber, orderId } = await orderPrescriptions(shop);
  const toSign = (await waitingOf(prescriber)).toSign;
  expect(toSign).toBeGreaterThan(0);
  expect(await waitingOf(prescriber)).toEqual({ ...nothing, toSign });
  expect(await waitingOf(token)).toMatchObject({ toSign: 0, awaitingSignature: toSign });
  await moveOrder(orderId, 'Cancelled');
  expect(await waitingOf(prescriber)).toEqual(nothing);
  expect(await waitingOf(token)).toEqual(nothing);
});

test('counts unanswered requests for their prescriber and their practitioner only', async () => {
  const asking = await shop.signedIn();
  const [asked, other] = [await aPrescriber(), await aPrescriber()];
  const pair = { practitionerId: asking.userId, prescriberId: asked.userId };
  await addLink(shop.db, { ...pair, status: 'pending' }, shop.clock.now);
  expect(await waitingOf(asked.token)).toEqual({ ...nothing, toAnswer: 1 });
  expect(await waitingOf(asking.token)).toEqual({ ...nothing, awaitingAnswer: 1 });
  expect(await waitingOf(other.token)).toEqual(nothing);
  await shop.ask(answerLinkRequest, {
    token: asked.token,
    body: { practitioner_fk: asking.userId, practitioner_prescriber_status: 1 },
  });
  for (const { token } of [asked, asking]) expect(await waitingOf(token)).toEqual(nothing);
});

test('offers products that this user has bought, those in stock first', async () => {
  const buyer = await shop.signedIn();
  const stranger = await shop.signedIn();
  const [soldOut, earlier, later, theirs, unbought] = await Promise.all([
    addOffer(),
    addOffer(),
    addOffer(),
    addOffer(),
    addOffer(),
  ]);
  for (const id of [soldOut, earlier, later]) {
    shop.clock.now = new Date(+shop.clock.now + 60_000);
    await placeOrder(shop, buyer.token, id);
  }
  await placeOrder(shop, stranger.token, theirs);
  await shop.db.updateTable('products').set({ in_stock: 0 }).where('id', '=', soldOut).execute();
  // The catalogue in memory follows within a second.
  await expect.poll(() => offersOf(buyer.token)).toEqual([later, earlier, soldOut]);
  expect(await offersOf(stranger.token)).toEqual([theirs]);
  expect(await offersOf((await shop.signedIn()).token)).toEqual([]);
  expect(await offersOf(buyer.token)).not.toContain(unbought);
});

test('leaves out products of cancelled orders, off sale or without a current offer; shows six at most', async () => {
  const { token } = await shop.signedIn();
  const [cancelled, gone] = [await addOffer(), await addOffer()];
  const order = await placeOrder(shop, token, cancelled);
  await moveOrder(order.id, 'Cancelled');
  await placeOrder(shop, token, gone);
  await shop.db.updateTable('products').set({ is_on_sale: false }).where('id', '=', gone).execute();
  const ended = await addProduct(shop.db, { in_stock: 100 });
  const { now } = shop.clock;
  await addPromotion(shop.db, ended, 2, 1, new Date(+now - 2 * DAY_MS), new Date(+now - DAY_MS));
  await placeOrder(shop, token, ended);
  await expect.poll(() => offersOf(token)).toEqual([]);
  for (let count = 0; count < 7; count += 1) await placeOrder(shop, token, await addOffer());
  await expect.poll(() => offersOf(token)).toHaveLength(6);
});

test('lists the products on sale that this user has bought, the latest first, six at most', async () => {
  const buyer = await shop.signedIn();
  const stranger = await shop.signedIn();
  const latelyOf = async (token: string) => {
    const products = await shop.ask(listBoughtLately, { token });
    return products.map(({ id }) => id);
  };
  const order = (token: string, product: number) => {
    shop.clock.now = new Date(+shop.clock.now + 60_000);
    return placeOrder(shop, token, product);
  };
  const [first, second, cancelled, gone, theirs] = (await Promise.all(
    Array.from({ length: 5 }, () => addProduct(shop.db, { in_stock: 100 })),
  )) as [number, number, number, number, number];
  for (const id of [first, second, gone, first]) await order(buyer.token, id);
  await moveOrder((await order(buyer.token, cancelled)).id, 'Cancelled');
  await order(stranger.token, theirs);
  await shop.db.updateTable('products').set({ is_on_sale: false }).where('id', '=', gone).execute();
  await expect.poll(() => latelyOf(buyer.token)).toEqual([first, second]);
  expect(await latelyOf(stranger.token)).toEqual([theirs]);
  for (let count = 0; count < 6; count += 1)
    await order(buyer.token, await addProduct(shop.db, { in_stock: 100 }));
  await expect
    .poll(() => latelyOf(buyer.token))
    .toSatisfy((ids: readonly number[]) => ids.length === 6 && !ids.includes(second));
});
