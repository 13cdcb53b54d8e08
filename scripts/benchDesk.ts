// `npm run bench:desk [-- orders customers]`: measures every list of the desk, with every filter, pair of filters, sort and
// page. `--in FOLDER` keeps the filled database there for the next run, `--list NAME` measures one list, `--from NAME`
// that one and those after it, and `--every 8` an eighth of the filters.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { performance } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import { measureDesk } from '../packages/bench/src/desk/measureDesk.ts';
import { fillForDesk } from '../packages/bench/src/desk/fillForDesk.ts';
import { describeMachine } from '../packages/bench/src/shop/report.ts';

const PRODUCTS = 50_000;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    in: { type: 'string' },
    list: { type: 'string' },
    from: { type: 'string' },
    every: { type: 'string' },
  },
});
const [orders, customers] = [positionals[0] ?? 1_000_000, positionals[1] ?? 100_000].map(Number);
const every = Number(values.every ?? 1);
if (!Number.isSafeInteger(every) || every < 1) throw new Error('--every takes a whole number');
const isCount = (count: number | undefined): count is number =>
  Number.isSafeInteger(count) && Number(count) >= 100;
if (!isCount(orders) || !isCount(customers)) {
  throw new Error(
    'Say how many orders and customers, at least 100: npm run bench:desk -- 50000 5000',
  );
}

const kept = values.in === undefined ? undefined : resolve(values.in);
const folder = kept ?? mkdtempSync(join(tmpdir(), 'formulary-bench-desk-'));
const dataFolder = join(folder, 'data');
try {
  console.log(describeMachine());
  const begun = performance.now();
  const records = await fillForDesk(dataFolder, { orders, customers, products: PRODUCTS });
  console.log(`Filled in ${((performance.now() - begun) / 1000).toFixed(1)} s\n`);
  const wrong = await measureDesk(dataFolder, {
    records,
    only: values.list,
    from: values.from,
    every,
  });
  process.exitCode = wrong > 0 ? 1 : 0;
} finally {
  if (kept === undefined) rmSync(folder, { recursive: true, force: true });
}
