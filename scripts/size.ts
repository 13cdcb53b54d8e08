// `npm run size`: compares the JavaScript of each page's first load, of shop and desk, each component and each rule with
// its budget.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { build } from './build.ts';
import { publicScreens } from './build/chunks/publicScreens.ts';
import { root } from './root.ts';
import {
  DEFAULT_BUDGET_KB,
  DESK_BUDGET_KB,
  MOST_FILES,
  budgets,
  budgetsWithoutPage,
  inTenthsOfKb,
} from './size/budgets.ts';
import { componentCosts } from './size/componentCosts.ts';
import { crowdedPages } from './size/crowdedPages.ts';
import { type Manifest, firstLoads } from './size/firstLoad.ts';
import { printComponents } from './size/printComponents.ts';
import { ruleCosts } from './size/ruleCosts.ts';

const dist = join(root, 'packages/storefront/dist');
const deskDist = join(root, 'packages/desk/dist');

await build();
const manifestIn = (folder: string) =>
  JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Manifest;
const manifest = manifestIn(dist);

function sizes(folder: string, files: ReadonlySet<string>): { brotli: number; gzip: number } {
  let brotli = 0;
  let gzip = 0;
  for (const file of files) {
    const source = readFileSync(join(folder, file));
    brotli += brotliCompressSync(source).length;
    gzip += gzipSync(source).length;
  }
  return { brotli: inTenthsOfKb(brotli), gzip: inTenthsOfKb(gzip) };
}

const NAME_WIDTH = 58;
let isOver = false;

/** Prints the first load of each page of an app beside its budget. */
function printFirstLoads(
  folder: string,
  pages: ReadonlyMap<string, ReadonlySet<string>>,
  budgetOf: (route: string) => number,
): void {
  for (const [route, files] of pages) {
    const { brotli, gzip } = sizes(folder, files);
    const budget = budgetOf(route);
    const verdict = brotli > budget ? '  over' : '';
    isOver ||= brotli > budget;
    console.log(
      `${route.padEnd(NAME_WIDTH)}${brotli.toFixed(1).padStart(12)}${gzip.toFixed(1).padStart(12)}${String(budget).padStart(12)}${String(files.size).padStart(8)}${verdict}`,
    );
  }
}

console.log(
  `${'page'.padEnd(NAME_WIDTH)}${'brotli kB'.padStart(12)}${'gzip kB'.padStart(12)}${'budget kB'.padStart(12)}${'files'.padStart(8)}`,
);
const pages = firstLoads(manifest);
printFirstLoads(
  dist,
  pages,
  (page) => budgets.find(({ route }) => route === page)?.brotliKb ?? DEFAULT_BUDGET_KB,
);
const lost = budgetsWithoutPage(new Set(pages.keys()));
if (lost.length > 0) console.error(`Budgets of pages that do not exist: ${lost.join(', ')}`);
isOver ||= lost.length > 0;
console.log('\nThe desk');
printFirstLoads(deskDist, firstLoads(manifestIn(deskDist)), () => DESK_BUDGET_KB);
const routes = readFileSync(join(root, 'packages/storefront/src/routes.tsx'), 'utf8');
const crowded = crowdedPages(manifest, publicScreens(routes));
if (crowded.length > 0)
  console.error(
    `More than ${MOST_FILES} files, which no page of visitors may need: ${crowded.join(', ')}`,
  );
isOver ||= crowded.length > 0;
isOver = printComponents(await componentCosts(join(root, 'packages/ui/src'))) || isOver;

const costs = await ruleCosts(join(root, 'packages/rules/src'));
console.log('\nWhat one rule costs, built alone with all that it imports');
console.log(`${'rule'.padEnd(46)}${'brotli bytes'.padStart(14)}`);
for (const { rule, bytes } of costs)
  console.log(`${rule.padEnd(46)}${bytes.toLocaleString('en-GB').padStart(14)}`);
const largest = costs.reduce((most, each) => (each.bytes > most.bytes ? each : most));
console.log(`The largest is ${largest.rule} with ${largest.bytes.toLocaleString('en-GB')} bytes.`);
if (isOver) console.error('Something costs more than its budget (scripts/size/budgets.ts).');
process.exitCode = isOver ? 1 : 0;
