import { fillShop } from '@formulary/server/audit/testing/fillShop.queries';
import { runningPostgres } from '@formulary/server/platform/database/embedded/runningPostgres';
import { Pool } from 'pg';
import { fillWithSums, withEmbeddedShop } from '../embeddedShop.queries.ts';
import { benchEmail, insertBenchBuyers } from '../shop/benchBuyers.ts';
import type { Operation } from '../shop/closedLoop.ts';
import { scenarios } from '../shop/scenarios.ts';
import { openShopClient } from '../shop/shopClient.ts';
import { signIn } from '../shop/signIn.ts';
import { startProcess, stopProcess } from '../shop/startProcess.ts';

/** Collection, which needs no address. */
const DELIVERY = 1;

/** A running shop with many orders, and buyers who place more. */
export interface OrdersShop {
  readonly origin: string;
  /** Each places one order, and returns whether it was acknowledged. */
  readonly buyers: readonly Operation[];
  /** Connections to its database as a superuser. */
  readonly pool: Pool;
  readonly stop: () => Promise<void>;
}

async function fill(dataFolder: string, orders: number, buyers: number): Promise<void> {
  await withEmbeddedShop(dataFolder, async (database) => {
    const { db } = database;
    const known = db.selectFrom('users').select('id').where('email', '=', benchEmail(0));
    if (await known.executeTakeFirst()) return;
    await fillWithSums(database, (client, say) =>
      fillShop(client, orders, say, { areChecked: false }),
    );
    await insertBenchBuyers(db, buyers);
  });
}

/** Fills the database of a data folder, unless it is filled already, and opens the shop on it. */
export async function openOrdersShop(
  dataFolder: string,
  orders: number,
  buyers: number,
): Promise<OrdersShop> {
  await fill(dataFolder, orders, buyers);
  const env = {
    PORT: '0',
    FORMULARY_DATA: dataFolder,
    DATABASE_URL: '',
    NODE_ENV: 'production',
    TRUST_PROXY: 'loopback',
  };
  const { child, line } = await startProcess('packages/server/src/main.ts', env, /https?:\/\//);
  const origin = /https?:\/\/[^\s"]+/.exec(line)?.[0].replace(/\/$/, '') ?? '';
  const pool = new Pool({
    ...runningPostgres(dataFolder),
    user: 'postgres',
    database: 'formulary',
  });
  const { rows: products } = await pool.query<{ id: number }>(
    'select id from products where in_stock > 1000000 order by id',
  );
  const { rows: deliveries } = await pool.query<{ fee_mills: number }>(
    'select fee_mills from delivery_options where id = $1',
    [DELIVERY],
  );
  const catalogue = {
    productIds: products.map(({ id }) => id),
    pages: 1,
    words: [],
    delivery: { do_pk: DELIVERY, do_price: (deliveries[0]?.fee_mills ?? 0) / 1_000 },
  };
  const order = scenarios.find(({ name }) => name === 'whole order');
  if (!order || products.length === 0) throw new Error('There is nothing to order');
  const tokens = await Promise.all(
    Array.from({ length: buyers }, (_, index) => signIn(origin, index)),
  );
  const clients = tokens.map((token) => openShopClient(origin, token));
  return {
    origin,
    buyers: clients.map((client, index) => order.operation(client, catalogue, index)),
    pool,
    stop: async () => {
      await Promise.all(clients.map((client) => client.close()));
      await pool.end();
      await stopProcess(child);
    },
  };
}
