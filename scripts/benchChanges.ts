// `npm run bench:changes [-- products rows]`: measures what changes of the catalogue do to a shop that sells on two servers:
// how soon each sells at a new price, and how long orders and `/healthz` wait meanwhile.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import {
  changePrice,
  importPrices,
  type PricedProduct,
  untilAllSold,
} from '../packages/bench/src/changes/changePrices.ts';
import { fillForDesk } from '../packages/bench/src/desk/fillForDesk.ts';
import { openDesk } from '../packages/bench/src/desk/openDesk.ts';
import { salesInWords } from '../packages/bench/src/selling/salesInWords.ts';
import { sellMeanwhile } from '../packages/bench/src/selling/sellMeanwhile.ts';
import { insertBenchBuyers } from '../packages/bench/src/shop/benchBuyers.ts';
import { describeMachine } from '../packages/bench/src/shop/report.ts';
import { scenarios } from '../packages/bench/src/shop/scenarios.ts';
import { openShopClient } from '../packages/bench/src/shop/shopClient.ts';
import { signIn } from '../packages/bench/src/shop/signIn.ts';
import { applyDuePrices } from '../packages/server/src/catalogue/prices/applyDuePrices.ts';
import { openDatabase } from '../packages/server/src/platform/database/openDatabase.ts';
import { freePort } from '../packages/server/src/testing/processes/freePort.ts';

const ORDERS = 20_000;
const CUSTOMERS = 2_000;
const BUYERS = 8;
/** Products that the buyers order; every list changes their prices too. */
const SOLD = 500;
const SINGLE_PRICES = 40;
const ALONE_MS = 10_000;
const DAY_MS = 86_400_000;
const MS_PER_SECOND = 1_000;

const [products, rows] = [process.argv[2] ?? 50_000, process.argv[3] ?? 5_000].map(Number);
if (products === undefined || rows === undefined || !(products >= 3_000) || !(rows >= SOLD))
  throw new Error(
    `Say how many products, at least 3,000, and rows of a price list, at least ${SOLD}: npm run bench:changes -- 50000 5000`,
  );

const folder = mkdtempSync(join(tmpdir(), 'formulary-bench-changes-'));
// The servers drop root and make folders of their own in it.
chmodSync(folder, 0o777);
const dataFolder = join(folder, 'data');

/** Opens the database for all servers, fills it and returns its address, and the products with those that are sold first. */
async function openFilled() {
  await fillForDesk(dataFolder, { orders: ORDERS, customers: CUSTOMERS, products: products ?? 0 });
  const database = await openDatabase({
    config: { databaseUrl: undefined, dataFolder },
    say: () => {},
    onLost: () => {},
  });
  const { db, pool } = database;
  await insertBenchBuyers(db, BUYERS);
  await pool.query(
    `with more as (insert into stock_movements (product_id, quantity, cause, moved_at)
       select id, 1000000, 'correction', now() from (select id from products where is_on_sale order by id limit $1) as sold
       returning product_id, quantity)
     update products set type = 'any', is_cold_chain = false, in_stock = in_stock + 1000000
     from more where id = more.product_id`,
    [SOLD],
  );
  await pool.query('analyze');
  const { host = '', port, user = '', database: name = '' } = pool.options;
  const url = `postgresql://${user}@localhost/${name}?host=${encodeURIComponent(host)}&port=${port}`;
  const prices = async () => {
    const { rows: priced } = await pool.query<PricedProduct>(
      `select id, code, (price_mills / 10)::integer as pence from products
       where is_on_sale order by in_stock > 900000 desc, id`,
    );
    return priced;
  };
  return { ...database, url, prices };
}

const ms = (value: number) => `${value.toFixed(0)} ms`;
const s = (value: number) => `${value.toFixed(2)} s`;

function listInWords({
  read,
  compared,
  shown,
  applied,
  sold,
}: Awaited<ReturnType<typeof importPrices>>) {
  const until = sold.length === 0 ? '' : `, sold by both servers ${s(Math.max(...sold))} later`;
  return `read in ${s(read)}, compared in ${s(compared)}, shown in ${s(shown)}, applied in ${s(applied)}${until}`;
}

const filled = await openFilled();
const [port, otherPort] = [await freePort(), await freePort()];
const desk = await openDesk({ dataFolder: join(folder, 'one'), databaseUrl: filled.url, port });
const other = await openDesk({
  dataFolder: join(folder, 'other'),
  databaseUrl: filled.url,
  port: otherPort,
});
try {
  console.log(describeMachine());
  console.log(
    `${products} products, two servers on one database, ${BUYERS} buyers who order back to back\n`,
  );
  const origins = [port, otherPort].map((each) => `http://localhost:${each}`);
  const tokens = await Promise.all(
    Array.from({ length: BUYERS }, (_, index) => signIn(origins[index % 2] ?? '', index)),
  );
  const clients = tokens.map((token, index) => openShopClient(origins[index % 2] ?? '', token));
  const watchers = origins.map((origin, index) => openShopClient(origin, tokens[index]));
  const all = await filled.prices();
  const { rows: deliveries } = await filled.pool.query<{ id: number; fee_mills: number }>(
    'select id, fee_mills from delivery_options order by id limit 1',
  );
  const [delivery] = deliveries;
  const order = scenarios.find(({ name }) => name === 'whole order');
  if (!delivery || !order) throw new Error('There is no delivery option to order by');
  const catalogue = {
    productIds: all.slice(0, SOLD).map(({ id }) => id),
    pages: 1,
    words: [],
    delivery: { do_pk: delivery.id, do_price: delivery.fee_mills / 1_000 },
  };
  const buyers = clients.map((client, index) => order.operation(client, catalogue, index));
  const selling = <T>(work: () => Promise<T>) => sellMeanwhile(buyers, origins, work);

  const alone = await selling(() => new Promise<void>((done) => setTimeout(done, ALONE_MS)));
  console.log(`nothing changes: ${salesInWords(alone.sales)}`);

  await desk.signIn();
  const single = await selling(async () => {
    const times: (readonly number[])[] = [];
    for (const product of all.slice(0, SINGLE_PRICES))
      times.push(await changePrice(desk, watchers, product));
    return times;
  });
  for (const [index, who] of ['the server that was asked', 'the other server'].entries()) {
    const times = single.result.map((each) => each[index] ?? 0).toSorted((one, two) => one - two);
    console.log(
      `${SINGLE_PRICES} single prices: ${who} sells at them after ${ms(times[times.length / 2] ?? 0)}, ${ms(times.at(-1) ?? 0)} at worst`,
    );
  }
  console.log(salesInWords(single.sales));

  await desk.signIn();
  const listed = (await filled.prices()).slice(0, rows);
  const list = await selling(() => importPrices(desk, watchers, listed));
  console.log(`\n${rows} prices at once: ${listInWords(list.result)}`);
  console.log(salesInWords(list.sales));

  await desk.signIn();
  const tomorrow = new Date(Date.now() + DAY_MS).toISOString().slice(0, 'yyyy-MM-dd'.length);
  const planned = await filled.prices();
  const plan = await selling(() => importPrices(desk, watchers, planned, tomorrow));
  console.log(`\n${planned.length} prices from tomorrow: ${listInWords(plan.result)}`);
  console.log(salesInWords(plan.sales));
  const force = await selling(async () => {
    const begun = performance.now();
    // As a server does whose clock is two days ahead.
    const count = await applyDuePrices(filled.db, new Date(Date.now() + 2 * DAY_MS));
    const seconds = (performance.now() - begun) / MS_PER_SECOND;
    return { count, seconds, sold: await untilAllSold(watchers, planned) };
  });
  const { count, seconds, sold } = force.result;
  console.log(
    `${count} come into force in ${s(seconds)}, sold by both servers ${s(Math.max(...sold))} later`,
  );
  console.log(salesInWords(force.sales));
  await Promise.all([...clients, ...watchers].map((client) => client.close()));
} finally {
  await other.stop();
  await desk.stop();
  await filled.close();
  rmSync(folder, { recursive: true, force: true });
}
