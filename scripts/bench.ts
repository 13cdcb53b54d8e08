// `npm run bench [-- seconds [overload|documents|one-client]]`: loads the shop with the demo catalogue, multiplied to
// 1,000 products, and compares it with bare SQL and bare HTTP. `npm run bench -- [seconds] --products 200000`: compares
// a shop of that many products, with the names of a drug tariff, with one of 200.
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Pool } from 'pg';
import { buildIfChanged } from './build/buildIfChanged.ts';
import { addressTimes } from '../packages/bench/src/shop/addressTimes.ts';
import { bareSql } from '../packages/bench/src/shop/bareSql.ts';
import { benchEmail } from '../packages/bench/src/shop/benchBuyers.ts';
import { type LoopResult, closedLoop } from '../packages/bench/src/shop/closedLoop.ts';
import { fillDemoShop } from '../packages/bench/src/shop/fillDemoShop.ts';
import { judging } from '../packages/bench/src/shop/judging.ts';
import { manyProducts } from '../packages/bench/src/shop/manyProducts.ts';
import { oneClient } from '../packages/bench/src/shop/oneClient/oneClient.ts';
import {
  overload,
  overloadBuyers,
  quietRead,
  recovery,
} from '../packages/bench/src/shop/overload.ts';
import { describeMachine, tableHead, tableRow } from '../packages/bench/src/shop/report.ts';
import { type BenchCatalogue, scenarios } from '../packages/bench/src/shop/scenarios.ts';
import { openShopClient } from '../packages/bench/src/shop/shopClient.ts';
import { signIn } from '../packages/bench/src/shop/signIn.ts';
import { startProcess, stopProcess } from '../packages/bench/src/shop/startProcess.ts';
import { root } from './root.ts';

const CLIENTS = 16;
/** Maximum slowdown at which a read still counts as quick. */
const TIMES_QUIET = 2;
const WARM_UP_SECONDS = 2;
/** Known addresses, each used once per call that must not tell them from unknown ones. */
const KNOWN_ADDRESSES = 60;
/** Size of the shop that is measured by itself. */
const PRODUCTS = 1_000;
/** Size of the shop that a large one is compared with. */
const FEW_PRODUCTS = 200;
const { values, positionals } = parseArgs({
  options: { products: { type: 'string' } },
  allowPositionals: true,
});
const seconds = Number(positionals[0] ?? 6);
/** Name of the only part to run. */
const only = positionals[1];
const products = values.products === undefined ? undefined : Number(values.products);
if (products !== undefined && !(Number.isSafeInteger(products) && products >= FEW_PRODUCTS)) {
  throw new Error('Say how many products: npm run bench -- --products 200000');
}
const realTariff = join(root, '../shared/data/drug-tariff-viiia-2025-09.csv');
const ownSample = join(root, 'packages/server/src/catalogue/testing/tariff-sample.csv');
const tariff = existsSync(realTariff) ? realTariff : ownSample;

const folder = mkdtempSync(join(tmpdir(), 'formulary-bench-'));
const env = {
  FORMULARY_DATA: join(folder, 'data'),
  PORT: '0',
  NODE_ENV: 'production',
  TRUST_PROXY: 'loopback',
};

const prepare = <T>(use: (pool: Pool) => Promise<T>) =>
  fillDemoShop(
    {
      dataFolder: env.FORMULARY_DATA,
      products: PRODUCTS,
      buyers: Math.max(CLIENTS, overloadBuyers) + KNOWN_ADDRESSES,
    },
    use,
  );

async function constant(): Promise<LoopResult> {
  const { child, line } = await startProcess(
    'packages/bench/src/shop/constantServer.ts',
    {},
    /^http/,
  );
  const clients = Array.from({ length: CLIENTS }, () => openShopClient(line));
  const result = await closedLoop(
    clients.map((client) => async () => (await client.send('GET', '/')).status === 200),
    seconds,
    WARM_UP_SECONDS,
  );
  await Promise.all(clients.map((client) => client.close()));
  await stopProcess(child);
  return result;
}

async function measureOverload(origin: string, catalogue: BenchCatalogue): Promise<void> {
  console.log('\n500 clients in a loop that ask again at once, whatever they are answered');
  const tokens = [];
  for (let index = 0; index < overloadBuyers; index += 1) tokens.push(await signIn(origin, index));
  const quietMs = await quietRead(origin, catalogue);
  for (const result of await overload(origin, catalogue, tokens, seconds)) {
    const { name, clients, answered, shed, otherwise, p50, p95 } = result;
    console.log(
      `${`${clients} ${name}`.padEnd(30)}${(answered / seconds).toFixed(0).padStart(8)} per second, p50 ${p50.toFixed(0)} ms, p95 ${p95.toFixed(0)} ms; ${shed} shed, ${otherwise} otherwise`,
    );
  }
  const backAfter = await recovery(origin, catalogue, TIMES_QUIET * quietMs);
  console.log(`as quick as before ${backAfter.toFixed(1)} s after it ended`);
}

async function measureMany(many: number): Promise<void> {
  console.log(`Made-up makers of the medicines of ${tariff}`);
  const http = await constant();
  console.log(tableHead());
  console.log(tableRow('bare Fastify, a constant', http, 'yardstick'));
  await manyProducts({ many, few: FEW_PRODUCTS, tariff, clients: CLIENTS, seconds });
}

async function measureOneClient(): Promise<void> {
  // Pages are rendered from the build.
  await buildIfChanged(console.log);
  const { catalogue } = await prepare(async () => {});
  console.log(`The demo catalogue multiplied to ${PRODUCTS.toLocaleString('en-GB')} products`);
  await oneClient({ env, catalogue, seconds, only: positionals[2] });
}

async function measureAll(): Promise<void> {
  // Pictures are served from the build.
  if (only !== 'documents') await buildIfChanged(console.log);
  const { used, catalogue } = await prepare((pool) => bareSql(pool, CLIENTS, seconds));
  const { read, write } = used;
  console.log(
    `${CLIENTS} clients in a closed loop, ${seconds} s each, the demo catalogue multiplied to ${catalogue.productIds.length.toLocaleString('en-GB')} products\n`,
  );
  const http = await constant();
  console.log(tableHead());
  console.log(tableRow('bare SQL, one select', read, 'yardstick'));
  console.log(tableRow('bare SQL, one transaction', write, 'yardstick'));
  console.log(tableRow('bare Fastify, a constant', http, 'yardstick'));

  const { child, line } = await startProcess(
    'packages/server/src/main.ts',
    env,
    /https?:\/\//,
    process.execArgv,
  );
  const origin = /https?:\/\/[^\s"]+/.exec(line)?.[0] ?? '';
  for (const { name, yardstickPerSecond, operation } of only === undefined ? scenarios : []) {
    const clients = await Promise.all(
      Array.from({ length: CLIENTS }, async (_, index) =>
        openShopClient(origin, await signIn(origin, index)),
      ),
    );
    const operations = clients.map((client, index) => operation(client, catalogue, index));
    const result = await closedLoop(operations, seconds, WARM_UP_SECONDS);
    const times = result.perSecond / yardstickPerSecond;
    const limit = name.startsWith('whole order') || name === 'cart change' ? write : http;
    const share = (100 * result.perSecond) / limit.perSecond;
    console.log(
      tableRow(
        name,
        result,
        `${times.toFixed(0)} × a well-known shop server, ${share.toFixed(0)} % of the yardstick`,
      ),
    );
    await Promise.all(clients.map((client) => client.close()));
  }
  if (only !== 'documents') await measureOverload(origin, catalogue);
  if (only !== 'overload') {
    console.log('\n/healthz every 10 ms while a registration with the worst documents is answered');
    for (const { what, judgedMs, p50, worst } of await judging(origin)) {
      const took = `${(judgedMs / 1000).toFixed(1)} s`;
      console.log(
        `${what.padEnd(50)}${took}: p50 ${p50.toFixed(1)} ms, worst ${worst.toFixed(0)} ms`,
      );
    }
  }
  if (only === undefined) {
    console.log('\nHow long it takes for an address with an account, and without one (medians)');
    const known = Array.from({ length: KNOWN_ADDRESSES }, (_, index) =>
      benchEmail(Math.max(CLIENTS, overloadBuyers) + index),
    );
    for (const { name, known: withOne, unknown } of await addressTimes(origin, known)) {
      const ratio = (withOne / unknown).toFixed(3);
      console.log(`${name.padEnd(30)}${withOne.toFixed(1)} ms, ${unknown.toFixed(1)} ms: ${ratio}`);
    }
  }
  await stopProcess(child);
}

try {
  console.log(describeMachine());
  if (products !== undefined) await measureMany(products);
  else if (only === 'one-client') await measureOneClient();
  else await measureAll();
} finally {
  rmSync(folder, { recursive: true, force: true });
}
