import {
  addCartLine,
  clearCart,
  getCart,
  removeCartLine,
  updateCartLine,
} from '@formulary/rules/calls/cartCalls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestShop, type Sent, type TestShop } from '../testing/openTestShop.ts';
import {
  addCategory,
  addProduct,
  addProducts,
  addPromotion,
  contents,
} from '../testing/testData.queries.ts';

let shop: TestShop;
let token: string;
beforeAll(async () => {
  shop = await openTestShop();
  ({ token } = await shop.signedIn());
});
afterAll(() => shop.close());

function line(productId: number, quantity: unknown, isPrescription = false) {
  return { product_fk: productId, cart_quantity: quantity, cart_req_prescription: isPrescription };
}

describe('adding', () => {
  test('adds to an existing line and returns the whole cart, priced with current offers @7.21 @9.5', async () => {
    const first = await addProduct(shop.db, { price_mills: 10_000 });
    const second = await addProduct(shop.db, { price_mills: 2_505 });
    await addPromotion(shop.db, first, 3, 25_000);
    await addPromotion(shop.db, first, 2, 1, new Date('2020-01-01'), new Date('2020-02-01'));
    await shop.ask(addCartLine, { token, body: line(first, 2) });
    await shop.ask(addCartLine, { token, body: line(second, 1) });
    const cart = await shop.ask(addCartLine, { token, body: line(first, 2) });
    expect(cart.map(({ productId, quantity }) => [productId, quantity])).toEqual([
      [first, 4],
      [second, 1],
    ]);
    expect(cart[0]).toMatchObject({
      subtotal: 35_000,
      vat: 7_000,
      total: 42_000,
      saving: 5_000,
      breaks: [
        { quantity: 3, price: 25_000, bundleSize: 3, fullPrice: 30_000 },
        { quantity: 1, price: 10_000, bundleSize: 1, fullPrice: 10_000 },
      ],
    });
    expect(cart[0]?.promotions).toHaveLength(1);
    expect(await shop.ask(getCart, { token })).toEqual(cart);
    await shop.ask(clearCart, { token });
  });

  test.each([0, -1, 1.5, 10_000, -10_000, 'two', '2', '', null, true])(
    'refuses %j packs with "Invalid quantity" @5.16',
    async (quantity) => {
      const product = await addProduct(shop.db);
      const before = await contents(shop.db);
      const answer = await shop.send(addCartLine, { token, body: line(product, quantity) });
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toEqual({ message: 'Invalid quantity', code: 'invalid-quantity' });
      expect(await contents(shop.db)).toBe(before);
    },
  );

  test.each(['two', '2', null, 1.5])(
    'refuses to change the quantity to %j packs @5.16',
    async (quantity) => {
      const product = await addProduct(shop.db);
      await shop.ask(addCartLine, { token, body: line(product, 2) });
      const before = await contents(shop.db);
      const answer = await shop.send(updateCartLine, { token, body: line(product, quantity) });
      expect([answer.statusCode, answer.json()]).toEqual([
        400,
        { message: 'Invalid quantity', code: 'invalid-quantity' },
      ]);
      expect(await contents(shop.db)).toBe(before);
      await shop.ask(clearCart, { token });
    },
  );

  test('sums both lines of a product against its stock less the minimum @5.17', async () => {
    const product = await addProduct(shop.db, { type: 'any', in_stock: 12, minimum_stock: 2 });
    await shop.ask(addCartLine, { token, body: line(product, 6, true) });
    const tooMany = await shop.send(addCartLine, { token, body: line(product, 5) });
    expect(tooMany.statusCode).toBe(409);
    expect(tooMany.json()).toEqual({ message: 'Product is out of stock', code: 'out-of-stock' });
    const cart = await shop.ask(addCartLine, { token, body: line(product, 4) });
    expect(cart.map(({ quantity, vat }) => [quantity, vat])).toEqual([
      [6, 0],
      [4, 8_000],
    ]);
    await shop.ask(clearCart, { token });
  });

  test('returns the prescription limits with the line @5.24', async () => {
    const category = await addCategory(shop.db, 'Limited');
    const limited = { type: 'prescription' as const, prescription_limit: 3 };
    const product = await addProduct(shop.db, limited, [category]);
    const cart = await shop.ask(addCartLine, { token, body: line(product, 2, true) });
    expect(cart).toMatchObject([{ prescriptionLimit: 3, categoryIds: [category] }]);
    await shop.ask(clearCart, { token });
  });

  test.each([
    ['prescription', false],
    ['nonPrescription', true],
  ] as const)(
    'refuses the wrong purchase option for a %s product @3.2',
    async (type, isPrescription) => {
      const product = await addProduct(shop.db, { type });
      const answer = await shop.send(addCartLine, {
        token,
        body: line(product, 1, isPrescription),
      });
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({ code: 'purchase-option-refused' });
    },
  );

  test('stops at 500 lines, but lets existing lines grow', async () => {
    const buyer = await shop.signedIn();
    const products = await addProducts(shop.db, 501);
    const [last = 0, tooMany = 0] = products.slice(499);
    await shop.ask(addCartLine, { token: buyer.token, body: line(last, 1) });
    await shop.db
      .insertInto('cart_lines')
      .values(
        products.slice(0, 498).map((product_id) => ({
          user_id: buyer.userId,
          product_id,
          is_prescription: false,
          quantity: 1,
        })),
      )
      .execute();
    const added = (product: number) =>
      shop.send(addCartLine, { token: buyer.token, body: line(product, 1) });
    expect((await added(products[498] ?? 0)).statusCode).toBe(200);
    const refused = await added(tooMany);
    expect([refused.statusCode, refused.json()]).toEqual([
      400,
      expect.objectContaining({ errors: { cart: 'A cart holds at most 500 lines' } }),
    ]);
    const grown = await shop.ask(addCartLine, { token: buyer.token, body: line(last, 1) });
    expect(grown).toHaveLength(500);
    expect(grown.find(({ productId }) => productId === last)?.quantity).toBe(2);
  });

  test('refuses a product that is not on sale', async () => {
    const gone = await addProduct(shop.db, { is_on_sale: false });
    for (const id of [gone, 2_000_000_000]) {
      const answer = await shop.send(addCartLine, { token, body: line(id, 1) });
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toMatchObject({ code: 'product-missing' });
    }
  });
});

describe('updating', () => {
  test('sets the quantity and removes the line at 0 or less @4.4 @7.22', async () => {
    const product = await addProduct(shop.db);
    await shop.ask(addCartLine, { token, body: line(product, 2) });
    const seven = await shop.ask(updateCartLine, { token, body: line(product, 7) });
    expect(seven[0]?.quantity).toBe(7);
    expect(await shop.ask(updateCartLine, { token, body: line(product, -1) })).toEqual([]);
    const missing = await shop.send(updateCartLine, { token, body: line(product, 1) });
    expect(missing.statusCode).toBe(404);
  });

  test('always lets a line shrink, even below the stock @5.17', async () => {
    const product = await addProduct(shop.db, { in_stock: 10 });
    await shop.ask(addCartLine, { token, body: line(product, 9) });
    await shop.db.updateTable('products').set({ in_stock: 1 }).where('id', '=', product).execute();
    const smaller = await shop.ask(updateCartLine, { token, body: line(product, 8) });
    expect(smaller[0]?.quantity).toBe(8);
    const larger = await shop.send(updateCartLine, { token, body: line(product, 9) });
    expect(larger.statusCode).toBe(409);
    await shop.ask(clearCart, { token });
  });
});

test('removing deletes one line, and is harmless if it is missing @7.23', async () => {
  const product = await addProduct(shop.db, { type: 'any' });
  await shop.ask(addCartLine, { token, body: line(product, 1, true) });
  await shop.ask(addCartLine, { token, body: line(product, 2, false) });
  const body = { product_fk: product, cart_req_prescription: true };
  for (let time = 1; time <= 2; time += 1) {
    const cart = await shop.ask(removeCartLine, { token, body });
    expect(cart.map(({ isPrescription, quantity }) => [isPrescription, quantity])).toEqual([
      [false, 2],
    ]);
  }
  expect(await shop.ask(clearCart, { token })).toEqual([]);
  expect(await shop.ask(getCart, { token })).toEqual([]);
});

test('the cart is returned whole, and clearing empties it @7.20 @7.24', async () => {
  const buyer = await shop.signedIn();
  const first = await addProduct(shop.db);
  const second = await addProduct(shop.db);
  await shop.ask(addCartLine, { token: buyer.token, body: line(first, 1) });
  await shop.ask(addCartLine, { token: buyer.token, body: line(second, 3) });
  const cart = await shop.ask(getCart, { token: buyer.token });
  expect(cart.map(({ productId, quantity }) => [productId, quantity])).toEqual([
    [first, 1],
    [second, 3],
  ]);
  expect(await shop.ask(clearCart, { token: buyer.token })).toEqual([]);
  expect(await shop.ask(getCart, { token: buyer.token })).toEqual([]);
});

test('a product taken off sale disappears from carts', async () => {
  const product = await addProduct(shop.db);
  await shop.ask(addCartLine, { token, body: line(product, 1) });
  await shop.db
    .updateTable('products')
    .set({ is_on_sale: false })
    .where('id', '=', product)
    .execute();
  expect(await shop.ask(getCart, { token })).toEqual([]);
  expect(await shop.ask(clearCart, { token })).toEqual([]);
});

test('the cart keeps each of 40 concurrent adds, up to the stock', async () => {
  const product = await addProduct(shop.db, { in_stock: 25 });
  const buyer = await shop.signedIn();
  const answers = await Promise.all(
    Array.from({ length: 40 }, () =>
      shop.send(addCartLine, { token: buyer.token, body: line(product, 1) }),
    ),
  );
  const statuses = answers.map(({ statusCode }) => statusCode);
  expect(statuses.filter((status) => status === 200)).toHaveLength(25);
  expect(statuses.filter((status) => status === 409)).toHaveLength(15);
  const cart = await shop.ask(getCart, { token: buyer.token });
  expect(cart[0]?.quantity).toBe(25);
});

describe('a cart of another user stays unchanged', () => {
  test.each([
    ['adds', (sent: Sent, product: number) => add(sent, line(product, 3))],
    [
      'updates',
      (sent: Sent, product: number) =>
        shop.ask(updateCartLine, { ...sent, body: line(product, 7) }),
    ],
    [
      'removes',
      (sent: Sent, product: number) => {
        const body = { product_fk: product, cart_req_prescription: false };
        return shop.ask(removeCartLine, { ...sent, body });
      },
    ],
    ['clears', (sent: Sent) => shop.ask(clearCart, sent)],
  ])('when a user with the same product %s', async (_what, change) => {
    const product = await addProduct(shop.db);
    const one = await shop.signedIn();
    const other = await shop.signedIn();
    await add(one, line(product, 2));
    const before = await add(other, line(product, 5));
    const changed = await change({ token: one.token }, product);
    expect(changed.map(({ quantity }) => quantity)).not.toEqual([2]);
    expect(await shop.ask(getCart, { token: other.token })).toEqual(before);
  });
});

function add({ token: of }: Sent, body: ReturnType<typeof line>) {
  return shop.ask(addCartLine, { token: of, body });
}
