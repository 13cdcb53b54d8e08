import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readTariff } from '@formulary/server/catalogue/tariff/readTariff';
import { openDatabase } from '@formulary/server/platform/database/openDatabase';
import { insertBenchBuyers } from './benchBuyers.ts';
import { type LoopResult, type Operation, closedLoop } from './closedLoop.ts';
import { insertMadeUpProducts } from './insertMadeUpProducts.ts';
import { madeUpMakers } from './madeUpProducts.ts';
import { median } from './median.ts';
import { newSearches } from './newSearches.ts';
import { tableHead, tableRow } from './report.ts';
import { type BenchCatalogue, scenarios } from './scenarios.ts';
import { type ShopClient, openShopClient } from './shopClient.ts';
import { signIn } from './signIn.ts';
import { type WatchedShop, startWatchedShop } from './startWatchedShop.ts';

const BYTES_PER_MB = 1e6;
const WARM_UP_SECONDS = 1;
/** Measurements per shop; odd, so that the median is one of them. */
const TURNS = 3;
const PAGE = { limit: 12, skip: 0 };
const MOST_PAGES = 200;
const SHORTEST_WORD = 4;
/** Scenarios compared between few and many products. */
const COMPARED = ['product list', 'product page', 'search', 'cart change'];

interface ManyProductsOptions {
  /** Product counts of the large shop and of the one it is compared with. */
  readonly many: number;
  readonly few: number;
  /** Path of the tariff file. */
  readonly tariff: string;
  readonly clients: number;
  readonly seconds: number;
}

/**
 * Compares a shop of many products with one of few: scenarios in turns, memory, a restart, searches and event loop
 * delay.
 */
export async function manyProducts(options: ManyProductsOptions): Promise<void> {
  const { few, many } = options;
  const small = await openBench(few, options);
  const large = await openBench(many, options);
  try {
    const compared = scenarios.filter(({ name }) => COMPARED.includes(name));
    const rows: string[] = [];
    console.log(`\n${tableHead()}`);
    for (const { name, operation } of compared) {
      const [before, after] = await inTurns([small, large], options, ({ clients, catalogue }) =>
        clients.map((client, index) => operation(client, catalogue, index)),
      );
      if (!before || !after) continue;
      console.log(tableRow(`${name}, ${formatCount(few)}`, before.result, lateness(before)));
      console.log(tableRow(`${name}, ${formatCount(many)}`, after.result, lateness(after)));
      const times = (after.result.p50 / before.result.p50).toFixed(2);
      rows.push(
        `${name.padEnd(30)}${before.result.p50.toFixed(2).padStart(11)}${after.result.p50.toFixed(2).padStart(11)}   ${times} times`,
      );
    }
    await measureSearches(large, options);
    for (const bench of [small, large]) await describe('at the end', bench);
    console.log(
      `\nMedians in ms with ${formatCount(few)} products and with ${formatCount(many)}, each shop ${TURNS} times in turn\n${rows.join('\n')}`,
    );
  } finally {
    await small.close();
    await large.close();
  }
}

interface Bench {
  readonly count: number;
  readonly shop: WatchedShop;
  readonly clients: readonly ShopClient[];
  readonly catalogue: BenchCatalogue;
  readonly strengths: readonly string[];
  readonly close: () => Promise<void>;
}

/** Results, and the shop's event loop delay meanwhile. */
interface Measured {
  readonly result: LoopResult;
  readonly lateMs: number;
  readonly worstLateMs: number;
}

/** Fills a shop and starts it twice. */
async function openBench(count: number, options: ManyProductsOptions): Promise<Bench> {
  const folder = mkdtempSync(join(tmpdir(), 'formulary-bench-'));
  const env = {
    FORMULARY_DATA: join(folder, 'data'),
    PORT: '0',
    NODE_ENV: 'production',
    TRUST_PROXY: 'loopback',
  };
  const prepared = await prepare(env.FORMULARY_DATA, count, options);
  const first = await startWatchedShop(env);
  await describe('after its first start', { count, shop: first });
  await first.stop();
  const shop = await startWatchedShop(env);
  await describe('after a restart', { count, shop });
  const clients = await Promise.all(
    Array.from({ length: options.clients }, async (_, index) =>
      openShopClient(shop.origin, await signIn(shop.origin, index)),
    ),
  );
  const close = async () => {
    await Promise.all(clients.map((client) => client.close()));
    await shop.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  return { count, shop, clients, ...prepared, close };
}

/** Measures the shops in alternation, so that disturbances of the machine affect all of them. */
async function inTurns(
  benches: readonly Bench[],
  { seconds }: ManyProductsOptions,
  operationsOf: (bench: Bench) => readonly Operation[],
): Promise<readonly Measured[]> {
  const runs = benches.map((bench) => ({
    bench,
    operations: operationsOf(bench),
    turns: [] as Measured[],
  }));
  for (let turn = 0; turn < TURNS; turn += 1) {
    const order = turn % 2 === 0 ? runs : runs.toReversed();
    for (const { bench, operations, turns } of order)
      turns.push(await measured(bench.shop, operations, seconds / TURNS));
  }
  return runs.map(({ turns }) => mediansOf(turns));
}

async function measured(
  shop: WatchedShop,
  operations: readonly Operation[],
  seconds: number,
): Promise<Measured> {
  await shop.figures();
  const result = await closedLoop(operations, seconds, WARM_UP_SECONDS);
  const { lateMs, worstLateMs } = await shop.figures();
  return { result, lateMs, worstLateMs };
}

/** Returns medians, but all failures. */
function mediansOf(turns: readonly Measured[]): Measured {
  const of = (figure: (each: Measured) => number) => median(turns.map(figure));
  const sum = (figure: 'operations' | 'failures') =>
    turns.reduce((all, { result }) => all + result[figure], 0);
  return {
    result: {
      operations: sum('operations'),
      failures: sum('failures'),
      perSecond: of(({ result }) => result.perSecond),
      p50: of(({ result }) => result.p50),
      p95: of(({ result }) => result.p95),
      p99: of(({ result }) => result.p99),
    },
    lateMs: of(({ lateMs }) => lateMs),
    worstLateMs: Math.max(...turns.map(({ worstLateMs }) => worstLateMs)),
  };
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

/** Measures new searches, alone and mixed with as many repeated ones: server time and event loop delay. */
async function measureSearches(bench: Bench, { seconds }: ManyProductsOptions): Promise<void> {
  const { shop, clients, catalogue, strengths } = bench;
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
    const all = await measured(shop, operations, seconds);
    console.log(tableRow(name, all.result, lateness(all)));
  }
}

async function ask(client: ShopClient, search_term: string): Promise<boolean> {
  const query = { search_term };
  const { status } = await client.send('POST', '/api/products', { query, page: PAGE });
  return status === 200;
}

function lateness({ lateMs, worstLateMs }: Measured): string {
  return `loop late by ${lateMs.toFixed(1)} ms (p99), ${worstLateMs.toFixed(0)} ms at worst`;
}

async function describe(when: string, { count, shop }: Pick<Bench, 'count' | 'shop'>) {
  const { memoryBytes } = await shop.figures();
  const ready = (shop.readyAfterMs / 1000).toFixed(1);
  console.log(
    `${formatCount(count)} products: ${(memoryBytes / BYTES_PER_MB).toFixed(0)} MB of memory ${when} (ready after ${ready} s)`,
  );
}

function formatCount(count: number): string {
  return count.toLocaleString('en-GB');
}
