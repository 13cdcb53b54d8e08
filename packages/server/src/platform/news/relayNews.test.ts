import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase } from '../../testing/database/createTestDatabase.queries.ts';
import type { TestDatabase } from '../../testing/database/TestDatabase.ts';
import { addProduct } from '../../testing/testData.queries.ts';
import { type Listener, openListener } from '../database/openListener.ts';
import { withTransaction } from '../database/withTransaction.ts';
import { queueMail } from '../mail/queueMail.queries.ts';
import { type NewsRelay, relayNews } from './relayNews.ts';

let database: TestDatabase;
let listener: Listener;
let relay: NewsRelay;
let productId: number;
let heard: string[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  productId = await addProduct(database.db, { in_stock: 100 });
  listener = await openListener(database.pool.options, ['formulary_catalogue', 'formulary_mail']);
  listener.onNotice('formulary_catalogue', (ids) => heard.push(`products ${ids}`));
  listener.onNotice('formulary_mail', () => heard.push('mail'));
});
beforeEach(() => {
  heard = [];
  relay = relayNews(database.db);
});
afterEach(() => relay.close());
afterAll(async () => {
  await listener.close();
  await database.close();
});

const newsLeft = async () => (await database.pool.query('select channel from news')).rowCount;

const takePacks = sql`update products set in_stock = in_stock - 1`;

test('a transaction only writes its news down, and they are announced after its commit', async () => {
  const notices = await withTransaction(database.db, async (trx) => {
    await takePacks.execute(trx);
    await takePacks.execute(trx);
    await queueMail(trx, { recipient: 'a@formulary.test', subject: 'A', text: 'A' });
    const { rows } = await sql<{ channel: string; payload: string }>`
      select channel, payload from news order by id`.execute(trx);
    return rows.map(({ channel, payload }) => `${channel} ${payload}`.trim());
  });
  expect(notices).toEqual([
    `formulary_catalogue ${productId}`,
    `formulary_catalogue ${productId}`,
    'formulary_mail',
  ]);
  // Equal news are announced once.
  await expect.poll(() => heard.toSorted()).toEqual(['mail', `products ${productId}`]);
  await expect.poll(newsLeft).toBe(0);
});

test('news of a transaction that is rolled back are never announced', async () => {
  const failing = withTransaction(database.db, async (trx) => {
    await takePacks.execute(trx);
    throw new Error('Refused');
  });
  await expect(failing).rejects.toThrow('Refused');
  await relay.close();
  await database.pool.query(`select pg_notify('formulary_mail', '')`);
  await expect.poll(() => heard).toEqual(['mail']);
});

test('what another program changes by SQL is announced at once, without a relay', async () => {
  await relay.close();
  await database.pool.query('update products set in_stock = in_stock - 1');
  await expect.poll(() => heard).toEqual([`products ${productId}`]);
});

test('news of a server that was killed after the commit are announced by another', async () => {
  await database.pool.query(
    `insert into news (channel, payload) values ('formulary_catalogue', '7')`,
  );
  await expect.poll(() => heard).toEqual(['products 7']);
});
