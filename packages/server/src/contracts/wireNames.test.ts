import { addCartLine, getCart, updateCartLine } from '@formulary/rules/calls/cartCalls';
import { createOrder } from '@formulary/rules/calls/orderCalls';
import { professionalStatuses } from '@formulary/rules/accounts/professionalStatuses';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { longWait } from '../testing/longWait.ts';
import { openTestShop, type TestShop } from '../testing/openTestShop.ts';
import { orderBody } from '../testing/orders/orderBody.ts';
import { registrationForm } from '../testing/calls/registrationForm.ts';
import { addCategory, addProduct, addPromotion, addSession } from '../testing/testData.queries.ts';

let shop: TestShop;
let token: string;
let userId: number;
let shelf: number;
let board: number;
let productId: number;
beforeAll(async () => {
  shop = await openTestShop();
  ({ token, userId } = await shop.signedIn());
  shelf = await addCategory(shop.db, 'Toxins');
  board = await addCategory(shop.db, 'Upper face', shelf);
  productId = await addProduct(
    shop.db,
    { name: 'Fine needle', price_mills: 12_345, type: 'any', in_stock: 90, minimum_stock: 10 },
    [board],
  );
  await addPromotion(shop.db, productId, 3, 30_000);
  // The catalogue in memory lags behind the database.
  await vi.waitUntil(async () => {
    const product = { method: 'GET', path: `/api/products/${productId}` } as const;
    const { promotions } = (await shop.send(product, { token })).json<{ promotions?: unknown[] }>();
    return promotions?.length === 1;
  }, longWait);
});
afterAll(() => shop.close());

/** Returns the answer of a call in wire form. */
async function answerOf(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: unknown,
  as: string | undefined = token,
): Promise<unknown> {
  const answer = await shop.send({ method, path }, { token: as, body });
  expect(answer.statusCode).toBeLessThan(300);
  return answer.body === '' ? undefined : answer.json();
}

const onePack = { shopQty: 1, shopPrice: 12.345, offerQty: 1, actualPrice: 12.345 };

/** The product of these tests as a buyer reads it, with the ids of this shop. */
let needle: Readonly<Record<string, unknown>>;
beforeAll(() => {
  needle = {
    product_pk: productId,
    product_code: expect.any(String),
    product_name: 'Fine needle',
    product_image: expect.any(String),
    product_price: 12.345,
    product_vat: 20,
    product_qtyinstock: 90,
    product_minstock: 10,
    product_description: expect.any(String),
    product_information: expect.any(String),
    product_type: 'ANY',
    promotions: [promotion],
    priceBreaks: [{ shopQty: 3, shopPrice: 30, offerQty: 3, actualPrice: 37.035 }, onePack],
    categories: [{ category_pk: board, category_name: 'Upper face' }],
    product_parentcategory: String(board),
    product_rxmaxqty: 0,
    allocated_quantity: 0,
  };
});

const promotion = {
  promotion_qty: 3,
  promotion_price: 30,
  promotion_effective: '2026-01-01T00:00:00.000Z',
  promotion_expires: '2026-12-31T23:59:59.000Z',
};

describe('the server answers with the names of the specification', () => {
  test("categories with their children, and 'All' of key 0 with the top level as children @3.1", async () => {
    const names = {
      category_description: expect.anything(),
      category_image: expect.any(String),
      category_allow_qty: 0,
    };
    const toxins = {
      category_pk: shelf,
      category_name: 'Toxins',
      category_parent: 0,
      category_children: { [board]: { category_pk: board, category_name: 'Upper face' } },
      ...names,
    };
    const upperFace = {
      category_pk: board,
      category_name: 'Upper face',
      category_parent: shelf,
      category_children: {},
      ...names,
    };
    const all = {
      category_pk: 0,
      category_name: 'All',
      category_description: '',
      category_image: '',
      category_parent: 0,
      category_children: { [shelf]: { category_pk: shelf, category_name: 'Toxins' } },
      category_allow_qty: 0,
    };
    for (const as of ['', token]) {
      expect(await answerOf('GET', '/api/categorys', undefined, as)).toEqual([
        all,
        toxins,
        upperFace,
      ]);
    }
    const below = '/api/subCategorys?category_parent=';
    expect(await answerOf('GET', `${below}0`, undefined, '')).toEqual([toxins]);
    expect(await answerOf('GET', `${below}${shelf}`, undefined, '')).toEqual([upperFace]);
  });

  test('a product, its categories and its promotions with their dates @3.2 @3.3', async () => {
    expect(await answerOf('GET', `/api/products/${productId}`)).toEqual(needle);
    const { product_description: _, product_information: __, ...listed } = needle;
    const page = { limit: 1, skip: 0 };
    const list = { query: { search_term: 'Fine needle' }, page };
    expect(await answerOf('POST', '/api/products', list)).toEqual([listed]);
  });

  test('a product to a visitor, without prices, promotions and stock figures @3.2', async () => {
    const {
      product_price: _price,
      product_vat: _vat,
      product_qtyinstock: _inStock,
      product_minstock: _minimum,
      product_rxmaxqty: _limit,
      promotions: _promotions,
      priceBreaks: _breaks,
      allocated_quantity: _allocated,
      ...shown
    } = needle;
    const seen = await answerOf('GET', `/api/products/public/${productId}`, undefined, '');
    expect(seen).toEqual({ ...shown, product_instock: true });
  });

  test.each([
    ['prescription', 'PRESCRIPTION', true],
    ['nonPrescription', 'NONPRESCRIPTION', false],
  ] as const)('a product of type %s, whose flag follows from it @3.2', async (type, name, flag) => {
    const { promotions: _promotions, ...about } = needle;
    const id = await addProduct(
      shop.db,
      { name: 'Fine needle', price_mills: 12_345, type, in_stock: 90, minimum_stock: 10 },
      [board],
    );
    const read = async () =>
      (await shop.send({ method: 'GET', path: `/api/products/${id}` }, { token })).json<unknown>();
    await expect.poll(read).toEqual({
      ...about,
      product_pk: id,
      product_type: name,
      cart_req_prescription: flag,
      promotions: [],
      priceBreaks: [onePack],
    });
  });

  test('a cart line, its price breaks and its owner @3.4 @3.5', async () => {
    const line = { product_fk: productId, cart_quantity: 7 };
    await shop.ask(addCartLine, { token, body: { ...line, cart_req_prescription: false } });
    await shop.ask(addCartLine, { token, body: { ...line, cart_req_prescription: true } });
    // Two bundles of 3 at 30 and one pack at 12.345; VAT of 20 % on one line and none on the other.
    const priced = {
      product_fk: productId,
      product_name: 'Fine needle',
      product_image: expect.any(String),
      product_price: 12.345,
      product_vat: 20,
      product_qtyinstock: 90,
      product_minstock: 10,
      cart_quantity: 7,
      cart_subtotal: 72.345,
      cart_saving: 14.07,
      allocated_quantity: 0,
      priceBreaks: [
        { offerQty: 3, shopQty: 6, shopPrice: 60, actualPrice: 74.07 },
        { offerQty: 1, shopQty: 1, shopPrice: 12.345, actualPrice: 12.345 },
      ],
    };
    const cart = (await answerOf('GET', '/api/carts')) as readonly Record<string, unknown>[];
    expect(cart).toHaveLength(2);
    expect(cart).toContainEqual(
      expect.objectContaining({
        ...priced,
        cart_req_prescription: false,
        cart_vat_amount: 14.469,
        cart_total: 86.814,
      }),
    );
    expect(cart).toContainEqual(
      expect.objectContaining({
        ...priced,
        cart_req_prescription: true,
        cart_vat_amount: 0,
        cart_total: 72.345,
      }),
    );
    await shop.ask(updateCartLine, {
      token,
      body: { ...line, cart_quantity: 0, cart_req_prescription: true },
    });
    expect(await answerOf('GET', '/api/carts')).toMatchObject([{ cart_req_prescription: false }]);
  });

  test('the delivery options, with their price @3.16', async () => {
    const options = await answerOf('GET', '/api/orders/deliveryOptions');
    expect(options).toContainEqual({
      do_pk: 2,
      do_details: 'Next working day delivery',
      do_price: 7.95,
      do_service: 'next-day',
    });
  });

  test('an order and its lines @3.17 @3.18 @7.31', async () => {
    const buyer = await shop.signedIn();
    const line = { product_fk: productId, cart_quantity: 4, cart_req_prescription: false };
    await shop.ask(addCartLine, { token: buyer.token, body: line });
    const cart = await shop.ask(getCart, { token: buyer.token });
    const { id } = await shop.ask(createOrder, {
      token: buyer.token,
      body: orderBody(
        cart,
        {
          deliveryOptionId: 2,
          shownDeliveryFee: 7_950,
          shipping: {
            name: 'Amara Okafor',
            street: '14 Lambs Conduit Passage',
            city: 'London',
            countryCode: 'GB',
            postcode: 'WC1R 4RH',
            phone: '020 7946 0018',
          },
          paymentNote: 'CLINIC-7',
          note: 'Ring twice',
        },
        7_950,
      ),
    });
    // A bundle of 3 at 30 and one pack at 12.345 is 42.345, VAT 8.469; with delivery 58.764, paid as 58.76.
    expect(await answerOf('GET', `/api/orders/${id}`, undefined, buyer.token)).toEqual({
      order_pk: id,
      order_no: expect.stringMatching(/^F-2026-\d{6}$/),
      order_date: '2026-06-15T10:00:00.000Z',
      order_amount: 58.76,
      deliveryoption_fk: 2,
      delivery_option: { do_details: 'Next working day delivery' },
      order_shipping_fee: 7.95,
      order_shipping_name: 'Amara Okafor',
      order_shipping_street: '14 Lambs Conduit Passage',
      order_shipping_city: 'London',
      order_shipping_county: null,
      order_shipping_country: 'GB',
      order_shipping_postcode: 'WC1R 4RH',
      order_shipping_phone: '020 7946 0018',
      order_payment_mode: 'BANK_TRANSFER',
      order_payment_status: 'Pending',
      order_payment_note: 'CLINIC-7',
      order_ordernote: 'Ring twice',
      order_has_prescription: false,
      hasManualPrescription: false,
      orderstatus_state: 'Awaiting payment',
      order_details: [
        {
          product_pk: productId,
          product_name: 'Fine needle',
          product_image: expect.any(String),
          product_price: 12.345,
          cart_req_prescription: false,
          cart_quantity: 4,
          orderdetail_quantity: 4,
          orderdetail_price: 42.345,
          orderdetail_vatrate: 20,
          orderdetail_vat: 8.469,
          orderdetail_value: 50.814,
          orderdetail_valueWithoutPromotion: 49.38,
          orderdetail_promotions: [{ promotion_qty: 3, promotion_price: 30 }],
          product_vat: 20,
          product_manual: false,
          orderdetail_manualindex: 0,
          orderdetail_manualname: '',
        },
      ],
      order_billing: {
        order_billing_name: 'Amara Okafor',
        order_billing_street: '14 Lambs Conduit Passage',
        order_billing_city: 'London',
        order_billing_county: null,
        order_billing_country: 'GB',
        order_billing_postcode: 'WC1R 4RH',
        order_billing_phone: '020 7946 0018',
      },
      order_held_until: '2026-06-22T10:00:00.000Z',
    });
  });

  test('a profile: the country by name and code when read, by code when written @3.6 @7.8 @7.9', async () => {
    const written = {
      user_fname: 'Amara',
      user_lname: 'Okafor-Byrne',
      user_phone: '+353 1 555 0100',
      user_street: '3 Fade Street',
      user_city: 'Dublin',
      user_postcode: 'D02 X285',
      user_county: null,
      user_country: 'IE',
    };
    const read = {
      ...written,
      user_pk: userId,
      user_email: expect.stringContaining('@formulary.test'),
      user_dob: null,
      user_username: null,
      user_country: { name: 'Ireland', code: 'IE' },
      user_is_prescriber: false,
      user_is_professional: expect.any(Boolean),
      user_professional_status: null,
      user_professional_reg_no: null,
      user_request_date: '2026-01-05T09:00:00.000Z',
    };
    expect(await answerOf('PUT', '/api/users/profile', written)).toEqual(read);
    expect(await answerOf('GET', '/api/users/profile')).toEqual(read);
  });
});

describe('the server takes', () => {
  test.each(professionalStatuses)(
    'the professional status %i (%s) with a registration, and answers it in the profile @3.8',
    async (value) => {
      const email = `status${value}@clinic.test`;
      const form = registrationForm(
        { email, isProfessional: true },
        { user_professional_status: String(value), user_professional_reg_no: '7001234' },
      );
      const answer = await shop.app.inject({ method: 'POST', url: '/api/users', ...form });
      expect(answer.statusCode).toBe(201);
      const { id } = await shop.db
        .updateTable('users')
        .set({ account_state: 'active' })
        .where('email', '=', email)
        .returning('id')
        .executeTakeFirstOrThrow();
      const session = await addSession(shop.db, id, shop.clock.now);
      expect(await answerOf('GET', '/api/users/profile', undefined, session)).toMatchObject({
        user_professional_status: value,
        user_professional_reg_no: '7001234',
      });
    },
  );

  test('no other professional status @3.8', async () => {
    const form = registrationForm(
      { email: 'status7@clinic.test', isProfessional: true },
      { user_professional_status: '7', user_professional_reg_no: '7001234' },
    );
    const answer = await shop.app.inject({ method: 'POST', url: '/api/users', ...form });
    expect(answer.statusCode).toBe(400);
    expect(Object.keys(answer.json<{ errors: object }>().errors)).toEqual([
      'user_professional_status',
    ]);
  });
});
