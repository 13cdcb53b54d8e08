// `npm run bench:standby [-- seconds round-trip]`: orders per second of a shop whose database waits for a standby at each
// commit, beside those without; and of two servers.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fillDemoShop } from '../packages/bench/src/shop/fillDemoShop.ts';
import { closedLoop } from '../packages/bench/src/shop/closedLoop.ts';
import { describeMachine, tableHead, tableRow } from '../packages/bench/src/shop/report.ts';
import { scenarios } from '../packages/bench/src/shop/scenarios.ts';
import { openShopClient } from '../packages/bench/src/shop/shopClient.ts';
import { signIn } from '../packages/bench/src/shop/signIn.ts';
import { startProcess, stopProcess } from '../packages/bench/src/shop/startProcess.ts';
import { openStandby } from '../packages/bench/src/standby/openStandby.queries.ts';

const CLIENTS = 16;
const PRODUCTS = 1_000;
const WARM_UP_SECONDS = 3;

const [seconds, roundTripMs] = [process.argv[2] ?? 10, process.argv[3] ?? 10].map(Number);
if (!(Number(seconds) > 0) || !(Number(roundTripMs) >= 0))
  throw new Error('Say how many seconds, and milliseconds: npm run bench:standby -- 10 10');

const folder = mkdtempSync(join(tmpdir(), 'formulary-bench-standby-'));
// The servers drop root and make folders of their own in it.
chmodSync(folder, 0o777);
const dataFolder = join(folder, 'primary');
const { catalogue } = await fillDemoShop(
  { dataFolder, products: PRODUCTS, buyers: CLIENTS },
  async () => {},
);
const order = scenarios.find(({ name }) => name === 'whole order');
if (!order) throw new Error('No scenario places orders');

async function startServer(url: string, name: string) {
  const env = {
    PORT: '0',
    FORMULARY_DATA: join(folder, name),
    DATABASE_URL: url,
    NODE_ENV: 'production',
    TRUST_PROXY: 'loopback',
  };
  const { child, line } = await startProcess('packages/server/src/main.ts', env, /https?:\/\//);
  return { child, origin: /https?:\/\/[^\s"]+/.exec(line)?.[0].replace(/\/$/, '') ?? '' };
}

/** Lets the clients order, each from one of the servers. */
async function measure(what: string, origins: readonly string[]): Promise<void> {
  const clients = await Promise.all(
    Array.from({ length: CLIENTS }, async (_, index) => {
      const origin = origins[index % origins.length] ?? '';
      return openShopClient(origin, await signIn(origin, index));
    }),
  );
  const operations = clients.map((client, index) => order?.operation(client, catalogue, index));
  const result = await closedLoop(
    operations.filter((operation) => operation !== undefined),
    seconds ?? 0,
    WARM_UP_SECONDS,
  );
  console.log(tableRow(what, result, `${result.failures} refused`));
  await Promise.all(clients.map((client) => client.close()));
}

const replicated = await openStandby(folder, dataFolder, roundTripMs ?? 0);
const one = await startServer(replicated.url, 'one');
try {
  console.log(describeMachine());
  console.log(
    `Whole orders of four calls by ${CLIENTS} clients, ${PRODUCTS.toLocaleString('en-GB')} products, a standby ${roundTripMs} ms away\n`,
  );
  console.log(tableHead());
  await measure('it follows', [one.origin]);
  await replicated.setSynchronous(true);
  await measure('each commit waits for it', [one.origin]);
  await replicated.setSynchronous(false);
  await measure('it follows, again', [one.origin]);
  await replicated.setSynchronous(true);
  await measure('each commit waits for it, again', [one.origin]);
  const other = await startServer(replicated.url, 'other');
  await measure('the same, with two servers', [one.origin, other.origin]);
  await stopProcess(other.child);
} finally {
  await stopProcess(one.child);
  await replicated.stop();
  rmSync(folder, { recursive: true, force: true });
}
