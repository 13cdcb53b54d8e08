import { getCart, updateCartLine } from '@formulary/rules/calls/cartCalls';
import { createOrder, getOrder } from '@formulary/rules/calls/orderCalls';
import {
  deletePreOrderPrescription,
  listPreOrderPrescriptions,
  setPrescribedQuantity,
  setPrescriptionPatient,
} from '@formulary/rules/calls/preOrderCalls';
import { endLink } from '@formulary/rules/calls/partnerCalls';
import { rejectPrescription } from '@formulary/rules/calls/prescriptionCalls';
import type { OrderRequest } from '@formulary/rules/orders/orderRequest';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { audit } from '../../audit/audit.ts';
import { openTestShop, type TestShop } from '../../testing/openTestShop.ts';
import { orderBody } from '../../testing/orders/orderBody.ts';
import { orderPrescriptions } from '../../testing/orders/orderPrescriptions.ts';
import { type PrescribedCart, prescribedCart } from '../../testing/orders/prescribedCart.ts';
import {
  addPatient,
  addProduct,
  addSession,
  contents,
  emailOf,
  stockOf,
} from '../../testing/testData.queries.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

type Shown = OrderRequest['prescriptions'];

const send = (cart: PrescribedCart, prescriptions: Shown = cart.prescriptions) =>
  shop.send(createOrder, {
    token: cart.token,
    body: orderBody(cart.lines, {}, 0, prescriptions),
  });

const place = (cart: PrescribedCart) =>
  shop.ask(createOrder, {
    token: cart.token,
    body: orderBody(cart.lines, {}, 0, cart.prescriptions),
  });

/** Reads the stored prescriptions of an order, with the packs by product. */
async function storedPrescriptionsOf(orderId: number) {
  const kept = await shop.db
    .selectFrom('prescriptions')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute();
  const items = await shop.db
    .selectFrom('prescription_items')
    .innerJoin('order_lines', 'order_lines.id', 'order_line_id')
    .select(['prescription_id', 'product_id', 'prescription_items.quantity', 'initial_quantity'])
    .where('prescription_items.order_id', '=', orderId)
    .orderBy('product_id')
    .execute();
  return kept.map((each) => ({
    ...each,
    items: items
      .filter((item) => item.prescription_id === each.id)
      .map((item) => [item.product_id, item.quantity, item.initial_quantity]),
  }));
}

const REFUSED = { status: 409, isUnchanged: true };

/** Returns the refusal of an order and whether the database stayed unchanged. */
async function refusal(
  cart: PrescribedCart,
  prescriptions?: Shown,
): Promise<Readonly<Record<string, unknown>>> {
  const before = await contents(shop.db);
  const answer = await send(cart, prescriptions);
  const isUnchanged = (await contents(shop.db)) === before;
  return { ...answer.json<object>(), status: answer.statusCode, isUnchanged };
}

describe('an order with prescriptions', () => {
  test('writes lines without VAT, prescriptions with packs and owners, takes stock, and empties the cart @4.8 @7.28 @9.5', async () => {
    const cart = await prescribedCart(shop, [
      [2, 1],
      [1, 0],
      [4, 3],
    ]);
    const [first = 0, second = 0] = cart.productIds;
    const order = await place(cart);
    expect(order).toMatchObject({ hasPrescription: true, hasManualPrescription: false });
    expect(order).toMatchObject({ state: 'Awaiting payment', amount: 110_000 });
    expect(order.lines?.map((line) => [line.quantity, line.vat, line.vatPercent])).toEqual([
      [7, 0, 20],
      [4, 0, 20],
    ]);
    const kept = await storedPrescriptionsOf(order.id);
    expect(kept.map(({ items }) => items)).toEqual([
      [
        [first, 2, 2],
        [second, 1, 1],
      ],
      [[first, 1, 1]],
      [
        [first, 4, 4],
        [second, 3, 3],
      ],
    ]);
    expect(kept.map(({ patient_id }) => patient_id)).toEqual(cart.patientIds);
    for (const each of kept)
      expect(each).toMatchObject({
        practitioner_id: cart.userId,
        prescriber_id: cart.prescriberId,
        status: 'unsigned',
        is_manual: false,
        prescribed_on: '2026-06-15',
        link_accepted_at: shop.clock.now,
      });
    expect([await stockOf(shop.db, first), await stockOf(shop.db, second)]).toEqual([993, 996]);
    expect(await shop.ask(getOrder, { token: cart.token, url: `/api/orders/${order.id}` })).toEqual(
      order,
    );
    // The test settings allow 14 days to sign.
    expect(order.signBy).toEqual(new Date(+shop.clock.now + 14 * 86_400_000));
    expect(await shop.ask(getCart, cart)).toEqual([]);
    expect(await shop.ask(listPreOrderPrescriptions, cart)).toEqual([]);
    expect(await audit(shop, shop.clock.now)).toEqual([]);
  });

  test('asks the prescriber by mail to sign, with the deadline and without naming a patient', async () => {
    const cart = await prescribedCart(shop, [[2], [1]]);
    const { number, lines } = await place(cart);
    const recipient = await emailOf(shop.db, cart.prescriberId);
    const mails = shop.db.selectFrom('outbox').selectAll().where('recipient', '=', recipient);
    const { subject, text } = await mails.executeTakeFirstOrThrow();
    expect(subject).toBe('Amara Okafor asks you to sign 2 prescriptions');
    for (const words of [
      number,
      'Unsigned, they lapse on 29/06/2026.',
      `1. 2 × ${lines?.[0]?.name}\n`,
      `https://shop.test/prescriptions?signStatus=0&prescriberId=${cart.prescriberId}`,
    ])
      expect(text).toContain(words);
    expect(text).not.toContain('Whitfield');
    expect(text).not.toContain('the same patient');
  });

  test('is accepted with two prescriptions for one patient, and points that out to the prescriber', async () => {
    const cart = await prescribedCart(shop, [[1], [1]]);
    const [rx_pk, patient_fk] = [cart.prescriptions[1]?.id, cart.patientIds[0]];
    const prescriptions = await shop.ask(setPrescriptionPatient, {
      token: cart.token,
      body: { rx_pk, patient_fk },
    });
    await place({ ...cart, prescriptions });
    const recipient = await emailOf(shop.db, cart.prescriberId);
    const mails = shop.db.selectFrom('outbox').select('text').where('recipient', '=', recipient);
    expect((await mails.executeTakeFirstOrThrow()).text).toContain('for the same patient');
  });

  test('of a prescriber is signed by the buyer, for their own patients, and mails no other prescriber @6.3', async () => {
    const made = await prescribedCart(shop, [[1]]);
    // A buyer who is now a prescriber prescribes for their own orders, whoever prescribed before.
    await shop.db
      .updateTable('users')
      .set({ is_prescriber: true, claims_prescriber: true })
      .where('id', '=', made.userId)
      .execute();
    const again = await addSession(shop.db, made.userId, shop.clock.now);
    const prescriptions = await shop.ask(listPreOrderPrescriptions, { token: again });
    expect(prescriptions[0]?.prescriberId).toBe(made.userId);
    const order = await place({ ...made, token: again, prescriptions });
    expect(await storedPrescriptionsOf(order.id)).toMatchObject([
      { practitioner_id: made.userId, prescriber_id: made.userId, link_accepted_at: null },
    ]);
    const recipient = await emailOf(shop.db, made.prescriberId);
    const mails = shop.db.selectFrom('outbox').select('id').where('recipient', '=', recipient);
    expect(await mails.execute()).toEqual([]);
  });

  test('says when its unsigned prescriptions lapse, as long as one of them is unsigned', async () => {
    const { token, orderId, prescriptions, prescriberToken } = await orderPrescriptions(shop, [
      [2],
      [1],
    ]);
    const lapsesAt = new Date(+shop.clock.now + 14 * 86_400_000);
    const said: (Date | undefined)[] = [];
    for (const { id } of prescriptions) {
      const { signBy } = await shop.ask(getOrder, { token, url: `/api/orders/${orderId}` });
      said.push(signBy);
      const body = rejectPrescription.body?.write({ id, comments: '', reason: 'Another dose' });
      await shop.ask(rejectPrescription, { token: prescriberToken, body });
    }
    const settled = await shop.ask(getOrder, { token, url: `/api/orders/${orderId}` });
    expect([...said, settled.signBy]).toEqual([lapsesAt, lapsesAt, undefined]);
  });

  test('sent again under its key gets the same answer and creates no second prescription', async () => {
    const cart = await prescribedCart(shop, [[1]]);
    const body = orderBody(cart.lines, {}, 0, cart.prescriptions);
    const headers = { 'idempotency-key': 'prescribed' };
    const order = await shop.ask(createOrder, { token: cart.token, body, headers });
    const before = await contents(shop.db);
    expect(await shop.ask(createOrder, { token: cart.token, body, headers })).toEqual(order);
    expect(await contents(shop.db)).toBe(before);
  });

  test('keeps the limits of the time of the order, whatever becomes of them', async () => {
    const limited = { type: 'prescription' as const, prescription_limit: 2, name: 'Limited' };
    const productId = await addProduct(shop.db, limited);
    const cart = await prescribedCart(shop, [[2], [1]], [productId]);
    const order = await place(cart);
    const products = shop.db.updateTable('products').where('id', '=', productId);
    await products.set({ prescription_limit: 1 }).execute();
    const limit = { kind: 'product', name: 'Limited', most: 2, productIds: [productId] };
    expect((await storedPrescriptionsOf(order.id)).map(({ limits }) => limits)).toEqual([
      [limit],
      [limit],
    ]);
  });
});

describe('an order is refused whole', () => {
  test('while packs are on no prescription @5.23 @8.14', async () => {
    const cart = await prescribedCart(shop, [[2], [1]]);
    const [rx_pk, product_pk] = [cart.prescriptions[0]?.id, cart.productIds[0]];
    const body = { rx_pk, product_pk, rxprd_qty: 1 };
    const prescriptions = await shop.ask(setPrescribedQuantity, { token: cart.token, body });
    expect(await refusal(cart, prescriptions)).toMatchObject({
      ...REFUSED,
      message: 'Quantity not fully assigned',
    });
  });

  test('while prescriptions hold more than the cart @5.23 @8.14', async () => {
    const cart = await prescribedCart(shop, [[2], [1]]);
    const body = {
      product_fk: cart.productIds[0],
      cart_quantity: 2,
      cart_req_prescription: true,
    };
    const lines = await shop.ask(updateCartLine, { token: cart.token, body });
    expect(await refusal({ ...cart, lines })).toMatchObject({
      ...REFUSED,
      code: 'quantity-mismatched',
    });
  });

  test('while it exceeds a limit that was lowered meanwhile @5.24', async () => {
    const cart = await prescribedCart(shop, [[2], [1]]);
    const products = shop.db.updateTable('products').where('id', '=', cart.productIds[0] ?? 0);
    await products.set({ prescription_limit: 1 }).execute();
    expect(await refusal(cart)).toMatchObject({ ...REFUSED, code: 'product-limit-exceeded' });
  });

  test('while a prescription has no patient, or the cart no prescriber @5.22', async () => {
    const cart = await prescribedCart(shop, [[2], [1]]);
    const patients = shop.db.updateTable('cart_prescriptions').set({ patient_id: null });
    await patients.where('id', '=', cart.prescriptions[0]?.id ?? 0).execute();
    const without = await shop.ask(listPreOrderPrescriptions, cart);
    const patientless = await send(cart, without);
    expect([patientless.statusCode, patientless.json()]).toMatchObject([
      400,
      { message: 'Please choose a patient' },
    ]);
    const carts = shop.db.updateTable('carts').set({ prescriber_id: null });
    await carts.where('user_id', '=', cart.userId).execute();
    const before = await contents(shop.db);
    const unsigned = await send(cart, await shop.ask(listPreOrderPrescriptions, cart));
    expect([unsigned.statusCode, unsigned.json()]).toMatchObject([
      400,
      { message: 'Please choose a prescriber' },
    ]);
    expect(await contents(shop.db)).toBe(before);
  });

  test('when the prescriber ended the link between checkout and order @8.14', async () => {
    const cart = await prescribedCart(shop, [[2]]);
    const prescriber = await addSession(shop.db, cart.prescriberId, shop.clock.now);
    await shop.ask(endLink, { token: prescriber, body: { partner_fk: cart.userId } });
    expect(await refusal(cart)).toMatchObject({ ...REFUSED, code: 'prescriber-ended' });
  });

  test.each([
    ['another patient', (each: Shown[number]) => ({ ...each, patientId: 1 })],
    ['no patient', ({ patientId: _gone, ...each }: Shown[number]) => each],
    ['another prescriber', (each: Shown[number]) => ({ ...each, prescriberId: 1 })],
    ['another prescription', (each: Shown[number]) => ({ ...each, id: each.id + 1_000 })],
    [
      'other packs',
      (each: Shown[number]) => ({
        ...each,
        items: each.items.map((item) => ({ ...item, quantity: item.quantity + 1 })),
      }),
    ],
    ['no packs', (each: Shown[number]) => ({ ...each, items: [] })],
  ])('when the buyer was shown %s @7.28', async (_what, tamper) => {
    const cart = await prescribedCart(shop, [[2], [1]]);
    const [first, ...others] = cart.prescriptions;
    if (!first) throw new Error('The cart has no prescription');
    const errors = { prescriptions: 'Your prescriptions have changed. Please check who gets what' };
    expect(await refusal(cart, [tamper(first), ...others])).toMatchObject({
      ...REFUSED,
      code: 'order-changed',
      errors,
    });
  });

  test('when a prescription is left out, named twice, or was deleted meanwhile', async () => {
    const cart = await prescribedCart(shop, [[2], [1]]);
    const [first, second] = cart.prescriptions;
    if (!first || !second) throw new Error('The cart has too few prescriptions');
    const changed = { code: 'order-changed' };
    expect(await refusal(cart, [second])).toMatchObject({ ...REFUSED, ...changed });
    expect(await refusal(cart, [first, second, second])).toMatchObject({ ...REFUSED, ...changed });
    await shop.ask(deletePreOrderPrescription, { token: cart.token, body: { rx_pk: first.id } });
    expect(await refusal(cart)).toMatchObject({ ...REFUSED, ...changed });
  });

  test("when it names another user's prescription instead of its own", async () => {
    const theirs = await prescribedCart(shop, [[2]]);
    const cart = await prescribedCart(shop, [[2]], theirs.productIds);
    expect(await refusal(cart, theirs.prescriptions)).toMatchObject({
      ...REFUSED,
      code: 'order-changed',
    });
  });
});

test('leftover prescriptions do not hold up a cart that needs none', async () => {
  const cart = await prescribedCart(shop, [[2]]);
  const otc = await addProduct(shop.db);
  await shop.db.deleteFrom('cart_lines').where('user_id', '=', cart.userId).execute();
  const line = { user_id: cart.userId, product_id: otc, is_prescription: false, quantity: 1 };
  await shop.db.insertInto('cart_lines').values(line).execute();
  const lines = await shop.ask(getCart, cart);
  expect(await refusal({ ...cart, lines })).toMatchObject({ ...REFUSED, code: 'order-changed' });
  const body = orderBody(lines);
  const order = await shop.ask(createOrder, { token: cart.token, body });
  expect(order.hasPrescription).toBe(false);
  expect(await storedPrescriptionsOf(order.id)).toEqual([]);
});

test('the database itself refuses what the order refuses', async () => {
  const cart = await prescribedCart(shop, [
    [2, 1],
    [1, 0],
    [1, 0],
  ]);
  const order = await place(cart);
  const other = await shop.signedIn();
  const patient = await addPatient(shop.db, other.userId);
  const { db } = shop;
  const prescription = db.updateTable('prescriptions').where('order_id', '=', order.id);
  const items = db.updateTable('prescription_items').where('order_id', '=', order.id);
  const ids = await db
    .selectFrom('prescriptions')
    .select('id')
    .where('order_id', '=', order.id)
    .orderBy('id')
    .execute();
  const line = await db
    .selectFrom('order_lines')
    .select('id')
    .where('order_id', '=', order.id)
    .where('product_id', '=', cart.productIds[1] ?? 0)
    .executeTakeFirstOrThrow();
  /** Adds items of the second product to the two prescriptions without it, in one statement. */
  const more = (...packs: readonly number[]) =>
    db.insertInto('prescription_items').values(
      packs.map((quantity, index) => ({
        prescription_id: ids[index + 1]?.id ?? 0,
        order_id: order.id,
        order_line_id: line.id,
        quantity,
        initial_quantity: quantity,
      })),
    );
  for (const [name, change] of [
    ['prescriptions_patient_id_practitioner_id_fkey', prescription.set({ patient_id: patient })],
    [
      'prescriptions_order_id_practitioner_id_fkey',
      prescription.set({ practitioner_id: other.userId, patient_id: patient }),
    ],
    ['prescriptions_check', prescription.set({ prescriber_id: cart.userId })],
    ['prescriptions_check2', prescription.set({ status: 'signed', signed_at: shop.clock.now })],
    ['hold different quantities', items.set({ quantity: 1 })],
    [
      'hold different quantities',
      db.deleteFrom('prescription_items').where('order_id', '=', order.id),
    ],
    ['hold different quantities', more(1, 0)],
    ['hold different quantities', more(0, 1)],
    ['hold different quantities', more(1)],
  ] as const)
    await expect(change.execute()).rejects.toThrow(name);
  await more(0, 0).execute();
});
