import {
  type DatabaseHandle,
  openDatabase,
} from '@formulary/server/platform/database/openDatabase';
import { addAllNews } from '@formulary/server/reports/sums/addNews';
import { addStockDays } from '@formulary/server/reports/sums/addStockDays';
import { Client, type PoolClient, type PoolOptions } from 'pg';

const LONGEST_STATEMENT_MS = 7_200_000;

/** Opens the embedded database of a data folder for statements that take long, and closes it after the work. */
export async function withEmbeddedShop<T>(
  dataFolder: string,
  work: (database: DatabaseHandle) => Promise<T>,
): Promise<T> {
  const database = await openDatabase({
    config: { databaseUrl: undefined, dataFolder },
    say: () => {},
    onLost: () => {},
    longestStatementMs: LONGEST_STATEMENT_MS,
  });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

/** Fills a shop by a client that may leave out checks, then adds up its reports, which a server would do meanwhile. */
export async function fillWithSums(
  { db, pool }: DatabaseHandle,
  fill: (client: PoolClient, say: (what: string) => void) => Promise<void>,
): Promise<void> {
  await allowFilling(pool.options);
  const client = await pool.connect();
  try {
    await fill(client, (what) => console.log(`Making ${what}`));
  } finally {
    client.release(true);
  }
  console.log('Making the sums of reports');
  await addAllNews(db);
  await addStockDays(db, new Date());
  await pool.query('vacuum analyze');
}

/** Lets the shop's role fill tables without checks, in the embedded database of the benchmark. */
async function allowFilling({ host, port }: PoolOptions): Promise<void> {
  const owner = new Client({ host, port, user: 'postgres', database: 'formulary' });
  await owner.connect();
  await owner.query('grant set on parameter session_replication_role to formulary');
  await owner.end();
}
