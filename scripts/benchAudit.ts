// `npm run bench:audit [-- orders]`: measures the time and memory of `npm run audit` for a number of orders.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import type { CheckedRule } from '../packages/server/src/audit/audit.ts';
import { fillShop } from '../packages/server/src/audit/testing/fillShop.queries.ts';
import { fillWithSums, withEmbeddedShop } from '../packages/bench/src/embeddedShop.queries.ts';
import { describeMachine } from '../packages/bench/src/shop/report.ts';
import { root } from './root.ts';

const BYTES_PER_MIB = 2 ** 20;
const orders = Number(process.argv[2] ?? 200_000);
if (!Number.isSafeInteger(orders) || orders < 1) {
  throw new Error('Say how many orders: npm run bench:audit -- 200000');
}

/** Output of `npm run audit -- --json`. */
interface AuditReport {
  readonly seconds: number;
  readonly peakMemoryBytes: number;
  readonly broken: number;
  readonly rules: readonly CheckedRule[];
}

const folder = mkdtempSync(join(tmpdir(), 'formulary-bench-audit-'));
const dataFolder = join(folder, 'data');

async function fill(): Promise<void> {
  await withEmbeddedShop(dataFolder, (database) =>
    fillWithSums(database, (client, say) => fillShop(client, orders, say, { areChecked: false })),
  );
}

try {
  console.log(describeMachine());
  const begun = performance.now();
  await fill();
  console.log(`Filled in ${((performance.now() - begun) / 1000).toFixed(1)} s\n`);
  const main = join(root, 'packages/server/src/commands/audit.ts');
  const { stdout, status } = spawnSync(process.execPath, [main, '--json'], {
    env: { ...process.env, DATABASE_URL: '', FORMULARY_DATA: dataFolder },
    stdio: ['ignore', 'pipe', 'inherit'],
    encoding: 'utf8',
  });
  const report = JSON.parse(stdout) as AuditReport;
  const memory = Math.round(report.peakMemoryBytes / BYTES_PER_MIB);
  console.log(
    `\n${report.rules.length} rules on ${orders.toLocaleString('en-GB')} orders in ${report.seconds.toFixed(1)} s, ${memory} MiB of memory at most, ${report.broken} broken`,
  );
  process.exitCode = status ?? 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
