import { openDatabase } from '@formulary/server/platform/database/openDatabase';
import type { Pool } from 'pg';
import { insertBenchBuyers } from './benchBuyers.ts';
import { multiplyDemo } from './multiplyDemo.ts';
import type { BenchCatalogue } from './scenarios.ts';

const PAGE = 12;

/** Size of a shop that is measured, and where its embedded database is. */
export interface DemoShop {
  readonly dataFolder: string;
  readonly products: number;
  readonly buyers: number;
}

/** Fills a shop with copies of the demo catalogue, and runs a callback on its database before closing it. */
export async function fillDemoShop<T>(
  { dataFolder, products, buyers }: DemoShop,
  use: (pool: Pool) => Promise<T>,
): Promise<{ readonly used: T; readonly catalogue: BenchCatalogue }> {
  const database = await openDatabase({
    config: { databaseUrl: undefined, dataFolder },
    say: () => {},
    onLost: () => {},
  });
  try {
    await multiplyDemo(database, products);
    await insertBenchBuyers(database.db, buyers);
    // Any product can be ordered alone, without a prescription and by each delivery; stock must outlast the run.
    await database.pool.query(
      `with more as (insert into stock_movements (product_id, quantity, cause, moved_at)
         select id, 1000000, 'correction', now() from products returning product_id, quantity)
       update products set type = 'any', is_cold_chain = false, in_stock = in_stock + 1000000 from more where id = more.product_id`,
    );
    // A shop that has run for a minute has table statistics.
    await database.pool.query('analyze');
    const { rows } = await database.pool.query<{ id: number; name: string }>(
      'select id, name from products order by id',
    );
    const { rows: deliveries } = await database.pool.query<{ id: number; fee_mills: number }>(
      'select id, fee_mills from delivery_options where id = 1',
    );
    const words = [...new Set(rows.flatMap(({ name }) => name.split(/[^A-Za-z]+/)))].filter(
      (word) => word.length > 3,
    );
    const catalogue = {
      productIds: rows.map(({ id }) => id),
      pages: Math.ceil(rows.length / PAGE),
      words,
      delivery: { do_pk: deliveries[0]?.id ?? 1, do_price: (deliveries[0]?.fee_mills ?? 0) / 1000 },
    };
    return { used: await use(database.pool), catalogue };
  } finally {
    await database.close();
  }
}
