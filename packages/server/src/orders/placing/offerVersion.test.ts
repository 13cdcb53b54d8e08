import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../../testing/openTestShop.ts';
import { addCategory, addProduct } from '../../testing/testData.queries.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

async function versionOf(id: number): Promise<number> {
  const product = await shop.db
    .selectFrom('products')
    .select('offer_version')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return product.offer_version;
}

/** Columns of products that change nothing of what an order says, costs or needs. */
const NO_PART_OF_AN_OFFER = new Set([
  'id',
  'source',
  'description',
  'information',
  // Said to whoever packs it, not to whoever orders.
  'hazards',
  'minimum_stock',
  'added_at',
  // Compared by itself when the stock is taken.
  'in_stock',
  'offer_version',
]);

/** A different value of a column. */
const CHANGED: Readonly<Record<string, string>> = {
  type: `case type when 'any' then 'prescription' else 'any' end`,
  text: `|| ' changed'`,
  integer: '+ 1',
  bigint: '+ 1',
  numeric: '+ 1',
  boolean: '= false',
  smallint: '+ 1',
  'character varying': `|| ' changed'`,
};

test('a change of any column that an order depends on raises the version of the offer', async () => {
  const id = await addProduct(shop.db, { in_stock: 10 });
  const { rows: columns } = await sql<{ name: string; kind: string }>`
    select column_name as name, data_type as kind from information_schema.columns
    where table_schema = 'public' and table_name = 'products' order by 1`.execute(shop.db);
  expect(columns.length).toBeGreaterThan(NO_PART_OF_AN_OFFER.size);
  const silent: string[] = [];
  for (const { name, kind } of columns) {
    if (NO_PART_OF_AN_OFFER.has(name)) continue;
    const before = await versionOf(id);
    const changed = CHANGED[name] ?? `${name} ${CHANGED[kind]}`;
    await sql`update products set ${sql.raw(name)} = ${sql.raw(changed)} where id = ${id}`.execute(
      shop.db,
    );
    if ((await versionOf(id)) === before) silent.push(name);
  }
  expect(silent).toEqual([]);
});

test('so do another category and a promotion, and a change of the stock does not', async () => {
  const [first, second] = [
    await addCategory(shop.db, 'First'),
    await addCategory(shop.db, 'Second'),
  ];
  const id = await addProduct(shop.db, { in_stock: 10 }, [first]);
  const { pool } = shop.database;
  const promotion = `insert into promotions (product_id, quantity, price_mills, starts_at, ends_at)
    values ($1, 2, 10, '2026-01-01', '2026-12-31')`;
  for (const [statement, isRaised] of [
    [`update product_categories set category_id = ${second} where product_id = $1`, true],
    [`insert into product_categories (product_id, category_id) values ($1, ${first})`, true],
    ['delete from product_categories where product_id = $1', true],
    [promotion, true],
    ['update promotions set price_mills = 11 where product_id = $1', true],
    ['delete from promotions where product_id = $1', true],
    ['update products set in_stock = in_stock - 1 where id = $1', false],
    [`update products set description = 'Longer' where id = $1`, false],
  ] as const) {
    const before = await versionOf(id);
    await pool.query(statement, [id]);
    expect([statement, (await versionOf(id)) > before]).toEqual([statement, isRaised]);
  }
});
