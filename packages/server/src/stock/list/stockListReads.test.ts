import { stockSorts } from '@formulary/rules/stock/stockList';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { countRowsRead } from '../../testing/countRowsRead.queries.ts';
import { createTestDatabase } from '../../testing/database/createTestDatabase.queries.ts';
import type { TestDatabase } from '../../testing/database/TestDatabase.ts';
import { addStaff } from '../../testing/staffData.queries.ts';
import { countStock, readStock } from './stockList.queries.ts';

const PRODUCTS = 3_000;
const ON_ORDER = 10;
/** Each product on order is an entry of an index and a row, in the order and of the product, and what came of it. */
const MOST_READ = 200;

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  const { staffId } = await addStaff(database.db, { role: 'stock' });
  const client = await database.pool.connect();
  await client.query(`
    insert into products (code, source, name, price_mills, vat_percent, type, in_stock, minimum_stock)
      select 'P-' || n, 'shop', 'Product ' || n, 1000, 20, 'any', n % 90, 5 from generate_series(1, ${PRODUCTS}) as n;
    insert into purchase_orders (supplier, ordered_at, ordered_by, request_key, request_hash)
      values ('Supplier', now(), ${staffId}, 'key', sha256('key'));
    insert into purchase_order_lines (purchase_order_id, product_id, packs)
      select purchase_orders.id, products.id, 3 from purchase_orders, products order by products.id desc limit ${ON_ORDER}`);
  await client.query('vacuum analyze');
  client.release();
}, 120_000);
afterAll(() => database.close());

const page = { mark: undefined, isBackward: false, isDescending: false, limit: 51 } as const;

test.each(stockSorts)('products on order by %s are read alone', async (sort) => {
  const filter = { onOrder: true };
  const rowsRead = await countRowsRead(database.db, async (trx) => {
    expect(await readStock(trx, filter, { ...page, sort })).toHaveLength(ON_ORDER);
    expect(await countStock(trx, filter)).toBe(ON_ORDER);
  });
  expect(rowsRead).toBeLessThan(MOST_READ);
});

test.each(stockSorts)(
  'products on order and the others by %s are all products, each once and in the order of the list',
  async (sort) => {
    const whole = { ...page, sort, limit: PRODUCTS + 1 };
    const [all, ordered, others] = await Promise.all(
      [{}, { onOrder: true }, { onOrder: false }].map((filter) =>
        readStock(database.db, filter, whole),
      ),
    );
    expect(ordered).toHaveLength(ON_ORDER);
    expect(ordered).toEqual(all?.filter(({ row }) => row.onOrder > 0));
    expect(others).toEqual(all?.filter(({ row }) => row.onOrder === 0));
  },
);
