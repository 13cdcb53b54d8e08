// `npm run bench:operations [-- orders]`: backs up, restores and audits a shop of that many orders, and changes its schema,
// while buyers order. Says how long each takes, and what the buyers notice. `--in FOLDER` keeps the filled database there
// for the next run.
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import {
  addAndDropColumns,
  indexLines,
} from '../packages/bench/src/operations/changeSchema.queries.ts';
import { countAcknowledged } from '../packages/bench/src/operations/countAcknowledged.ts';
import { openOrdersShop } from '../packages/bench/src/operations/openOrdersShop.ts';
import { runCommand } from '../packages/bench/src/operations/runCommand.ts';
import { salesInWords } from '../packages/bench/src/selling/salesInWords.ts';
import { sellMeanwhile } from '../packages/bench/src/selling/sellMeanwhile.ts';
import { describeMachine } from '../packages/bench/src/shop/report.ts';
import { openForCommand } from '../packages/server/src/platform/database/openForCommand.ts';

const BUYERS = 8;
const ALONE_MS = 10_000;
/** Between the orders of a buyer, so that they leave some of the machine to a backup. */
const PAUSE_MS = 150;
const MEGABYTE = 1e6;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { in: { type: 'string' } },
});
const orders = Number(positionals[0] ?? 1_000_000);
if (!Number.isSafeInteger(orders) || orders < 100) {
  throw new Error('Say how many orders, at least 100: npm run bench:operations -- 1000000');
}
const kept = values.in === undefined ? undefined : resolve(values.in);
const folder = kept ?? mkdtempSync(join(tmpdir(), 'formulary-bench-operations-'));
const dataFolder = join(folder, 'data');
const scratch = mkdtempSync(join(tmpdir(), 'formulary-bench-restored-'));
const backups = join(scratch, 'backups');
const restored = join(scratch, 'restored');

const s = (value: number) => `${value.toFixed(1)} s`;

/** Counts the orders of each bench buyer in a data folder that no server uses. */
async function ordersOfBuyers(data: string): Promise<ReadonlyMap<string, number>> {
  const database = await openForCommand({ databaseUrl: undefined, dataFolder: data }, () => {});
  try {
    const { rows } = await database.pool.query<{ email: string; orders: number }>(
      `select email, count(orders.id)::integer as orders from users
       left join orders on orders.user_id = users.id where email like '%@bench.test' group by 1`,
    );
    return new Map(rows.map((row) => [row.email, row.orders]));
  } finally {
    await database.close();
  }
}

async function auditInWords(data: string): Promise<string> {
  const { output } = await runCommand('audit', ['--json'], data);
  const { seconds, broken, rules } = JSON.parse(output) as {
    readonly seconds: number;
    readonly broken: number;
    readonly rules: readonly { readonly id: string; readonly milliseconds: number }[];
  };
  const slowest = rules
    .toSorted((one, other) => other.milliseconds - one.milliseconds)
    .slice(0, 10)
    .map(({ id, milliseconds }) => `${id} ${s(milliseconds / 1_000)}`);
  return `${s(seconds)}, ${broken} rules broken (slowest: ${slowest.join(', ')})`;
}

try {
  console.log(describeMachine());
  const shop = await openOrdersShop(dataFolder, orders, BUYERS);
  const { buyers, before } = countAcknowledged(shop.buyers);
  const selling = <T>(work: () => Promise<T>, pauseMs = 0) =>
    sellMeanwhile(buyers, [shop.origin], work, pauseMs);
  try {
    const { rows } = await shop.pool.query<{ bytes: string }>(
      `select pg_database_size('formulary') as bytes`,
    );
    console.log(
      `${orders.toLocaleString('en-GB')} orders, ${(Number(rows[0]?.bytes) / MEGABYTE).toFixed(0)} MB, ${BUYERS} buyers, who order back to back unless it says otherwise\n`,
    );
    const alone = await selling(() => new Promise<void>((done) => setTimeout(done, ALONE_MS)));
    console.log(`nothing happens: ${salesInWords(alone.sales)}`);
    for (const [how, pauseMs] of [
      ['back to back', 0],
      [`with pauses of ${PAUSE_MS} ms`, PAUSE_MS],
    ] as const) {
      rmSync(backups, { recursive: true, force: true });
      const backup = await selling(() => runCommand('backup', [backups], dataFolder), pauseMs);
      console.log(
        `\nbacked up in ${s(backup.result.seconds)} while they order ${how}, ${salesInWords(backup.sales)}`,
      );
    }
    const columns = await selling(() => addAndDropColumns(shop.pool));
    console.log(
      `\na column added to and dropped from ${columns.result.tables} tables, ${salesInWords(columns.sales)}`,
    );
    const index = await selling(() => indexLines(shop.pool));
    console.log(
      `\nan index built on ${index.result.lines.toLocaleString('en-GB')} lines, ${salesInWords(index.sales)}`,
    );
    console.log(`\naudited in ${await auditInWords(dataFolder)}`);
  } finally {
    await shop.stop();
  }
  const made = join(backups, readdirSync(backups)[0] ?? '');
  const size = readdirSync(made).reduce((sum, name) => sum + statSync(join(made, name)).size, 0);
  const { seconds, output } = await runCommand('restore', [backups], restored);
  // Every order that was acknowledged before the moment that the restore names.
  const expected = before(new Date(/up to (\S+)/.exec(output)?.[1] ?? ''));
  const there = await ordersOfBuyers(restored);
  let [acknowledged, missing] = [0, 0];
  for (const [email, count] of expected) {
    acknowledged += count;
    missing += Math.max(0, count - (there.get(email) ?? 0));
  }
  console.log(
    `\n${(size / MEGABYTE).toFixed(0)} MB restored in ${s(seconds)}: ${missing} of ${acknowledged} acknowledged orders missing`,
  );
  console.log(`audited in ${await auditInWords(restored)}`);
  process.exitCode = missing > 0 || acknowledged === 0 ? 1 : 0;
} finally {
  rmSync(scratch, { recursive: true, force: true });
  if (kept === undefined) rmSync(folder, { recursive: true, force: true });
}
