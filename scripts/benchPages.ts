// `npm run bench:pages [-- runs]`: measures how soon public pages appear on a slow phone, compared with a static copy.
// Also measures how many pages per second the shop sends, cached and newly rendered.
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { listPublicProducts } from '../packages/rules/src/calls/catalogueCalls.ts';
import type { LoopResult } from '../packages/bench/src/shop/closedLoop.ts';
import { median } from '../packages/bench/src/shop/median.ts';
import { describeMachine, tableHead, tableRow } from '../packages/bench/src/shop/report.ts';
import { startProcess, stopProcess } from '../packages/bench/src/shop/startProcess.ts';
import { comparePages, VISITS_PER_RUN } from '../packages/bench/src/pages/comparePages.ts';
import { pageRates } from '../packages/bench/src/pages/pageRates.ts';
import { searchTerms } from '../packages/bench/src/pages/searchTerms.ts';
import { buildIfChanged } from './build/buildIfChanged.ts';
import { ensureChromium } from '../packages/test-runner/src/tools/ensureChromium.ts';

/** Maximum ratios of a page's time to its static copy's. */
const AIMS = { first: 1.3, largest: 1.5 };
/** Latest time in milliseconds at which Search, pressed at the first paint, has opened. */
const PRESS_AIM_MS = 1_200;
const FROM_MEMORY_PER_SECOND = 3_000;
const DRAWN_PER_SECOND = 150;
const SECONDS = 6;
/** Above this load before the start, the measurements mean little. */
const QUIET_LOAD = 0.5;
const runs = Number(process.argv[2] ?? 5);
if (!Number.isSafeInteger(runs) || runs < 1) {
  throw new Error('Say how many runs, at least one: npm run bench:pages -- 5');
}

const folder = mkdtempSync(join(tmpdir(), 'formulary-bench-pages-'));
const env = { FORMULARY_DATA: join(folder, 'data'), PORT: '0', NODE_ENV: 'development' };
const SERVER = 'packages/server/src/main.ts';

interface FoundProduct {
  readonly product_pk: number;
  readonly product_name: string;
}

async function readProducts(shop: string): Promise<readonly FoundProduct[]> {
  const answer = await fetch(`${shop}${listPublicProducts.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: {}, page: { limit: 100, skip: 0 } }),
  });
  return (await answer.json()) as readonly FoundProduct[];
}

/** Formats two times in milliseconds and their ratio. */
function compared(page: number, still: number, aim: number): string {
  const times = page / still;
  const verdict = times <= aim ? '' : ' !';
  return `${page.toFixed(0).padStart(6)}${still.toFixed(0).padStart(7)}${`${times.toFixed(2)} ×${verdict}`.padStart(9)}`;
}

/** Formats the layout shift. Any shift misses the aim. */
const shiftOf = (shift: number): string => (shift === 0 ? '0' : `${shift.toFixed(6)} !`);

const pressOf = (press: number): string =>
  `${press.toFixed(0)}${press <= PRESS_AIM_MS ? '' : ' !'}`;

async function printPaints(shop: string, productId: number): Promise<void> {
  const paths = ['/', '/categories', '/products', `/product/${productId}`, '/about-us', '/signin'];
  console.log(
    `\n150 ms, 1.6 Mbit/s, a quarter of the processor: medians of ${runs} runs of ${VISITS_PER_RUN} visits, page and still copy in turns`,
  );
  console.log(
    `${''.padEnd(16)}${'first paint ms'.padStart(22)}   ${'largest paint ms'.padStart(22)}${'shift'.padStart(11)}${'press ms'.padStart(11)}   scripts`,
  );
  for (const { path, page, still, press } of await comparePages(shop, paths, runs)) {
    const first = compared(page.first, still.first, AIMS.first);
    const largest = compared(page.largest, still.largest, AIMS.largest);
    const kilobytes = (page.scriptBytes / 1000).toFixed(1);
    console.log(
      `${path.padEnd(16)}${first}   ${largest}${shiftOf(page.shift).padStart(11)}${pressOf(press).padStart(11)}   ${page.scripts}, ${kilobytes} kB`,
    );
  }
  console.log(
    `Page, still copy, how many times it: at most ${AIMS.first} and ${AIMS.largest} are the aims, and a shift of 0 (the worst of all runs). Search pressed at the first paint opens within ${PRESS_AIM_MS} ms.`,
  );
}

async function printRates(shop: string, products: readonly FoundProduct[]): Promise<void> {
  let searched = 0;
  let opened = 0;
  const terms = searchTerms(products.map(({ product_name: name }) => name));
  /** Never repeats; after all parts of names, it returns terms without results. */
  const nextSearch = (): string => {
    const term = terms[searched % terms.length] ?? '';
    const round = Math.floor(searched / terms.length);
    searched += 1;
    return `/products?search=${encodeURIComponent(round === 0 ? term : `${term} ${round}`)}`;
  };
  const nextKept = (): string => {
    opened += 1;
    return `/product/${products[opened % products.length]?.product_pk ?? 1}`;
  };
  console.log(
    `\n16 clients in a closed loop on connections that are kept, ${SECONDS} s each: the middle one of ${runs} runs, in turns`,
  );
  console.log(tableHead());
  const kept: LoopResult[] = [];
  const drawn: LoopResult[] = [];
  for (let run = 0; run < runs; run += 1) {
    kept.push(await pageRates(shop, nextKept, SECONDS));
    drawn.push(await pageRates(shop, nextSearch, SECONDS));
  }
  const aims = [FROM_MEMORY_PER_SECOND, DRAWN_PER_SECOND].map((aim) => `aim ${aim} per second`);
  console.log(tableRow('page from memory', middleRun(kept), aims[0]));
  console.log(tableRow('page drawn anew', middleRun(drawn), aims[1]));
}

/** Returns the run with the median rate. */
function middleRun(results: readonly LoopResult[]): LoopResult {
  const middle = median(results.map(({ perSecond }) => perSecond));
  const found = results.find(({ perSecond }) => perSecond === middle);
  if (!found) throw new Error('Nothing was measured');
  return found;
}

try {
  const [load = 0] = loadavg();
  console.log(describeMachine());
  if (load > QUIET_LOAD) {
    console.log(`The machine is not quiet (load ${load.toFixed(1)}): these figures say little.`);
  }
  if (!(await ensureChromium())) throw new Error('There is no Chromium to open pages in');
  await buildIfChanged(console.log);
  // Fills the shop in demo mode, then measures it in production mode.
  await stopProcess((await startProcess(SERVER, env, /https?:\/\//)).child);
  const production = { ...env, NODE_ENV: 'production' };
  const { child, line } = await startProcess(
    SERVER,
    production,
    /is at https?:\/\//,
    process.execArgv,
  );
  const shop = /https?:\/\/[^\s"]+/.exec(line)?.[0] ?? '';
  try {
    const products = await readProducts(shop);
    await printPaints(shop, products[0]?.product_pk ?? 1);
    await printRates(shop, products);
  } finally {
    await stopProcess(child);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
