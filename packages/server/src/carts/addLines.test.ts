import { addCartLine, addCartLines, clearCart, getCart } from '@formulary/rules/calls/cartCalls';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../testing/openTestShop.ts';
import { addProduct, addProducts, contents } from '../testing/testData.queries.ts';

let shop: TestShop;
let token: string;
let product: number;
beforeAll(async () => {
  shop = await openTestShop();
});
beforeEach(async () => {
  ({ token } = await shop.signedIn());
  product = await addProduct(shop.db, { in_stock: 100, type: 'nonPrescription' });
});
afterAll(() => shop.close());

const item = (product_fk: number, cart_quantity: unknown, cart_req_prescription?: boolean) => ({
  product_fk,
  cart_quantity,
  ...(cart_req_prescription !== undefined && { cart_req_prescription }),
});
type Item = ReturnType<typeof item>;

const addAll = (items: readonly Item[], key?: string) =>
  shop.ask(addCartLines, { token, body: { items }, ...(key && withKey(key)) });
const withKey = (key: string) => ({ headers: { 'idempotency-key': key } });
const quantities = async () =>
  (await shop.ask(getCart, { token })).map(({ productId, quantity }) => [productId, quantity]);

test('a call adds many lines in one change of the cart and returns the outcome of each @7.21', async () => {
  const [scarce, gone, either] = [
    await addProduct(shop.db, { in_stock: 4, minimum_stock: 0 }),
    await addProduct(shop.db, { is_on_sale: false }),
    await addProduct(shop.db, { type: 'any' }),
  ];
  await shop.ask(addCartLine, { token, body: item(product, 1, false) });
  const { lines, results } = await addAll([
    item(product, 2),
    item(scarce, 5),
    item(gone, 1),
    item(either, 1),
    item(either, 3, true),
    item(product, 0.5),
  ]);
  expect(results.map(({ added, refusal }) => refusal ?? added)).toEqual([
    2,
    'out-of-stock',
    'product-missing',
    'purchase-option-required',
    3,
    'invalid-quantity',
  ]);
  expect(results[1]?.message).toBe('Only 4 in stock');
  expect(lines.map(({ productId, quantity }) => [productId, quantity])).toEqual([
    [product, 3],
    [either, 3],
  ]);
  expect(lines).toEqual(await shop.ask(getCart, { token }));
  const { version } = await shop.db
    .selectFrom('carts')
    .innerJoin('cart_lines', 'cart_lines.user_id', 'carts.user_id')
    .select('version')
    .where('product_id', '=', either)
    .executeTakeFirstOrThrow();
  expect(version).toBe(2);
});

describe('with an idempotency key', () => {
  test('concurrent retries add the lines once and get the same outcome', async () => {
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => addAll([item(product, 3)], 'twice')),
    );
    expect(answers.map(({ results }) => results[0]?.added)).toEqual(Array(5).fill(3));
    expect(await quantities()).toEqual([[product, 3]]);
  });

  test('a retry returns the current cart', async () => {
    await addAll([item(product, 3)], 'later');
    await shop.ask(clearCart, { token });
    expect(await addAll([item(product, 3)], 'later')).toMatchObject({
      lines: [],
      results: [{ added: 3, packs: 3 }],
    });
  });

  test('different lines are refused, and nothing is written', async () => {
    await addAll([item(product, 3)], 'other');
    const before = await contents(shop.db);
    const body = { items: [item(product, 4)] };
    const answer = await shop.send(addCartLines, { token, body, ...withKey('other') });
    expect([answer.statusCode, answer.json()]).toMatchObject([409, { code: 'key-reused' }]);
    expect(await contents(shop.db)).toBe(before);
  });

  test('the same key of another user is independent', async () => {
    await addAll([item(product, 3)], 'shared');
    const cart = await shop.ask(getCart, { token });
    const other = await shop.signedIn();
    const body = { items: [item(product, 1)] };
    const answer = await shop.ask(addCartLines, { ...other, body, ...withKey('shared') });
    expect(answer.lines).toMatchObject([{ productId: product, quantity: 1 }]);
    expect(await shop.ask(getCart, { token })).toEqual(cart);
  });
});

test('a call accepts at most a thousand lines, and a cart at most five hundred', async () => {
  const ids = await addProducts(shop.db, 501);
  const thousand = [...ids, ...ids].slice(0, 1000).map((id) => item(id, 1));
  const { lines, results } = await addAll(thousand);
  expect(lines).toHaveLength(500);
  expect(results.filter(({ added }) => added === 1)).toHaveLength(999);
  expect(results[500]).toMatchObject({ refusal: 'cart-full' });
  const body = { items: [...thousand, item(product, 1)] };
  expect((await shop.send(addCartLines, { token, body })).statusCode).toBe(400);
});

test('lines added during concurrent changes are all kept, within the stock', async () => {
  await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      index % 2 === 0
        ? addAll([item(product, 2), item(product, 1)])
        : shop.ask(addCartLine, { token, body: item(product, 1, false) }),
    ),
  );
  expect(await quantities()).toEqual([[product, 40]]);
});
