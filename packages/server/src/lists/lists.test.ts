import {
  addListLines,
  createList,
  getList,
  getUsualOrder,
  listLists,
  removeList,
  renameList,
  resetUsualOrder,
  setListLines,
} from '@formulary/rules/calls/listCalls';
import { MOST_LISTS } from '@formulary/rules/lists/listLimits';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { withTransaction } from '../platform/database/withTransaction.ts';
import {
  holdMoment,
  installHolds,
  transactionsWaiting,
  waitingAt,
} from '../testing/database/statementHold.queries.ts';
import { openTestShop, type TestShop } from '../testing/openTestShop.ts';
import { placeOrder } from '../testing/orders/placeOrder.ts';
import { addProduct, addProducts, contents } from '../testing/testData.queries.ts';
import { deleteList, insertList, writeListLines } from './lists.queries.ts';

const DAY_MS = 86_400_000;

let shop: TestShop;
let token: string;
let userId: number;
let product: number;
let other: number;
beforeAll(async () => {
  shop = await openTestShop();
  await installHolds(shop.db, [{ before: 'insert into', table: 'product_list_lines' }]);
});
beforeEach(async () => {
  ({ token, userId } = await shop.signedIn());
  [product, other] = [await addProduct(shop.db), await addProduct(shop.db)];
});
afterAll(() => shop.close());

const line = (product_pk: number, list_quantity = 2, cart_req_prescription = false) => {
  return { product_pk, list_quantity, cart_req_prescription };
};
const create = (list_name: string, ...list_lines: readonly object[]) =>
  shop.ask(createList, { token, body: { list_name, list_lines } });
const read = (id: number) => shop.ask(getList, { token, url: `/api/lists/${id}` });
const usualOrder = () => shop.ask(getUsualOrder, { token });
const add = (list_pk: number, ...list_lines: readonly object[]) =>
  shop.ask(addListLines, { token, body: { list_pk, list_lines } });
const set = (
  { id, version }: { readonly id: number; readonly version: number },
  ...list_lines: readonly object[]
) => shop.send(setListLines, { token, body: { list_pk: id, list_version: version, list_lines } });
const ascending = (a: number, b: number) => a - b;
const linesOf = ({
  lines,
}: {
  readonly lines: readonly { productId: number; quantity: number }[];
}) => lines.map(({ productId, quantity }) => [productId, quantity]);

describe('the usual order', () => {
  test("is every user's first list and follows from their orders until they change it", async () => {
    expect(await shop.ask(listLists, { token })).toEqual([
      { id: 0, name: 'Usual order', isFromOrders: true, lineCount: 0, products: [] },
    ]);
    await placeOrder(shop, token, other, { packs: 1 });
    await placeOrder(shop, token, product, { packs: 3 });
    await placeOrder(shop, token, product, { packs: 4 });
    const usual = await usualOrder();
    expect(usual).toMatchObject({ id: 0, version: 0, isFromOrders: true });
    expect(linesOf(usual)).toEqual([[product, 4]]);
    expect(await shop.ask(listLists, { token })).toMatchObject([{ lineCount: 1 }]);
    expect(linesOf(await add(0, line(other, 7)))).toEqual([
      [product, 4],
      [other, 7],
    ]);
    await placeOrder(shop, token, product, { packs: 9 });
    expect(await usualOrder()).toMatchObject({ isFromOrders: false, lines: [{ quantity: 4 }, {}] });
    const asOrdered = { version: 0, lines: [{ quantity: 9 }] };
    expect(await shop.ask(resetUsualOrder, { token })).toMatchObject(asOrdered);
    expect(await shop.ask(resetUsualOrder, { token })).toMatchObject(asOrdered);
    expect(await usualOrder()).toMatchObject(asOrdered);
  });

  test('omits products that were cancelled, are off sale, or were ordered over a year ago', async () => {
    const gone = await addProduct(shop.db);
    for (const id of [product, other, gone]) {
      await placeOrder(shop, token, id);
      await placeOrder(shop, token, id);
    }
    const { db } = shop;
    await db.updateTable('products').set({ is_on_sale: false }).where('id', '=', gone).execute();
    const ofOther = db.selectFrom('order_lines').select('order_id').where('product_id', '=', other);
    const cancelled = db.updateTable('orders').set({ state: 'Cancelled' });
    await cancelled.where('id', 'in', ofOther).execute();
    expect(linesOf(await usualOrder())).toEqual([[product, 3]]);
    const placed_at = new Date(+shop.clock.now - 366 * DAY_MS);
    await db.updateTable('orders').set({ placed_at }).execute();
    expect(linesOf(await usualOrder())).toEqual([]);
  });

  test('cannot be renamed', async () => {
    const answer = await shop.send(renameList, { token, body: { list_pk: 0, list_name: 'Mine' } });
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ message: 'The usual order keeps its name' });
  });

  test('accepts one of two concurrent changes and refuses the other', async () => {
    await placeOrder(shop, token, product);
    const usual = await usualOrder();
    const answers = await Promise.all([set(usual, line(product, 5)), set(usual, line(product, 6))]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted(ascending)).toEqual([200, 409]);
  });

  test('keeps the lines of two requests that waited while it was reset and stored again', async () => {
    const { pool } = shop.database;
    const added = await addProducts(shop.db, 2);
    const bystander = await shop.signedIn();
    const addTheirs = { token: bystander.token, body: { list_pk: 0, list_lines: [line(other)] } };
    const theirs = await shop.ask(addListLines, addTheirs);
    await add(0, line(product));
    const answering = await withTransaction(shop.db, async (trx) => {
      await deleteList(trx, userId, 0);
      const rowId = await insertList(
        trx,
        { userId, name: 'Usual order', isUsual: true },
        shop.clock.now,
      );
      await writeListLines(trx, rowId ?? 0, [
        { productId: product, isPrescription: false, quantity: 2 },
      ]);
      const sent = added.map((id) =>
        shop.send(addListLines, { token, body: { list_pk: 0, list_lines: [line(id)] } }),
      );
      await expect.poll(() => transactionsWaiting(pool)).toBe(2);
      return { sent, release: await holdMoment(pool, 0) };
    });
    const waiting = async () => [await waitingAt(pool, 0), await transactionsWaiting(pool)];
    await expect.poll(waiting).toEqual([1, 2]);
    await answering.release();
    const answers = await Promise.all(answering.sent);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    const kept = linesOf(await usualOrder()).map(([id]) => Number(id));
    expect(kept.toSorted(ascending)).toEqual([product, ...added].toSorted(ascending));
    expect(await shop.ask(getUsualOrder, { token: bystander.token })).toEqual(theirs);
  });
});

describe('a list', () => {
  test('holds its lines in order, with current product data', async () => {
    const made = await create(' Botox  days ', line(other), line(product, 5));
    expect(made).toMatchObject({ name: 'Botox days', isFromOrders: false });
    await shop.db
      .updateTable('products')
      .set({ price_mills: 12_000, in_stock: 3, minimum_stock: 1, is_on_sale: false })
      .where('id', '=', product)
      .execute();
    expect((await read(made.id)).lines).toMatchObject([
      { productId: other, quantity: 2, price: 10_000, isOnSale: true },
      {
        productId: product,
        quantity: 5,
        price: 12_000,
        inStock: 3,
        minimumStock: 1,
        isOnSale: false,
      },
    ]);
    const names = (await shop.ask(listLists, { token })).map(({ name }) => name);
    expect(names).toEqual(['Usual order', 'Botox days']);
  });

  test('holds a product once, with the quantity sent last', async () => {
    const { id } = await create('Twice', line(product));
    const answers = await Promise.all([1, 2, 3].map(() => add(id, line(other, 4))));
    for (const answer of answers)
      expect(linesOf(answer)).toEqual([
        [product, 2],
        [other, 4],
      ]);
    expect(linesOf(await add(id, line(product, 9)))).toEqual([
      [product, 9],
      [other, 4],
    ]);
  });

  test('adapts the prescription flag of a line to its product', async () => {
    const onlyRx = await addProduct(shop.db, { type: 'prescription' });
    const either = await addProduct(shop.db, { type: 'any' });
    const { id, lines } = await create('Rx', line(onlyRx), line(either), line(either, 3, true));
    expect(lines.map(({ isPrescription }) => isPrescription)).toEqual([true, false, true]);
    const nowOnlyRx = shop.db.updateTable('products').set({ type: 'prescription' });
    await nowOnlyRx.where('id', '=', either).execute();
    expect(linesOf(await read(id))).toEqual([
      [onlyRx, 2],
      [either, 2],
    ]);
  });

  test('is replaced as a whole, but not over a newer change', async () => {
    const seen = await create('Tabs', line(product), line(other));
    const answer = await set(seen, line(other, 8), line(product, 1));
    expect(answer.statusCode).toBe(200);
    expect(linesOf(await read(seen.id))).toEqual([
      [other, 8],
      [product, 1],
    ]);
    const late = await set(seen, line(product, 3));
    expect(late.statusCode).toBe(409);
    expect(late.json()).toMatchObject({ code: 'list-changed' });
    expect(linesOf(await read(seen.id))).toEqual([
      [other, 8],
      [product, 1],
    ]);
  });

  test('can be renamed, and deleted with its lines', async () => {
    const { id } = await create('Before', line(product));
    const body = { list_pk: id, list_name: 'After' };
    expect(await shop.ask(renameList, { token, body })).toMatchObject({ id, name: 'After' });
    expect(await shop.ask(renameList, { token, body })).toMatchObject({ name: 'After' });
    await shop.ask(removeList, { token, url: `/api/lists/${id}` });
    const gone = { method: 'GET', path: `/api/lists/${id}` } as const;
    expect((await shop.send(gone, { token })).json()).toMatchObject({ code: 'list-missing' });
  });

  test('has a unique name per user, ignoring case', async () => {
    const first = await create('Mondays');
    const second = await create('Tuesdays');
    const taken = { name: 'You have a list with this name already. Please choose another' };
    const again = { list_name: 'MONDAYS', list_lines: [] };
    const answers = [
      await shop.send(createList, { token, body: again }),
      await shop.send(renameList, { token, body: { list_pk: second.id, list_name: 'mondays' } }),
    ];
    for (const answer of answers) {
      expect(answer.statusCode).toBe(409);
      expect(answer.json()).toMatchObject({ errors: { list_name: taken.name } });
    }
    const body = { list_pk: first.id, list_name: 'mondays' };
    expect(await shop.ask(renameList, { token, body })).toMatchObject({ name: 'mondays' });
    const somebody = await shop.signedIn();
    await shop.ask(createList, { token: somebody.token, body: again });
  });

  test('is created once when its name is sent concurrently', async () => {
    const body = { list_name: 'Once', list_lines: [line(product)] };
    const answers = await Promise.all([1, 2, 3].map(() => shop.send(createList, { token, body })));
    expect(answers.map(({ statusCode }) => statusCode).toSorted(ascending)).toEqual([
      201, 409, 409,
    ]);
  });

  test('returns the original answer when retried with its key', async () => {
    const headers = { 'idempotency-key': 'a-list' };
    const body = { list_name: 'Lost answer', list_lines: [line(product)] };
    const send = (changes: object = {}, by = token) =>
      shop.send(createList, { token: by, body: { ...body, ...changes }, headers });
    const first = await send();
    expect(first.statusCode).toBe(201);
    const again = await Promise.all([send(), send({ list_name: ' Lost  answer ' })]);
    for (const answer of again) expect([answer.statusCode, answer.body]).toEqual([201, first.body]);
    expect(await shop.ask(listLists, { token })).toHaveLength(2);
    for (const change of [
      { list_name: 'Another' },
      { list_lines: [line(product, 3)] },
      { list_lines: [line(other)] },
      { list_lines: [] },
    ]) {
      const another = await send(change);
      expect([another.statusCode, another.json()]).toMatchObject([409, { code: 'key-reused' }]);
    }
    const without = await shop.send(createList, { token, body });
    expect(without.json()).toMatchObject({ code: 'list-name-taken' });
    const somebody = await shop.signedIn();
    expect((await send({}, somebody.token)).statusCode).toBe(201);
    expect(await shop.ask(listLists, { token })).toHaveLength(2);
  });

  test('frees its key when it was refused', async () => {
    const headers = { 'idempotency-key': 'once-refused' };
    const body = { list_name: 'Full', list_lines: [line(product)] };
    const { id } = await create('Full');
    expect((await shop.send(createList, { token, body, headers })).statusCode).toBe(409);
    await shop.ask(removeList, { token, url: `/api/lists/${id}` });
    expect((await shop.send(createList, { token, body, headers })).statusCode).toBe(201);
  });

  test('is refused beyond 50 per user', async () => {
    for (let count = 0; count < MOST_LISTS; count += 1) await create(`List ${count}`);
    const body = { list_name: 'One more', list_lines: [] };
    const answer = await shop.send(createList, { token, body });
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ code: 'lists-full' });
  });

  test.each<readonly [string, number, (id: number) => object]>([
    ['no name', 400, () => ({ list_name: ' ', list_lines: [] })],
    ['too long a name', 400, () => ({ list_name: 'x'.repeat(61), list_lines: [] })],
    ['a quantity of 0', 400, (id) => ({ list_name: 'a', list_lines: [line(id, 0)] })],
    ['half a pack', 400, (id) => ({ list_name: 'a', list_lines: [line(id, 0.5)] })],
    ['10,000 packs', 400, (id) => ({ list_name: 'a', list_lines: [line(id, 10_000)] })],
    ['an unknown product', 404, () => ({ list_name: 'a', list_lines: [line(2_000_000_000)] })],
    ['a price', 400, (id) => ({ list_name: 'a', list_lines: [{ ...line(id), product_price: 1 }] })],
    ['no lines', 400, () => ({ list_name: 'a' })],
  ])('is not created with %s', async (_what, status, sent) => {
    const before = await contents(shop.db);
    const answer = await shop.send(createList, { token, body: sent(product) });
    expect(answer.statusCode).toBe(status);
    expect(await contents(shop.db)).toBe(before);
  });

  test('holds at most 500 products', async () => {
    const ids = await addProducts(shop.db, 500);
    const { id } = await create('Everything', ...ids.map((each) => line(each)));
    const body = { list_pk: id, list_lines: [line(product)] };
    const answer = await shop.send(addListLines, { token, body });
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ message: 'A list holds at most 500 products' });
  });
});
