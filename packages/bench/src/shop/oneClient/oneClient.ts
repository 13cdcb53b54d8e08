import { constants, setPriority } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { BENCH_PRESCRIBER } from '../benchBuyers.ts';
import { recovery } from '../overload.ts';
import type { BenchCatalogue } from '../scenarios.ts';
import { startWatchedShop } from '../startWatchedShop.ts';
import { type Act, actsOf } from './acts.ts';
import { loadOf, megabytes, tableHead, tableRow } from './actTable.ts';
import { fillDatabase, type MoreOfShop } from './fillDatabase.ts';
import { buyers, type FilledShop, fillShop, tokenOf } from './fillShop.ts';
import { AT_ONCE, measureAct } from './measureAct.ts';
import { openBystanders } from './openBystanders.ts';
import { type Load, openLoad } from './openLoad.ts';

const LOOKED_EVERY_MS = 100;
/** A shop has settled when it answers within this, forty times in a row. */
const SETTLED_MS = 250;
const AFTERWARDS_MS = 60_000;
/** Timeout for sealing a document. */
const SEALED_WITHIN_MS = 30_000;

interface OneClientOptions {
  /** Environment of the shop; its data folder has the catalogue and the bench buyers. */
  readonly env: Readonly<Record<string, string>> & { readonly FORMULARY_DATA: string };
  readonly catalogue: BenchCatalogue;
  /** Duration of each act. */
  readonly seconds: number;
  /** Runs only acts whose names contain this. */
  readonly only?: string | undefined;
}

/** Measures how long one client makes the others wait, act by act, and prints a table. */
export async function oneClient(options: OneClientOptions): Promise<void> {
  const { env, catalogue } = options;
  const filled = await filledShop(env, catalogue);
  const more = await fillDatabase(env.FORMULARY_DATA, filled.largeOrder);
  await measureActs(options, { ...filled, ...more });
}

/** Measures the acts in a filled shop. */
async function measureActs(
  options: OneClientOptions,
  filled: FilledShop & MoreOfShop,
): Promise<void> {
  const { env, catalogue, only = '' } = options;
  const shop = await startWatchedShop(env);
  try {
    await recovery(shop.origin, catalogue, SETTLED_MS);
    const load = openLoad(shop.origin, AT_ONCE);
    const bystanders = openBystanders(shop.origin, await tokenOf(load, buyers.bystander));
    const last = filled.prescriptions.at(-1)?.id ?? 0;
    await seal(load, last, filled.confirmation);
    // In production the client has its own CPU. At low priority it takes less from the shop and the bystanders.
    setPriority(constants.priority.PRIORITY_LOW);
    const acts = await actsOf({ load, catalogue, shop: filled });
    const nothing: Act = { name: 'nothing', once: () => wait(LOOKED_EVERY_MS) };
    const watched = { shop, load, bystanders };
    console.log(tableHead());
    for (const act of [nothing, ...acts.filter(({ name }) => name.includes(only)), nothing]) {
      console.log(tableRow(act, await measureAct(watched, act, options.seconds)));
    }
    await wait(AFTERWARDS_MS);
    const { memoryBytes } = await shop.figures();
    console.log(`${megabytes(memoryBytes)} MB a minute later, load average ${loadOf()}`);
    await bystanders.close();
    await load.close();
  } finally {
    await shop.stop();
  }
}

async function filledShop(
  env: OneClientOptions['env'],
  catalogue: BenchCatalogue,
): Promise<FilledShop> {
  const shop = await startWatchedShop(env);
  const load = openLoad(shop.origin, 1);
  try {
    return await fillShop(load, catalogue);
  } finally {
    await load.close();
    await shop.stop();
  }
}

/** Follows the link that confirms a signature, and waits until the document is sealed. */
async function seal(load: Load, id: number, confirmation: string): Promise<void> {
  const body = { token: confirmation };
  await load.ask({ method: 'PUT', path: '/api/prescriptions/verifySign', body });
  const token = await tokenOf(load, BENCH_PRESCRIBER);
  for (const until = performance.now() + SEALED_WITHIN_MS; performance.now() < until;) {
    const pdf = await load.send({ path: `/api/prescriptions/${id}/pdf`, token });
    if (pdf.includes('/ByteRange')) return;
    await wait(LOOKED_EVERY_MS);
  }
  throw new Error('The document was not sealed');
}
