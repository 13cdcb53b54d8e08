import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readTariff } from '../../packages/server/src/catalogue/tariff/readTariff.ts';
import { openDatabase } from '../../packages/server/src/platform/database/openDatabase.ts';
import { insertBenchBuyers } from './benchBuyers.ts';
import { type LoopResult, type Operation, closedLoop } from './closedLoop.ts';
import { insertMadeUpProducts } from './insertMadeUpProducts.ts';
import { madeUpMakers } from './madeUpProducts.ts';
import { newSearches } from './newSearches.ts';
import { tableHead, tableRow } from './report.ts';
import { type BenchCatalogue, scenarios } from './scenarios.ts';
import { type ShopClient, openShopClient } from './shopClient.ts';
import { signIn } from './signIn.ts';
import { type WatchedShop, startWatchedShop } from './startWatchedShop.ts';

const BYTES_PER_MB = 1e6;
const WARM_UP_SECONDS = 2;
const PAGE = { limit: 12, skip: 0 };
const MOST_PAGES = 200;
const SHORTEST_WORD = 4;
/** What is compared between few products and many. */
const COMPARED = ['product list', 'product page', 'search', 'cart change'];

interface ManyProductsOptions {
  /** How many it has, and how many the shop has that it is held against. */
  readonly many: number;
  readonly few: number;
  /** The file of the tariff. */
  readonly tariff: string;
  readonly clients: number;
  readonly seconds: number;
}

/** The shop with many products: memory, searches, its loop meanwhile, and a restart; what takes how long, beside a shop with few. */
export async function manyProducts(options: ManyProductsOptions): Promise<void> {
  const { few, many } = options;
  const small = await measure(few, options, async () => {});
  const large = await measure(many, options, async (bench) => {
    await measureSearches(bench, options);
  });
  console.log(`\nMedians in ms with ${few} products and with ${many.toLocaleString('en-GB')}`);
  for (const name of COMPARED) {
    const [before, after] = [small.get(name), large.get(name)];
    if (!before || !after) continue;
    const times = (after.p50 / before.p50).toFixed(2);
    console.log(
      `${name.padEnd(30)}${before.p50.toFixed(2).padStart(11)}${after.p50.toFixed(2).padStart(11)}   ${times} times`,
    );
  }
}

interface Bench {
  readonly shop: WatchedShop;
  readonly clients: readonly ShopClient[];
  readonly catalogue: BenchCatalogue;
  readonly strengths: readonly string[];
}

async function measure(
  count: number,
  options: ManyProductsOptions,
  further: (bench: Bench) => Promise<void>,
): Promise<ReadonlyMap<string, LoopResult>> {
  const folder = mkdtempSync(join(tmpdir(), 'formulary-bench-'));
  const env = {
    FORMULARY_DATA: join(folder, 'data'),
    PORT: '0',
    NODE_ENV: 'production',
    TRUST_PROXY: 'loopback',
  };
  try {
    const prepared = await prepare(env.FORMULARY_DATA, count, options);
    console.log(`\n${count.toLocaleString('en-GB')} products`);
    const first = await startWatchedShop(env);
    await describe('after its first start', first);
    await first.stop();
    const shop = await startWatchedShop(env);
    await describe('after a restart', shop);
    const clients = await Promise.all(
      Array.from({ length: options.clients }, async (_, index) =>
        openShopClient(shop.origin, await signIn(shop.origin, index)),
      ),
    );
    const results = new Map<string, LoopResult>();
    console.log(tableHead());
    for (const { name, operation } of scenarios.filter((each) => COMPARED.includes(each.name))) {
      const operations = clients.map((client, index) =>
        operation(client, prepared.catalogue, index),
      );
      await shop.figures();
      const result = await closedLoop(operations, options.seconds, WARM_UP_SECONDS);
      results.set(name, result);
      console.log(tableRow(name, result, await lateness(shop)));
    }
    await further({ shop, clients, ...prepared });
    await describe('at the end', shop);
    await Promise.all(clients.map((client) => client.close()));
    await shop.stop();
    return results;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function prepare(
  dataFolder: string,
  count: number,
  options: ManyProductsOptions,
): Promise<{ readonly catalogue: BenchCatalogue; readonly strengths: readonly string[] }> {
  const database = await openDatabase({
    config: { databaseUrl: undefined, dataFolder },
    say: () => {},
    onLost: () => {},
  });
  try {
    const { products: medicines } = await readTariff(options.tariff, () => {});
    await insertMadeUpProducts(database, medicines, count);
    await insertBenchBuyers(database.db, options.clients);
    const { rows } = await database.pool.query<{ id: number; name: string; in_stock: number }>(
      'select id, name, in_stock from products order by id',
    );
    const named = [...new Set(rows.map(({ name }) => name.replace(/\(.*$/u, '')))];
    const words = new Set(named.flatMap((name) => name.toLowerCase().split(/[^A-Za-z]+/u)));
    const strengths = new Set(named.flatMap((name) => name.match(/\d+(?:mg|ml|g|%)/gu) ?? []));
    return {
      catalogue: {
        productIds: rows.filter(({ in_stock }) => in_stock > 0).map(({ id }) => id),
        pages: Math.min(MOST_PAGES, Math.ceil(count / PAGE.limit)),
        words: [...words].filter((word) => word.length >= SHORTEST_WORD),
        delivery: { do_pk: 1, do_price: 0 },
      },
      strengths: [...strengths],
    };
  } finally {
    await database.close();
  }
}

/** Searches that nobody made before, and the same mixed with as many that were: in the shop's own time, and how its loop does meanwhile. */
async function measureSearches(
  { shop, clients, catalogue, strengths }: Bench,
  { seconds }: ManyProductsOptions,
): Promise<void> {
  const unmade = newSearches({ words: catalogue.words, makers: madeUpMakers, strengths });
  const never: readonly Operation[] = clients.map(
    (client) => () => ask(client, unmade.next().value ?? ''),
  );
  const mixed: readonly Operation[] = clients.map((client, index) => {
    let turn = index;
    return () => {
      turn += 1;
      const known = catalogue.words[Math.floor(Math.random() * catalogue.words.length)] ?? '';
      return ask(client, turn % 2 === 0 ? known : (unmade.next().value ?? ''));
    };
  });
  for (const [name, operations] of [
    ['search, never made before', never],
    ['search, half of them new', mixed],
  ] as const) {
    await shop.figures();
    const result = await closedLoop(operations, seconds, WARM_UP_SECONDS);
    console.log(tableRow(name, result, await lateness(shop)));
  }
}

async function ask(client: ShopClient, search_term: string): Promise<boolean> {
  const query = { search_term };
  const { status } = await client.send('POST', '/api/products', { query, page: PAGE });
  return status === 200;
}

async function lateness(shop: WatchedShop): Promise<string> {
  const { lateMs, worstLateMs } = await shop.figures();
  return `loop late by ${lateMs.toFixed(1)} ms (p99), ${worstLateMs.toFixed(0)} ms at worst`;
}

async function describe(when: string, shop: WatchedShop): Promise<void> {
  const { memoryBytes } = await shop.figures();
  const ready = (shop.readyAfterMs / 1000).toFixed(1);
  console.log(
    `${(memoryBytes / BYTES_PER_MB).toFixed(0)} MB of memory ${when} (ready after ${ready} s)`,
  );
}
