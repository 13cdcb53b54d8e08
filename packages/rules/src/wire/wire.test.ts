import { describe, expect, test } from 'vitest';
import { aCartLine } from '../carts/fixtures/aCartLine.ts';
import { aCategory } from '../catalogue/fixtures/aCategory.ts';
import {
  aDeliveryOption,
  anOrder,
  anOrderInvoice,
  anOrderLine,
} from '../orders/fixtures/orders.ts';
import { aPatient } from '../patients/fixtures/aPatient.ts';
import { aPerson, aPrescription } from '../prescriptions/fixtures/aPrescription.ts';
import { aPreOrderPrescription } from '../allocation/fixtures/aPreOrderPrescription.ts';
import { aPrescriberLink } from '../partners/fixtures/aPrescriberLink.ts';
import { aProduct } from '../catalogue/fixtures/aProduct.ts';
import { aProfile } from '../accounts/fixtures/aProfile.ts';
import { aPromotion } from '../pricing/fixtures/aPromotion.ts';
import { aPublicProduct } from '../catalogue/fixtures/aPublicProduct.ts';
import { aRegistration } from '../accounts/fixtures/aRegistration.ts';
import { permissions } from '../accounts/permissions.ts';
import { allCalls } from '../calls/allCalls.ts';
import { addCartLine } from '../calls/cartCalls.ts';
import { listProducts } from '../calls/catalogueCalls.ts';
import { createOrder } from '../calls/orderCalls.ts';
import type { Codec } from './codec.ts';
import { keyed, listOf } from './collections.ts';
import { anyNumber } from './anyNumber.ts';
import { decode } from './decode.ts';
import { UnreadableAnswer, decodeAnswer } from './decodeAnswer.ts';
import { cartLine } from '../carts/cartLine.ts';
import { category } from '../catalogue/category.ts';
import { deliveryOption } from '../orders/deliveryOption.ts';
import { order, orderState, paymentMode, paymentStatus } from '../orders/order.ts';
import { patient } from '../patients/patient.ts';
import { person } from '../prescriptions/person.ts';
import { preOrderPrescription } from '../allocation/preOrderPrescription.ts';
import { practitionerLink, prescriberLink } from '../partners/prescriberLink.ts';
import { prescription } from '../prescriptions/prescription.ts';
import { product, publicProduct } from '../catalogue/product.ts';
import { profile } from '../accounts/profile.ts';
import { promotion } from '../pricing/promotion.ts';
import { registration } from '../accounts/registration.ts';
import { aliasedField, defaultedField, entity, field, group, optionalField } from './entity.ts';
import {
  day,
  flag,
  instant,
  money,
  oneOf,
  orNull,
  recordIdInPath,
  recordIdOrZeroInPath,
  text,
  wholeNumber,
  wholeNumberInQuery,
} from './scalars.ts';

function roundTrip<W, T>(codec: Codec<W, T>, words: T): unknown {
  const travelled: unknown = JSON.parse(JSON.stringify(codec.write(words)));
  const arrived = decode(codec, travelled);
  return arrived.ok ? arrived.value : arrived.problem;
}

function fieldNames(codec: { readonly fields?: object }): string[] {
  return Object.keys(codec.fields ?? {});
}

describe('wire codecs', () => {
  test('read back every entity that they wrote', () => {
    const offered = aProduct({ promotions: [aPromotion()], isPrescription: false });
    expect(roundTrip(product, offered)).toEqual(offered);
    expect(roundTrip(publicProduct, aPublicProduct())).toEqual(aPublicProduct());
    expect(roundTrip(category, aCategory())).toEqual(aCategory());
    expect(roundTrip(cartLine, aCartLine({ promotions: [aPromotion()], quantity: 4 }))).toEqual(
      aCartLine({ promotions: [aPromotion()], quantity: 4 }),
    );
    expect(roundTrip(profile, aProfile())).toEqual(aProfile());
    expect(roundTrip(deliveryOption, aDeliveryOption())).toEqual(aDeliveryOption());
    const placed = anOrder({
      lines: [anOrderLine({ promotions: [{ quantity: 2, price: 100_000 }] })],
      invoices: [anOrderInvoice(), anOrderInvoice({ id: 13, kind: 'Credit note' })],
    });
    expect(roundTrip(order, placed)).toEqual(placed);
    expect(roundTrip(patient, aPatient())).toEqual(aPatient());
    expect(roundTrip(person, aPerson())).toEqual(aPerson());
    expect(roundTrip(prescriberLink, aPrescriberLink())).toEqual(aPrescriberLink());
    expect(roundTrip(practitionerLink, aPrescriberLink())).toEqual(aPrescriberLink());
    expect(roundTrip(prescription, aPrescription())).toEqual(aPrescription());
    expect(roundTrip(preOrderPrescription, aPreOrderPrescription())).toEqual(
      aPreOrderPrescription(),
    );
    expect(roundTrip(registration, aRegistration())).toEqual(aRegistration());
  });

  test('write a category with the names of the specification', () => {
    expect(category.write(aCategory({ children: { 5: { id: 5, name: 'Lips' } } }))).toEqual({
      category_pk: 2,
      category_name: 'Dermal fillers',
      category_description: 'Cross-linked hyaluronic acid gels by treatment area.',
      category_image: 'fillers.svg',
      category_parent: 0,
      category_allow_qty: 0,
      category_children: { 5: { category_pk: 5, category_name: 'Lips' } },
    });
  });

  test('throw instead of writing a missing entity as an empty one', () => {
    expect(() => category.write(undefined as never)).toThrow(TypeError);
  });

  test('write a promotion with the names of the specification @3.3', () => {
    expect(promotion.write(aPromotion())).toEqual({
      promotion_qty: 3,
      promotion_price: 150,
      promotion_effective: '2026-01-01T00:00:00.000Z',
      promotion_expires: '2027-12-31T23:59:59.000Z',
    });
  });

  test('write a delivery option with the names of the specification @3.16', () => {
    expect(deliveryOption.write(aDeliveryOption())).toEqual({
      do_pk: 2,
      do_details: 'Next working day delivery',
      do_price: 7.95,
      do_service: 'next-day',
    });
  });

  test('write the lines of an order with the name of the specification', () => {
    expect(order.write(anOrder({ lines: [] }))).toMatchObject({ order_details: [] });
  });

  test('expose no price, promotion or stock figure of public products', () => {
    expect(
      fieldNames(publicProduct).filter((name) => /price|promotion|qty|minstock|vat/i.test(name)),
    ).toEqual([]);
  });

  test('refuse unknown keys, wrong types and missing fields by name', () => {
    const wrong = { product_fk: '1', cart_quantity: 2, surprise: true };
    const arrived = decode(addCartLine.body!, wrong);
    expect(arrived).toMatchObject({
      ok: false,
      problem: {
        code: 'invalid-request',
        errors: { surprise: 'is not expected here', cart_req_prescription: 'is missing' },
      },
    });
    expect(arrived).toMatchObject({ problem: { errors: { product_fk: 'should be integer' } } });
    expect(decode(text(1, 5), 'a\u0000')).toMatchObject({
      problem: { errors: { body: 'has characters that are not allowed' } },
    });
    expect(decode(preOrderPrescription, {})).toMatchObject({
      problem: { errors: { patient: 'is missing' } },
    });
  });

  test.each([
    null,
    undefined,
    'x',
    7,
    [],
    { query: {}, page: { limit: 0, skip: 0 } },
    { query: {}, page: { limit: 101, skip: 0 } },
    { query: {}, page: { limit: 12, skip: -1 } },
    { query: { search_term: 'x'.repeat(101) }, page: { limit: 12, skip: 0 } },
    { query: { search_term: 'a\u0000b' }, page: { limit: 12, skip: 0 } },
    { query: { excludeIds: Array.from({ length: 201 }, () => 1) }, page: { limit: 12, skip: 0 } },
  ])('refuse %j as a request for products', (body) => {
    expect(decode(listProducts.body!, body)).toMatchObject({
      ok: false,
      problem: { code: 'invalid-request' },
    });
  });

  test('refuse an unprintable value without quoting it', () => {
    const hostile: unknown = JSON.parse('{"product_fk":{"toString":0,"valueOf":0}}');
    expect(decode(addCartLine.body!, hostile)).toMatchObject({
      ok: false,
      problem: { code: 'malformed-request' },
    });
  });

  test('refuse figures of an order that are not whole mills', () => {
    const line = {
      product_fk: 1,
      cart_req_prescription: false,
      cart_quantity: 1,
      cart_subtotal: 1.0001,
      cart_vat_amount: 0,
      cart_total: 1,
      cart_saving: 0,
    };
    const body = {
      order: {
        deliveryoption_fk: 2,
        order_payment_mode: 'BANK_TRANSFER',
        order_amount: 1,
        order_shipping_fee: 0,
      },
      items: { '1-false': line },
      prescriptions: [],
    };
    expect(decode(createOrder.body!, body)).toMatchObject({
      ok: false,
      problem: { errors: { 'items.1-false.cart_subtotal': expect.any(String) } },
    });
    expect(
      decode(createOrder.body!, { ...body, items: { '1-false': { ...line, cart_subtotal: 1 } } })
        .ok,
    ).toBe(true);
  });

  test('limit the number of entries of a keyed object', () => {
    const few = keyed(flag, 2);
    expect(decode(few, { a: true, b: true }).ok).toBe(true);
    expect(decode(few, { a: true, b: true, c: true })).toMatchObject({
      problem: { errors: { body: 'should have at most 2 entries' } },
    });
  });

  test.each([7, 'two', '2', '', true, null])(
    'pass %j in place of a number to the rule',
    (typed) => {
      const value = typeof typed === 'number' ? typed : Number.NaN;
      expect(decode(anyNumber, typed)).toEqual({ ok: true, value });
    },
  );

  test.each([[[]], [{}], ['2'.repeat(25)]])('refuse %j in place of a number', (typed) => {
    expect(decode(anyNumber, typed)).toMatchObject({
      problem: { errors: { body: 'should be a number' } },
    });
  });

  test.each([
    [text(1, 3), '\u0001\u0001\u0001\u0001', 'Please use at most 3 characters'],
    [text(1, 3), '', 'Please use at least 1 character'],
    [text(64, 64), 'a', 'Please use at least 64 characters'],
    [text(1, 3), '\u0001', 'has characters that are not allowed'],
  ])('report an invalid text length before anything else: %#', (codec, typed, sentence) => {
    expect(decode(codec, typed)).toMatchObject({ problem: { errors: { body: sentence } } });
  });

  test('read back lists, keyed objects and nullable values', () => {
    const prices = [1_500, 12_345];
    expect(listOf(money).write(prices)).toEqual([1.5, 12.345]);
    expect(roundTrip(listOf(money), prices)).toEqual(prices);
    expect(keyed(money, 2).write({ a: 1_500 })).toEqual({ a: 1.5 });
    expect(roundTrip(keyed(money, 2), { a: 1_500 })).toEqual({ a: 1_500 });
    expect(orNull(money).write(undefined)).toBeNull();
    expect(roundTrip(orNull(money), 1_500)).toBe(1_500);
    expect(roundTrip(orNull(money), undefined)).toBeUndefined();
  });

  test('read a number in a query from digits, within its bounds', () => {
    const limit = wholeNumberInQuery(1, 100);
    expect(roundTrip(limit, 100)).toBe(100);
    const codec = entity({ limit: field('limit', limit) });
    for (const written of ['0', '101', '1e1', '01', ' 5', 'a', ''])
      expect(decode(codec, { limit: written })).toMatchObject({
        problem: { errors: { limit: 'should be a whole number from 1 to 100' } },
      });
  });

  test('make a group of fields one object, missing when all of them are', () => {
    const shipping = group({
      city: field('shipping_city', orNull(text(0, 9))),
      phone: optionalField('shipping_phone', text(0, 9)),
    });
    const codec = entity({ id: field('id', wholeNumber(1, 9)), shipping });
    expect(codec.write({ id: 1 })).toEqual({ id: 1, shipping_city: null });
    expect(codec.read({ id: 1, shipping_city: null })).toEqual({ id: 1 });
    const whole = { id: 1, shipping: { city: 'Leeds', phone: '01' } };
    expect(codec.write(whole)).toEqual({ id: 1, shipping_city: 'Leeds', shipping_phone: '01' });
    expect(roundTrip(codec, whole)).toEqual(whole);
    expect(roundTrip(codec, { id: 1, shipping: { city: 'Leeds' } })).toEqual({
      id: 1,
      shipping: { city: 'Leeds' },
    });
    expect(codec.fields).toMatchObject({ shipping_city: { word: 'shipping.city' } });
  });

  test('leave out a missing optional field, and fill in a default', () => {
    const codec = entity({
      id: aliasedField('the_id', 'id_too', wholeNumber(1, 9)),
      note: optionalField('the_note', text(0, 9)),
      packs: defaultedField('the_packs', wholeNumber(0, 9), 1),
      parts: field('the_parts', listOf(entity({ no: field('the_no', flag) }), 3)),
    });
    expect(decode(codec, { id_too: 4, the_parts: [] })).toStrictEqual({
      ok: true,
      value: { id: 4, packs: 1, parts: [] },
    });
    expect(codec.write({ id: 4, packs: 2, parts: [{ no: true }] })).toStrictEqual({
      the_id: 4,
      the_packs: 2,
      the_parts: [{ the_no: true }],
    });
    expect(decode(codec, { the_id: 4 })).toMatchObject({
      problem: { errors: { the_parts: 'is missing' } },
    });
    expect(decode(codec, { the_parts: [] })).toMatchObject({
      problem: { errors: { the_id: 'is missing' } },
    });
    expect(decode(codec, { the_id: 4, id_too: 5, the_parts: [] })).toMatchObject({
      problem: { errors: { the_id: 'should be the same as id_too' } },
    });
    expect(codec.shape).toBe('object');
    expect(codec.fields).toStrictEqual({
      the_id: { word: 'id', shape: 'whole number, 1 to 9', isOptional: false },
      id_too: {
        word: 'id',
        shape: 'whole number, 1 to 9; another name of the_id',
        isOptional: true,
      },
      the_note: { word: 'note', shape: 'text, at most 9 characters', isOptional: true },
      the_packs: { word: 'packs', shape: 'whole number, 0 to 9', isOptional: true },
      the_parts: {
        word: 'parts',
        shape: 'list of at most 3 objects',
        fields: { the_no: { word: 'no', shape: 'true or false', isOptional: false } },
        collection: 'list',
        isOptional: false,
      },
    });
  });

  test.each([
    [() => text(0, 0), 'empty text'],
    [() => text(3, 3), 'text, 3 characters'],
    [() => text(0, 5), 'text, at most 5 characters'],
    [() => text(1, 5), 'text, 1 to 5 characters'],
    [() => listOf(flag, 0), 'empty list'],
    [() => listOf(flag), 'list of at most 10000, each true or false'],
    [() => listOf(promotion, 3), 'list of at most 3 objects'],
    [() => keyed(flag, 2), 'object of at most 2 entries, each true or false'],
    [() => keyed(promotion, 2), 'object of at most 2 entries, each an object'],
    [() => orNull(flag), 'true or false, or null'],
    [() => paymentMode, 'one of "CREDIT_CARD", "BANK_TRANSFER"'],
    [
      () =>
        oneOf([
          [0, 'no'],
          [1, 'yes'],
        ]),
      'one of 0 (no), 1 (yes)',
    ],
  ])('describe their shape (%#)', (codec, shape) => {
    // Built here, so that the test notices a mutation of the builder.
    expect(codec().shape).toBe(shape);
  });

  test('describe the entries of lists and keyed objects', () => {
    expect(listOf(promotion, 3)).toMatchObject({ collection: 'list', fields: promotion.fields });
    expect(keyed(promotion, 3)).toMatchObject({ collection: 'keyed', fields: promotion.fields });
    expect(orNull(promotion)).toMatchObject({ fields: promotion.fields });
    for (const plain of [listOf(flag), keyed(flag, 2), orNull(flag)])
      expect(plain).not.toHaveProperty('fields');
    expect(orNull(flag)).not.toHaveProperty('collection');
  });

  test('describe a nullable value like the value itself', () => {
    expect(orNull(listOf(flag, 3))).toMatchObject({
      shape: 'list of at most 3, each true or false, or null',
      collection: 'list',
    });
    expect(decode(orNull(listOf(flag, 3)), null)).toEqual({ ok: true, value: undefined });
  });

  test('read an answer with unknown fields, and throw on an invalid one', () => {
    const answer = { ...category.write(aCategory()), category_colour: 'green' };
    expect(decodeAnswer(category, answer)).toEqual(aCategory());
    expect(() => decodeAnswer(category, { category_pk: 'x' })).toThrow(UnreadableAnswer);
    expect(() => decodeAnswer(category, 7)).toThrow(
      expect.objectContaining({
        name: 'UnreadableAnswer',
        message: 'The answer could not be read',
        cause: expect.any(Error),
      }),
    );
  });

  test.each([
    [money, 'x', 'should be an amount in pounds with at most 3 decimals'],
    [day, 'x', 'should be a day such as 1990-01-31'],
    [paymentMode, 'CASH', 'should be one of "CREDIT_CARD", "BANK_TRANSFER"'],
  ] as const)('name the expected type of an invalid value (%#)', (codec, arrived, sentence) => {
    expect(decode(codec as Codec<unknown>, arrived)).toMatchObject({
      problem: { errors: { body: sentence } },
    });
  });

  test('list the agreed states of orders and payments', () => {
    expect(orderState.shape).toBe(
      'one of "Awaiting payment", "Awaiting prescription", "Processing", "Dispatched", "Delivered", "Cancelled"',
    );
    expect(paymentStatus.shape).toBe('one of "Pending", "Paid", "Failed", "Refunded"');
    const states = ['Awaiting prescription', 'Processing', 'Dispatched', 'Delivered', 'Cancelled'];
    for (const state of states) expect(decode(orderState, state).ok).toBe(true);
    for (const status of ['Failed', 'Refunded'])
      expect(decode(paymentStatus, status).ok).toBe(true);
  });

  test('refuse an impossible time with a message', () => {
    expect(decode(instant, '2026-13-01T00:00:00Z')).toMatchObject({
      problem: { errors: { body: 'should be a time such as 2026-01-31T09:30:00Z' } },
    });
  });

  test.each([
    [money, [0, 1.5, 12.345], ['1', 0.0001, Number.NaN, null]],
    [
      instant,
      ['2026-01-31T09:30:00Z', '2026-01-31T09:30:00.123Z'],
      ['2026-01-31', '2026-13-01T00:00:00Z', '2026-02-30T00:00:00Z', '2026-02-28T24:00:00Z', 0, ''],
    ],
    [day, ['2024-02-29'], ['2025-02-29', '29/02/2024', '2024-2-9', 20240229]],
    [recordIdInPath, ['1', '2147483647'], ['0', '-1', '1.5', '1e3', ' 1', '2147483648', 1]],
    [
      recordIdOrZeroInPath,
      ['0', '1', '2147483647'],
      ['', '-1', '00', '1.5', 'x1', '1x', '2147483648', 0],
    ],
    [text(1, 5), ['abc', 'a\nb'], ['', 'abcdef', 'a\u0000', '\uD800', 5]],
  ] as const)('accept valid scalars and refuse others (%#)', (codec, right, wrong) => {
    for (const value of right) expect(decode(codec as Codec<unknown>, value).ok).toBe(true);
    for (const value of wrong) expect(decode(codec as Codec<unknown>, value).ok).toBe(false);
  });

  test('belong to calls with a unique name, a clause and an access rule', () => {
    const calls = Object.values(allCalls).flat();
    expect(new Set(calls.map(({ name }) => name)).size).toBe(calls.length);
    expect(new Set(calls.map(({ method, path }) => `${method} ${path}`)).size).toBe(calls.length);
    expect(
      calls.every(({ clause, access }) => /^\d\.\d+$/.test(clause) && access in permissions),
    ).toBe(true);
  });
});
