import { createHash } from 'node:crypto';
import {
  correctPrescription,
  favouriteDirections,
  getPrescription,
  giveUpPrescription,
  nudgePrescriber,
  rejectPrescription,
  verifyPrescription,
} from '@formulary/rules/calls/prescriptionCalls';
import { endLink } from '@formulary/rules/calls/partnerCalls';
import { createOrder, getOrder } from '@formulary/rules/calls/orderCalls';
import { messages } from '@formulary/rules/problems/messages';
import type { Prescription } from '@formulary/rules/prescriptions/prescription';
import type { PrescriptionItem } from '@formulary/rules/prescriptions/prescriptionItem';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { audit } from '../audit/audit.ts';
import { readBill } from '../invoices/bills.queries.ts';
import { withTransaction } from '../platform/database/withTransaction.ts';
import { eventsOf } from '../testing/database/eventsOf.queries.ts';
import { openTestShop, type TestShop } from '../testing/openTestShop.ts';
import { orderBody } from '../testing/orders/orderBody.ts';
import { paymentResponse, sendResponse } from '../testing/orders/paymentResponse.ts';
import { prescribedCart } from '../testing/orders/prescribedCart.ts';
import {
  addCategory,
  addProduct,
  addPromotion,
  addSession,
  emailOf,
  stockOf,
} from '../testing/testData.queries.ts';

type Mode = 'card' | 'bankTransfer';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
beforeEach(() => {
  shop.clock.now = new Date('2026-06-15T10:00:00Z');
});
afterAll(async () => {
  await shop.close();
});

/** Returns an order with a prescription for each entry of `packs`, of one product at £10.00. */
async function ordered(packs: readonly number[], paymentMode: Mode = 'bankTransfer') {
  const cart = await prescribedCart(
    shop,
    packs.map((each) => [each]),
  );
  const body = orderBody(cart.lines, { paymentMode }, 0, cart.prescriptions);
  const order = await shop.ask(createOrder, { token: cart.token, body });
  const signer = await addSession(shop.db, cart.prescriberId, shop.clock.now);
  const ids = await shop.db
    .selectFrom('prescriptions')
    .select('id')
    .where('order_id', '=', order.id)
    .orderBy('id')
    .execute();
  return { ...cart, order, signer, ids: ids.map(({ id }) => id) };
}

function read(token: string, id: number | undefined): Promise<Prescription> {
  return shop.ask(getPrescription, { token, url: `/api/prescriptions/${id}` });
}

interface Said {
  readonly comments?: string;
  readonly items?: (items: readonly PrescriptionItem[]) => readonly PrescriptionItem[];
}

async function verify(token: string, id: number | undefined, said: Said = {}) {
  const own = await read(token, id);
  const items = (said.items ?? ((same) => same))(own.items);
  const comments = said.comments ?? own.comments;
  const body = verifyPrescription.body?.write({ id: own.id, comments, items });
  return shop.send(verifyPrescription, { token, body });
}

const quantity =
  (packs: number) =>
  (items: readonly PrescriptionItem[]): readonly PrescriptionItem[] =>
    items.map((item) => ({ ...item, quantity: packs }));

function reject(token: string, id: number | undefined, reason: string) {
  const body = {
    prescription_pk: id,
    prescription_details: 'Seen today',
    prescription_reject_reason: reason,
  };
  return shop.send(rejectPrescription, { token, body });
}

function giveUp(token: string, id: number | undefined) {
  return shop.send(giveUpPrescription, { token, body: { prescription_pk: id } });
}

async function correct(token: string, id: number | undefined, said: Said = {}) {
  const own = await read(token, id);
  const items = (said.items ?? ((same) => same))(own.items);
  const body = { id: own.id, comments: said.comments ?? own.comments, items };
  return shop.send(correctPrescription, { token, body: correctPrescription.body?.write(body) });
}

function nudge(token: string, id: number | undefined) {
  return shop.send(nudgePrescriber, { token, body: { prescription_pk: id } });
}

async function subjectsTo(userId: number): Promise<readonly string[]> {
  const rows = await shop.db
    .selectFrom('outbox')
    .select('subject')
    .where('recipient', '=', await emailOf(shop.db, userId))
    .orderBy('id')
    .execute();
  return rows.map(({ subject }) => subject);
}

function stored(id: number | undefined) {
  return shop.db
    .selectFrom('prescriptions')
    .selectAll()
    .where('id', '=', id ?? 0)
    .executeTakeFirstOrThrow();
}

async function orderOf(token: string, id: number) {
  return shop.ask(getOrder, { token, url: `/api/orders/${id}` });
}

async function broken(): Promise<readonly string[]> {
  return (await audit(shop, shop.clock.now)).map(({ id, keys }) => `${id}: ${keys.join(', ')}`);
}

describe('verifying', () => {
  test('freezes text and hash, and returns the document id @7.46 @4.5', async () => {
    const { signer, ids, order } = await ordered([2]);
    const before = await read(signer, ids[0]);
    expect(before.items).toHaveLength(1);
    const answer = await verify(signer, ids[0], {
      comments: 'Review in a month',
      items: (items) => items.map((item) => ({ ...item, directions: '0.1 ml × 4' })),
    });
    expect([answer.statusCode, answer.json()]).toEqual([200, expect.any(String)]);
    // Nothing else of it has changed.
    expect(await read(signer, ids[0])).toEqual({
      ...before,
      documentId: answer.json<string>(),
      comments: 'Review in a month',
      verifiedAt: shop.clock.now,
      items: before.items.map((item) => ({ ...item, directions: '0.1 ml × 4' })),
    });
    const { canonical_text: text, canonical_hash: hash } = await stored(ids[0]);
    expect(text).toContain('"directions":"0.1 ml × 4"');
    expect(text).toContain(`"orderNumber":"${order.number}"`);
    expect(hash).toEqual(createHash('sha256').update(String(text)).digest());
  });

  test('locks it: it is neither verified again, rejected nor changed in the database @4.5', async () => {
    const { signer, ids } = await ordered([2]);
    await verify(signer, ids[0]);
    const again = await verify(signer, ids[0]);
    const rejected = await reject(signer, ids[0], 'Too late');
    for (const refused of [again, rejected]) {
      expect([refused.statusCode, refused.json()]).toEqual([
        409,
        { code: 'prescription-locked', message: messages['prescription-locked'] },
      ]);
    }
    const { db } = shop;
    const id = ids[0] ?? 0;
    for (const change of [
      db.updateTable('prescriptions').set({ comments: 'Other' }).where('id', '=', id),
      db.updateTable('prescriptions').set({ canonical_text: 'Other' }).where('id', '=', id),
      db
        .updateTable('prescription_items')
        .set({ directions: 'Other' })
        .where('prescription_id', '=', id),
      db.deleteFrom('prescription_items').where('prescription_id', '=', id),
    ])
      await expect(change.execute()).rejects.toThrow('cannot be changed');
  });

  test('accepts only quantity, directions, comments and substitutes from the client', async () => {
    const { signer, ids } = await ordered([2]);
    const answer = await verify(signer, ids[0], {
      items: (items) =>
        items.map((item) => ({
          ...item,
          name: 'Something else',
          unitPrice: 1,
          value: 1,
          fullPrice: 1,
          inStock: 9_999,
          initialQuantity: 500,
          promotions: [{ quantity: 1, price: 1 }],
        })),
    });
    expect(answer.statusCode).toBe(200);
    const [item] = (await read(signer, ids[0])).items;
    expect(item).toMatchObject({ unitPrice: 10_000, value: 20_000, initialQuantity: 2 });
    expect(item?.name).not.toBe('Something else');
  });

  test('refuses a product that is not on it, and writes nothing', async () => {
    const { signer, ids } = await ordered([2]);
    const other = await addProduct(shop.db, { type: 'prescription' });
    const answer = await verify(signer, ids[0], {
      items: (items) => items.map((item) => ({ ...item, productId: other })),
    });
    expect([answer.statusCode, answer.json()]).toMatchObject([
      404,
      { code: 'prescription-item-missing' },
    ]);
    expect((await stored(ids[0])).document_id).toBeNull();
  });

  test.each([
    ['comments', 'prescription_details', (text: string) => ({ comments: text })],
    [
      'directions',
      'prescription_items.0.directions',
      (directions: string): Said => ({
        items: (items) => items.map((item) => ({ ...item, directions })),
      }),
    ],
  ])('accepts %s of up to 1,000 characters @9.6', async (_what, field, said) => {
    const { signer, ids } = await ordered([2]);
    const refused = await verify(signer, ids[0], said('x'.repeat(1_001)));
    expect([refused.statusCode, refused.json<{ errors: object }>().errors]).toEqual([
      400,
      { [field]: 'Please use at most 1000 characters' },
    ]);
    expect((await stored(ids[0])).document_id).toBeNull();
    expect((await verify(signer, ids[0], said('x'.repeat(1_000)))).statusCode).toBe(200);
  });

  test('finds none for another prescriber or for the buyer (T18, T19) @6.4', async () => {
    const own = await ordered([2]);
    const other = await ordered([1]);
    const items = (await read(own.signer, own.ids[0])).items;
    const body = verifyPrescription.body?.write({ id: own.ids[0] ?? 0, comments: '', items });
    for (const token of [other.signer, own.token]) {
      const answer = await shop.send(verifyPrescription, { token, body });
      expect(answer.statusCode).toBe(404);
    }
    expect((await stored(own.ids[0])).document_id).toBeNull();
    const denials = (await eventsOf(shop.db, `prescription ${own.ids[0]}`)).filter(
      ({ action }) => action === 'denied',
    );
    expect(denials).toMatchObject([{ actor_id: other.prescriberId }]);
  });

  test('refuses more packs than the stock, and says how many there are @5.25', async () => {
    const { signer, ids, productIds } = await ordered([2]);
    const left = await stockOf(shop.db, productIds[0] ?? 0);
    const answer = await verify(signer, ids[0], { items: quantity(left + 3) });
    expect(answer.statusCode).toBe(400);
    expect(JSON.stringify(answer.json())).toContain(`Available quantity is ${left + 2}`);
    expect(await stockOf(shop.db, productIds[0] ?? 0)).toBe(left);
  });

  test('succeeds for one of ten concurrent attempts', async () => {
    const { signer, ids } = await ordered([2]);
    const answers = await Promise.all(Array.from({ length: 10 }, () => verify(signer, ids[0])));
    const statuses = answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b);
    expect(statuses).toEqual([200, ...Array.from({ length: 9 }, () => 409)]);
  });
});

describe('a quantity changed by the prescriber', () => {
  test.each([
    [1, 996, 40_000],
    [5, 992, 80_000],
  ])('to %s changes stock and total, and the practitioner is told', async (packs, left, amount) => {
    const { signer, ids, token, order, userId, productIds } = await ordered([2, 3]);
    expect(await stockOf(shop.db, productIds[0] ?? 0)).toBe(995);
    expect((await verify(signer, ids[0], { items: quantity(packs) })).statusCode).toBe(200);
    expect(await stockOf(shop.db, productIds[0] ?? 0)).toBe(left);
    const after = await orderOf(token, order.id);
    expect(after.amount).toBe(amount);
    expect(after.lines).toMatchObject([{ quantity: packs + 3, total: amount }]);
    expect((await subjectsTo(userId)).at(-1)).toBe(`Priya Nair changed your order ${order.number}`);
    expect(await broken()).toEqual([]);
  });

  test('of a paid order cannot make it dearer; a cheaper one makes the difference due for refund', async () => {
    const { signer, ids, token, order } = await ordered([3], 'card');
    expect((await read(signer, ids[0])).order).not.toHaveProperty('isPaid');
    await sendResponse(shop.app, paymentResponse(order));
    expect((await read(signer, ids[0])).order).toMatchObject({ isPaid: true });
    const dearer = await verify(signer, ids[0], { items: quantity(4) });
    expect([dearer.statusCode, dearer.json()]).toMatchObject([409, { code: 'order-paid-total' }]);
    expect((await verify(signer, ids[0], { items: quantity(2) })).statusCode).toBe(200);
    expect((await orderOf(token, order.id)).amount).toBe(20_000);
    const credits = await shop.db
      .selectFrom('order_credits')
      .select(['amount_mills', 'prescription_id', 'refunded_at'])
      .where('order_id', '=', order.id)
      .execute();
    expect(credits).toEqual([{ amount_mills: 10_000, prescription_id: ids[0], refunded_at: null }]);
    expect(await broken()).toEqual([]);
  });

  test('is refused while a card payment of the old total may be under way', async () => {
    const { signer, ids } = await ordered([3], 'card');
    const answer = await verify(signer, ids[0], { items: quantity(2) });
    expect([answer.statusCode, answer.json()]).toMatchObject([409, { code: 'order-being-paid' }]);
    expect((await verify(signer, ids[0])).statusCode).toBe(200);
  });
});

const substitute =
  (id: number, packs = 1) =>
  (items: readonly PrescriptionItem[]): readonly PrescriptionItem[] =>
    items.flatMap((item) => [
      { ...item, substitutedBy: id },
      { ...item, productId: id, isSubstitute: true, quantity: packs, directions: 'Instead' },
    ]);

async function alike(productId: number, stock: number): Promise<number> {
  const shelf = await addCategory(shop.db, 'Toxins');
  await shop.db
    .insertInto('product_categories')
    .values({ product_id: productId, category_id: shelf, position: 0 })
    .execute();
  const product = { type: 'prescription' as const, in_stock: stock, price_mills: 12_000 };
  return addProduct(shop.db, { ...product, minimum_stock: 0 }, [shelf]);
}

describe('a substitute', () => {
  test('gets its own line at its own price, and the original counts 0 @4.6', async () => {
    const { signer, ids, token, order, productIds } = await ordered([2]);
    const other = await alike(productIds[0] ?? 0, 5);
    expect((await verify(signer, ids[0], { items: substitute(other, 2) })).statusCode).toBe(200);
    const after = await orderOf(token, order.id);
    expect(after.amount).toBe(24_000);
    expect(after.lines).toMatchObject([{ productId: other, quantity: 2, total: 24_000, vat: 0 }]);
    expect((await read(signer, ids[0])).items).toMatchObject([
      { productId: productIds[0], allocated: 0, substitutedBy: other },
      { productId: other, allocated: 2, isSubstitute: true, directions: 'Instead' },
    ]);
    expect([await stockOf(shop.db, productIds[0] ?? 0), await stockOf(shop.db, other)]).toEqual([
      1_000, 3,
    ]);
    expect(await broken()).toEqual([]);
  });

  test('lists on order and invoice only the offers that its packs were charged by', async () => {
    const { signer, ids, token, order, productIds } = await ordered([2, 3]);
    const other = await alike(productIds[0] ?? 0, 9);
    await addPromotion(shop.db, other, 3, 30_000);
    const offersOf = async () => {
      const { lines = [] } = await orderOf(token, order.id);
      const bill = await withTransaction(shop.db, (trx) => readBill(trx, order.id));
      return [lines, bill.lines].map((each) => each.at(-1)?.promotions);
    };
    await verify(signer, ids[0], { items: substitute(other, 2) });
    expect(await offersOf()).toEqual([[], []]);
    await verify(signer, ids[1], { items: substitute(other, 3) });
    const bundle = [{ quantity: 3, price: 30_000 }];
    expect(await offersOf()).toEqual([bundle, bundle]);
    expect((await orderOf(token, order.id)).amount).toBe(30_000 + 24_000);
    expect(await broken()).toEqual([]);
  });

  test('that needs the cold chain is refused for a delivery without it @9.15', async () => {
    const { signer, ids, productIds } = await ordered([2]);
    const cold = await alike(productIds[0] ?? 0, 5);
    await shop.db
      .updateTable('products')
      .set({ is_cold_chain: true })
      .where('id', '=', cold)
      .execute();
    // "The tests' orders are collected; this one goes by Saturday delivery."
    await shop.db
      .updateTable('delivery_options')
      .set({ service: 'saturday' })
      .where('id', '=', 1)
      .execute();
    const answer = await verify(signer, ids[0], { items: substitute(cold) });
    await shop.db
      .updateTable('delivery_options')
      .set({ service: 'collection' })
      .where('id', '=', 1)
      .execute();
    expect([answer.statusCode, answer.json()]).toMatchObject([
      400,
      { code: 'saturday-cold-chain' },
    ]);
    expect(await stockOf(shop.db, cold)).toBe(5);
    expect((await stored(ids[0])).document_id).toBeNull();
  });

  test('that is out of stock, or of no shared category, is refused', async () => {
    const { signer, ids, productIds } = await ordered([2]);
    const empty = await alike(productIds[0] ?? 0, 0);
    const unlike = await addProduct(shop.db, { type: 'prescription' });
    for (const [id, code] of [
      [empty, 'out-of-stock'],
      [unlike, 'substitute-refused'],
    ] as const) {
      const answer = await verify(signer, ids[0], { items: substitute(id) });
      expect(answer.json()).toMatchObject({ code });
    }
    expect((await stored(ids[0])).document_id).toBeNull();
  });
});

describe('rejecting', () => {
  test('needs a reason, which the practitioner reads in a mail and on the page @7.47', async () => {
    const { signer, ids, token, userId, order } = await ordered([2]);
    const without = await reject(signer, ids[0], '   ');
    expect([without.statusCode, without.json()]).toMatchObject([
      400,
      { message: messages['reason-required'] },
    ]);
    const answer = await reject(signer, ids[0], ' Please see the patient first ');
    expect(answer.statusCode).toBe(200);
    expect(await read(token, ids[0])).toMatchObject({
      status: 'rejected',
      rejectReason: 'Please see the patient first',
      comments: 'Seen today',
      waitsFor: 'correction',
    });
    expect((await subjectsTo(userId)).at(-1)).toBe(
      `Priya Nair rejected a prescription of order ${order.number}`,
    );
    expect((await reject(signer, ids[0], 'Again')).statusCode).toBe(409);
    expect((await verify(signer, ids[0])).statusCode).toBe(409);
  });

  test('finds none for another prescriber or for the buyer @6.4', async () => {
    const own = await ordered([2]);
    const other = await ordered([1]);
    expect((await reject(other.signer, own.ids[0], 'No')).statusCode).toBe(404);
    expect((await reject(own.token, own.ids[0], 'No')).statusCode).toBe(404);
    expect((await stored(own.ids[0])).status).toBe('unsigned');
  });
});

describe('giving a rejected prescription up', () => {
  test('takes its packs off the order: stock and total once, however often it is sent', async () => {
    const { signer, ids, token, order, productIds } = await ordered([2, 3]);
    expect((await giveUp(token, ids[0])).json()).toMatchObject({
      code: 'prescription-not-rejected',
    });
    await reject(signer, ids[0], 'Wrong patient');
    const answers = await Promise.all(Array.from({ length: 5 }, () => giveUp(token, ids[0])));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(await stockOf(shop.db, productIds[0] ?? 0)).toBe(997);
    expect(await orderOf(token, order.id)).toMatchObject({
      amount: 30_000,
      lines: [{ quantity: 3 }],
    });
    expect(await read(token, ids[0])).toMatchObject({
      waitsFor: 'nothing',
      givenUpAt: shop.clock.now,
    });
    expect(await broken()).toEqual([]);
  });

  test('is refused for the prescriber', async () => {
    const { signer, ids } = await ordered([2, 3]);
    await reject(signer, ids[0], 'Wrong patient');
    expect((await giveUp(signer, ids[0])).statusCode).toBe(404);
  });

  test('with nothing else on the order cancels it, and makes any payment due for refund', async () => {
    const { signer, ids, token, order, productIds } = await ordered([2], 'card');
    await sendResponse(shop.app, paymentResponse(order));
    await reject(signer, ids[0], 'Not suitable');
    expect((await giveUp(token, ids[0])).statusCode).toBe(200);
    expect((await orderOf(token, order.id)).state).toBe('Cancelled');
    expect(await stockOf(shop.db, productIds[0] ?? 0)).toBe(1_000);
    const due = await shop.db
      .selectFrom('payments')
      .select('refund_due_at')
      .where('order_id', '=', order.id)
      .execute();
    expect(due).toEqual([{ refund_due_at: shop.clock.now }]);
    expect(await broken()).toEqual([]);
  });
});

describe('correcting a rejected prescription', () => {
  test('replaces it with a new one, with the packs, and tells the prescriber', async () => {
    const { signer, ids, token, order, productIds, prescriberId } = await ordered([2, 3]);
    await reject(signer, ids[0], 'One is enough');
    shop.clock.now = new Date('2026-06-15T10:05:00Z');
    const answer = await correct(token, ids[0], {
      comments: 'One, as you say',
      items: (items) => items.map((item) => ({ ...item, quantity: 1, directions: 'At night' })),
    });
    expect(answer.statusCode).toBe(200);
    const [id] = await shop.db
      .selectFrom('prescriptions')
      .select('id')
      .where('replaces_id', '=', ids[0] ?? 0)
      .execute();
    expect(await read(signer, id?.id)).toMatchObject({
      status: 'unsigned',
      waitsFor: 'signature',
      comments: 'One, as you say',
      replacesId: ids[0],
      createdAt: shop.clock.now,
      items: [{ allocated: 1, directions: 'At night' }],
    });
    expect(await read(token, ids[0])).toMatchObject({
      waitsFor: 'nothing',
      replacedById: id?.id,
    });
    expect(await orderOf(token, order.id)).toMatchObject({
      state: 'Awaiting payment',
      amount: 40_000,
      lines: [{ quantity: 4 }],
    });
    expect(await stockOf(shop.db, productIds[0] ?? 0)).toBe(996);
    expect((await subjectsTo(prescriberId)).at(-1)).toMatch(
      new RegExp(`corrected a prescription of order ${order.number}$`),
    );
    expect((await verify(signer, id?.id)).statusCode).toBe(200);
    expect(await broken()).toEqual([]);
  });

  test('succeeds once, however often it is sent, and not after it was given up', async () => {
    const { signer, ids, token } = await ordered([2, 3]);
    await reject(signer, ids[0], 'Wrong dose');
    const own = await read(token, ids[0]);
    const body = correctPrescription.body?.write(own);
    const attempts = [
      ...Array.from({ length: 5 }, () => shop.send(correctPrescription, { token, body })),
      giveUp(token, ids[0]),
    ];
    const answers = await Promise.all(attempts);
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    const refused = answers.filter(({ statusCode }) => statusCode !== 200);
    expect(new Set(refused.map((each) => each.json<{ code: string }>().code))).toEqual(
      new Set(['prescription-settled']),
    );
    expect(await broken()).toEqual([]);
  });

  test.each([
    ['more packs than there are', quantity(5_000), 'invalid-request'],
    ['no packs', quantity(0), 'invalid-request'],
    [
      'directions that are too long',
      (items: readonly PrescriptionItem[]) =>
        items.map((item) => ({ ...item, directions: 'x'.repeat(1_001) })),
      'invalid-request',
    ],
    ['an item less', () => [], 'prescription-item-missing'],
    [
      'another product',
      (items: readonly PrescriptionItem[]) => items.map((item) => ({ ...item, productId: 1 })),
      'prescription-item-missing',
    ],
  ])('with %s is refused, and nothing changes', async (_what, items, code) => {
    const { signer, ids, token, order } = await ordered([2]);
    await reject(signer, ids[0], 'Wrong dose');
    const answer = await correct(token, ids[0], { items });
    expect(answer.json()).toMatchObject({ code });
    expect(await read(token, ids[0])).toMatchObject({ waitsFor: 'correction' });
    expect((await orderOf(token, order.id)).lines).toMatchObject([{ quantity: 2 }]);
    expect(await broken()).toEqual([]);
  });

  test('is refused for its prescriber, for others, and for one that is not rejected', async () => {
    const { signer, ids, token } = await ordered([2]);
    const other = await ordered([1]);
    expect((await correct(token, ids[0])).json()).toMatchObject({
      code: 'prescription-not-rejected',
    });
    await reject(signer, ids[0], 'Wrong dose');
    expect((await correct(signer, ids[0])).statusCode).toBe(404);
    const body = correctPrescription.body?.write(await read(token, ids[0]));
    const stranger = await shop.send(correctPrescription, { token: other.token, body });
    expect(stranger.statusCode).toBe(404);
  });

  test('is refused once the prescriber has ended the link', async () => {
    const { signer, ids, token, userId } = await ordered([2]);
    await reject(signer, ids[0], 'Wrong dose');
    await shop.ask(endLink, { token: signer, body: { partner_fk: userId } });
    expect((await correct(token, ids[0])).json()).toMatchObject({ code: 'correction-unlinked' });
  });
});

describe('a reminder', () => {
  test('can be requested once a day, and the practitioner sees that it was', async () => {
    const { ids, token, userId } = await ordered([2]);
    const answers = await Promise.all(Array.from({ length: 4 }, () => nudge(token, ids[0])));
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
      200, 429, 429, 429,
    ]);
    expect(answers.find(({ statusCode }) => statusCode === 429)?.json()).toMatchObject({
      code: 'prescription-nudged',
    });
    expect((await read(token, ids[0])).nudgedAt).toEqual(shop.clock.now);
    shop.clock.now = new Date(+shop.clock.now + 24 * 3_600_000);
    const again = await addSession(shop.db, userId, shop.clock.now);
    expect((await nudge(again, ids[0])).statusCode).toBe(200);
  });

  test('is refused for its prescriber, and for a prescription that awaits no signature', async () => {
    const { signer, ids, token } = await ordered([2]);
    expect((await nudge(signer, ids[0])).statusCode).toBe(404);
    await reject(signer, ids[0], 'Wrong dose');
    expect((await nudge(token, ids[0])).json()).toMatchObject({ code: 'signature-not-awaited' });
  });
});

test('a prescriber is offered only directions they verified, most used first, at most five', async () => {
  const { signer, ids, productIds } = await ordered([1, 1, 1, 1, 1, 1, 1, 1]);
  const given = ['Rarely', 'Often', 'Often', 'C', 'D', 'E', 'F', ''];
  for (const [index, directions] of given.entries()) {
    shop.clock.now = new Date(+shop.clock.now + 60_000);
    await verify(signer, ids[index], {
      items: (items) => items.map((item) => ({ ...item, directions })),
    });
  }
  const ask = (token: string) =>
    shop.ask(favouriteDirections, { token, body: { product_fks: productIds } });
  const offered = await ask(signer);
  expect(offered.map(({ directions }) => directions)).toEqual(['Often', 'F', 'E', 'D', 'C']);
  expect(offered[0]?.productId).toBe(productIds[0]);
  expect(await ask((await ordered([1])).signer)).toEqual([]);
});
