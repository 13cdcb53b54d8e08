import { createOrder } from '@formulary/rules/calls/orderCalls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { audit } from '../../audit/audit.ts';
import { openTestShop, type TestShop } from '../../testing/openTestShop.ts';
import { orderBody } from '../../testing/orders/orderBody.ts';
import { type PrescribedCart, prescribedCart } from '../../testing/orders/prescribedCart.ts';
import {
  holdMoment,
  installHolds,
  transactionsWaiting,
  waitingAt,
} from '../../testing/database/statementHold.queries.ts';
import { addCategory, addProduct, contents, stockOf } from '../../testing/testData.queries.ts';

const LOWER = 'update categories set prescription_limit = 1 where id = $1';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  await installHolds(shop.db, [{ before: 'insert into', table: 'orders' }]);
});
afterAll(() => shop.close());

/**
 * Returns a cart with two packs on one prescription, of a product in a category without a limit, and the category to
 * limit.
 */
async function cartIn(isParent: boolean): Promise<readonly [PrescribedCart, number]> {
  const parentId = await addCategory(shop.db, 'Parent');
  const categoryId = await addCategory(shop.db, 'Child', parentId);
  const product = { type: 'prescription' as const };
  const productId = await addProduct(shop.db, product, [categoryId]);
  return [await prescribedCart(shop, [[2]], [productId]), isParent ? parentId : categoryId];
}

const send = ({ token, lines, prescriptions }: PrescribedCart) =>
  shop.send(createOrder, { token, body: orderBody(lines, {}, 0, prescriptions) });

test.each([
  ['a category', false],
  ['the category that holds it', true],
])(
  'an order waits for a change to the limit of %s and is judged by the new limit @5.24',
  async (_what, isParent) => {
    const { pool } = shop.database;
    const [cart, categoryId] = await cartIn(isParent);
    const before = await contents(shop.db);
    const catalogue = await pool.connect();
    await catalogue.query('begin');
    await catalogue.query(LOWER, [categoryId]);
    const answer = send(cart);
    await expect.poll(() => transactionsWaiting(pool)).toBe(1);
    await catalogue.query('commit');
    catalogue.release();
    const refused = await answer;
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({ code: 'category-limit-exceeded' });
    expect(await contents(shop.db)).toBe(before);
  },
);

test.each([
  ['a category', false],
  ['the category that holds it', true],
])(
  'a change to the limit of %s waits until the order judged by the old limit is written @5.24',
  async (_what, isParent) => {
    const { pool } = shop.database;
    const [cart, categoryId] = await cartIn(isParent);
    const release = await holdMoment(pool, 0);
    const answer = send(cart);
    await expect.poll(() => waitingAt(pool, 0)).toBe(1);
    const ends: string[] = [];
    const ordered = answer.then(({ statusCode }) => ends.push(`order ${statusCode}`));
    const changed = pool.query(LOWER, [categoryId]).then(() => ends.push('limit'));
    await expect.poll(() => transactionsWaiting(pool)).toBe(2);
    expect(ends).toEqual([]);
    await release();
    await Promise.all([ordered, changed]);
    expect(new Set(ends)).toEqual(new Set(['order 201', 'limit']));
    expect(await stockOf(shop.db, cart.productIds[0] ?? 0)).toBe(98);
    expect(await audit(shop, shop.clock.now)).toEqual([]);
  },
);
