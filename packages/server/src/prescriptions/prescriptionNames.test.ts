import {
  getPrescription,
  rejectPrescription,
  verifyPrescription,
} from '@formulary/rules/calls/prescriptionCalls';
import { createOrder } from '@formulary/rules/calls/orderCalls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../testing/openTestShop.ts';
import { orderBody } from '../testing/orders/orderBody.ts';
import { orderPrescriptions } from '../testing/orders/orderPrescriptions.ts';
import { prescribedCart } from '../testing/orders/prescribedCart.ts';
import { signedPrescriptions } from '../testing/signing/signedPrescriptions.ts';
import {
  addCategory,
  addPatient,
  addProduct,
  addPromotion,
  addSession,
  addUser,
} from '../testing/testData.queries.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

/** Returns one prescription as sent by the API. */
async function answerOf(id: number | undefined, token: string): Promise<object> {
  const answer = await shop.send({ method: 'GET', path: `/api/prescriptions/${id}` }, { token });
  expect(answer.statusCode).toBe(200);
  return answer.json<object>();
}

/**
 * Returns a prescription for four packs of a product with a bundle of three, in a category shared with a substitute.
 */
async function bundled() {
  const category = await addCategory(shop.db, 'Toxins');
  const price = { type: 'prescription' as const, price_mills: 12_345 };
  const stock = { in_stock: 90, minimum_stock: 10 };
  const productId = await addProduct(shop.db, { name: 'Botulax', ...price, ...stock }, [category]);
  const otherId = await addProduct(shop.db, { name: 'Nabota', ...price, ...stock }, [category]);
  await addPromotion(shop.db, productId, 3, 30_000);
  // The cached catalogue follows the database with a short delay.
  const { token } = await shop.signedIn();
  const product = { method: 'GET', path: `/api/products/${productId}` } as const;
  await expect
    .poll(async () => (await shop.send(product, { token })).json<{ promotions?: unknown[] }>())
    .toMatchObject({ promotions: [expect.anything()] });
  const cart = await prescribedCart(shop, [[4]], [productId]);
  const body = orderBody(cart.lines, {}, 0, cart.prescriptions);
  const order = await shop.ask(createOrder, { token: cart.token, body });
  const signer = await addSession(shop.db, cart.prescriberId, shop.clock.now);
  const url = '/api/prescriptions/getPrescriptions';
  const list = { query: { order_fk: order.id }, page: { limit: 1, skip: 0 } };
  const [row] = (
    await shop.send({ method: 'POST', path: url }, { token: signer, body: list })
  ).json<{ prescription_pk: number }[]>();
  return { ...cart, order, signer, id: row?.prescription_pk, productId, otherId, category };
}

/** Fields of a pack of either product. */
const stocked = { product_manual: false, product_price: 12.345, product_minstock: 10 };

describe('a prescription is answered under the names of the specification', () => {
  test('unsigned: its dates, people, order, category limits and items, alone and in the list @3.13 @3.14 @7.43 @7.44', async () => {
    const { signer, token, id, order, prescriberId, userId, patientIds, productId, category } =
      await bundled();
    const unsigned = await answerOf(id, signer);
    expect(unsigned).toEqual({
      prescription_pk: id,
      prescription_doc_id: null,
      prescription_status: 0,
      prescription_date: '2026-06-15',
      prescription_createdat: '2026-06-15T10:00:00.000Z',
      prescription_manual: false,
      prescription_details: '',
      prescriber_fk: prescriberId,
      prescriber: {
        user_pk: prescriberId,
        user_fname: 'Priya',
        user_lname: 'Nair',
        user_email: expect.stringContaining('@'),
      },
      practitioner: {
        user_pk: userId,
        user_fname: 'Amara',
        user_lname: 'Okafor',
        user_email: expect.stringContaining('@'),
      },
      patient: {
        patient_pk: patientIds[0],
        patient_fname: 'Joan',
        patient_lname: 'Whitfield',
        patient_dob: '1971-09-30',
        patient_postcode: 'SE15 4QL',
      },
      order: {
        order_pk: order.id,
        order_no: order.number,
        delivery_option: { do_details: 'Collection from the pharmacy' },
      },
      prd_category: { [productId]: [category] },
      // A bundle of 3 at 30 and one pack at 12.345; without the bundle, four times 12.345.
      prescription_items: [
        {
          ...stocked,
          product_pk: productId,
          product_name: 'Botulax',
          cart_quantity: 4,
          allocated_quantity: 4,
          directions: '',
          orderdetail_initialquantity: 4,
          orderdetail_value: 42.345,
          orderdetail_valueWithoutPromotion: 49.38,
          orderdetail_promotions: [{ promotion_qty: 3, promotion_price: 30 }],
          substituted_product_fk: null,
          isASubstitute: false,
          product_qtyinstock: 86,
        },
      ],
      prescription_waits_for: 'signature',
      prescription_sign_by: '2026-06-29T10:00:00.000Z',
      prescription_consultation_required: false,
      prescription_verifiedat: null,
      prescription_signedat: null,
      prescription_confirmedat: null,
      prescription_rejectedat: null,
      prescription_reject_reason: null,
      prescription_lapsed: false,
      prescription_givenupat: null,
      prescription_replaces_fk: null,
      prescription_replaced_by_fk: null,
    });
    const list = { query: { order_fk: order.id }, page: { limit: 5, skip: 0 } };
    const path = '/api/prescriptions/getPrescriptions';
    const listed = await shop.send({ method: 'POST', path }, { token, body: list });
    expect(listed.json()).toEqual([unsigned]);
    expect(unsigned).not.toHaveProperty('prescription_awaiting_sign_verification');
    expect(await answerOf(id, token)).toEqual(unsigned);
  });

  test('verified: its document id, its comments, its substitutes, and the current stock @3.13 @3.14', async () => {
    const { signer, id = 0, productId, otherId, category } = await bundled();
    const before = await answerOf(id, signer);
    const url = `/api/prescriptions/${id}`;
    const { items } = await shop.ask(getPrescription, { token: signer, url });
    const said = items.flatMap((item) => [
      { ...item, substitutedBy: otherId },
      {
        ...item,
        productId: otherId,
        isSubstitute: true,
        quantity: 2,
        directions: 'd'.repeat(1000),
      },
    ]);
    const review = { id, comments: 'c'.repeat(1000), items: said };
    const body = verifyPrescription.body?.write(review);
    const documentId = await shop.ask(verifyPrescription, { token: signer, body });
    expect(await answerOf(id, signer)).toEqual({
      ...before,
      prescription_doc_id: documentId,
      prescription_details: 'c'.repeat(1000),
      prescription_verifiedat: '2026-06-15T10:00:00.000Z',
      prd_category: { [productId]: [category], [otherId]: [category] },
      prescription_items: [
        {
          ...stocked,
          product_pk: productId,
          product_name: 'Botulax',
          cart_quantity: 0,
          allocated_quantity: 0,
          directions: '',
          orderdetail_initialquantity: 4,
          orderdetail_value: 0,
          orderdetail_valueWithoutPromotion: 0,
          orderdetail_promotions: [{ promotion_qty: 3, promotion_price: 30 }],
          substituted_product_fk: otherId,
          isASubstitute: false,
          // The four packs were returned, the two of the substitute taken.
          product_qtyinstock: 90,
        },
        {
          ...stocked,
          product_pk: otherId,
          product_name: 'Nabota',
          cart_quantity: 2,
          allocated_quantity: 2,
          directions: 'd'.repeat(1000),
          orderdetail_initialquantity: 0,
          orderdetail_value: 24.69,
          orderdetail_valueWithoutPromotion: 24.69,
          orderdetail_promotions: [],
          substituted_product_fk: null,
          isASubstitute: true,
          product_qtyinstock: 88,
        },
      ],
    });
  });

  test('without comments or directions of more than a thousand characters @3.13 @3.14', async () => {
    const { prescriptions, prescriberToken: token } = await orderPrescriptions(shop);
    const { id = 0 } = prescriptions[0] ?? {};
    const url = `/api/prescriptions/${id}`;
    const before = await shop.ask(getPrescription, { token, url });
    const directed = before.items.map((item) => ({ ...item, directions: 'One' }));
    const long = 'x'.repeat(1001);
    for (const review of [
      { id, comments: long, items: directed },
      { id, comments: '', items: directed.map((item) => ({ ...item, directions: long })) },
    ]) {
      const body = verifyPrescription.body?.write(review);
      expect((await shop.send(verifyPrescription, { token, body })).statusCode).toBe(400);
    }
    expect(await shop.ask(getPrescription, { token, url })).toEqual(before);
  });

  test('signed, and whether its signature is still to be confirmed @3.13', async () => {
    const { ids, prescriberToken, confirm } = await signedPrescriptions(shop, [[2]]);
    const signed = { prescription_status: 1, prescription_doc_id: expect.any(String) };
    expect(await answerOf(ids[0], prescriberToken)).toMatchObject({
      ...signed,
      prescription_awaiting_sign_verification: true,
    });
    await confirm();
    expect(await answerOf(ids[0], prescriberToken)).toMatchObject({
      ...signed,
      prescription_awaiting_sign_verification: false,
    });
  });

  test('rejected @3.13', async () => {
    const { prescriptions, prescriberToken: token } = await orderPrescriptions(shop);
    const { id } = prescriptions[0] ?? {};
    const { comments, items } = await shop.ask(getPrescription, {
      token,
      url: `/api/prescriptions/${id}`,
    });
    const review = { id: id ?? 0, comments, items, reason: 'Too many packs' };
    const body = rejectPrescription.body?.write(review);
    expect((await shop.send(rejectPrescription, { token, body })).statusCode).toBe(200);
    expect(await answerOf(id, token)).toMatchObject({ prescription_status: -1 });
  });

  test('written by hand: neither its items nor its order lines are products @3.13 @3.14 @3.15 @3.18', async () => {
    const prescriber = { is_prescriber: true, claims_prescriber: true };
    const userId = await addUser(shop.db, prescriber);
    const token = await addSession(shop.db, userId, shop.clock.now);
    const patient_fk = await addPatient(shop.db, userId);
    const prescription_items = [{ product_name: 'Adrenaline 1 mg/ml', allocated_quantity: 5 }];
    const body = { ...orderBody([]), manual_prescription: { patient_fk, prescription_items } };
    const headers = { 'idempotency-key': 'by-hand' };
    const placed = await shop.send(createOrder, { token, body, headers });
    const list = { query: {}, page: { limit: 1, skip: 0 } };
    const url = '/api/prescriptions/getPrescriptions';
    const answer = await shop.send({ method: 'POST', path: url }, { token, body: list });
    expect(answer.json()).toMatchObject([
      {
        prescription_manual: true,
        prescriber_fk: userId,
        practitioner: { user_pk: userId },
        prescription_items: [
          {
            product_pk: 0,
            product_manual: true,
            product_name: 'Adrenaline 1 mg/ml',
            product_price: 0,
            product_vat: 0,
            cart_req_prescription: true,
            cart_quantity: 5,
            allocated_quantity: 5,
            directions: '',
            orderdetail_initialquantity: 5,
            orderdetail_value: 0,
            orderdetail_valueWithoutPromotion: 0,
            orderdetail_promotions: [],
            substituted_product_fk: null,
            isASubstitute: false,
            product_qtyinstock: 0,
            product_minstock: 0,
          },
        ],
      },
    ]);
    expect(placed.json()).toHaveProperty('order_details', [
      {
        product_pk: 0,
        product_name: 'Adrenaline 1 mg/ml',
        product_image: '',
        product_price: 0,
        cart_req_prescription: true,
        cart_quantity: 5,
        orderdetail_quantity: 5,
        orderdetail_price: 0,
        orderdetail_vatrate: 0,
        orderdetail_vat: 0,
        orderdetail_value: 0,
        orderdetail_valueWithoutPromotion: 0,
        orderdetail_promotions: [],
        orderdetail_awaits_price: true,
        product_vat: 0,
        product_manual: true,
        orderdetail_manualindex: 1,
        orderdetail_manualname: 'Adrenaline 1 mg/ml',
      },
    ]);
  });
});
