import { performance } from 'node:perf_hooks';
import type { Db } from '../platform/database/Db.ts';
import type { Trx } from '../platform/database/Trx.ts';
import type { Trust } from '../prescriptions/trust/Trust.ts';
import { auditChecks } from './auditChecks.ts';
import { type AuditContext, type AuditRule, Findings, type Found } from './AuditCheck.ts';
import { onOneSnapshot } from '../platform/database/onOneSnapshot.queries.ts';
import { prepareLongRead } from './prepareLongRead.queries.ts';

/** A checked rule with its findings and the duration of its check. */
export interface CheckedRule extends AuditRule, Found {
  /** Shared by rules that read the same rows in one check. */
  readonly milliseconds: number;
}

/** Options of an audit. */
export interface AuditOptions extends Partial<Pick<AuditContext, 'isMailSent' | 'onProgress'>> {
  /** Called with each rule once it is checked. */
  readonly onChecked?: (rule: CheckedRule) => void;
}

/** Database and trusted keys of the audited shop. */
export interface AuditedShop {
  readonly db: Db;
  readonly trust: Trust;
}

/** One reads for the rules that are recomputed here, the other for those that PostgreSQL decides. */
const CONNECTIONS = 2;

/** Checks every rule on one read-only snapshot of a live database and returns the broken ones (trust, Writing). */
export async function audit(
  { db, trust }: AuditedShop,
  now: Date,
  options: AuditOptions = {},
): Promise<readonly CheckedRule[]> {
  // Read before the snapshot, which then contains every anchored event.
  const anchors = await trust.anchors.current();
  return onOneSnapshot(db, CONNECTIONS, (trxs) =>
    auditWithin(trxs, { now, trust, anchors }, options),
  );
}

/** Audits within existing transactions that see the same, each with one check at a time. */
export async function auditWithin(
  trxs: readonly Trx[],
  known: Pick<AuditContext, 'now' | 'trust' | 'anchors'>,
  { onChecked = () => {}, onProgress = () => {}, isMailSent = false }: AuditOptions = {},
): Promise<readonly CheckedRule[]> {
  const findings = new Findings();
  const context: AuditContext = { ...known, isMailSent, onProgress };
  const results: (readonly CheckedRule[] | undefined)[] = [];
  // Checks with the same `run` are decided by it together.
  const waiting = shared(Map.groupBy(auditChecks.entries(), ([, { run }]) => run));
  let told = 0;
  const work = async (trx: Trx): Promise<void> => {
    await prepareLongRead(trx);
    for (const [run, checks] of waiting) {
      const begun = performance.now();
      await run(trx, context, findings);
      const milliseconds = Math.round(performance.now() - begun);
      for (const [index, { rules }] of checks)
        results[index] = rules.map((rule) => ({ ...rule, ...findings.of(rule.id), milliseconds }));
      // In the order of the rules, whichever is ready first.
      for (let next = results[told]; next; next = results[told]) {
        for (const result of next) onChecked(result);
        told += 1;
      }
    }
  };
  await finishAll(trxs.map(work));
  return results.flatMap((each) => each ?? []).filter(({ count }) => count > 0);
}

/** Yields each once to several loops: when one fails, the others end too. */
function* shared<Each>(all: Iterable<Each>): Generator<Each> {
  yield* all;
}

/** Waits until all have ended, so that no transaction is closed under one, and throws the first error. */
async function finishAll(works: readonly Promise<void>[]): Promise<void> {
  await Promise.allSettled(works);
  await Promise.all(works);
}

const KEYS_SHOWN = 5;
const WIDEST_SECONDS = 6;

/** Describes a checked rule in a line: its result, duration and the first rows that break it. */
export function describeRule({ id, rule, count, keys, milliseconds }: CheckedRule): string {
  const seconds = `${(milliseconds / 1000).toFixed(1)} s`.padStart(WIDEST_SECONDS);
  if (count === 0) return `${id} holds  ${seconds}  ${rule}`;
  const more = count > KEYS_SHOWN ? ' …' : '';
  const shown = keys.slice(0, KEYS_SHOWN).join(', ');
  return `${id} BROKEN ${seconds}  ${rule}: by ${count.toLocaleString('en-GB')} (${shown}${more})`;
}
