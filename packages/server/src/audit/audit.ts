import { performance } from 'node:perf_hooks';
import type { Db } from '../platform/database/Db.ts';
import type { Trx } from '../platform/database/Trx.ts';
import type { Trust } from '../prescriptions/trust/Trust.ts';
import { auditChecks } from './auditChecks.ts';
import { type AuditContext, type AuditRule, Findings, type Found } from './AuditCheck.ts';
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

/** Checks every rule on one read-only snapshot of a live database and returns the broken ones (trust, Writing). */
export async function audit(
  { db, trust }: AuditedShop,
  now: Date,
  options: AuditOptions = {},
): Promise<readonly CheckedRule[]> {
  // Read before the snapshot, which then contains every anchored event.
  const anchors = await trust.anchors.current();
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute((trx) => auditWithin(trx, { now, trust, anchors }, options));
}

/** Audits within an existing transaction. */
export async function auditWithin(
  trx: Trx,
  known: Pick<AuditContext, 'now' | 'trust' | 'anchors'>,
  { onChecked = () => {}, onProgress = () => {}, isMailSent = false }: AuditOptions = {},
): Promise<readonly CheckedRule[]> {
  await prepareLongRead(trx);
  const findings = new Findings();
  const checked: CheckedRule[] = [];
  for (const { rules, run } of auditChecks) {
    const begun = performance.now();
    await run(trx, { ...known, isMailSent, onProgress }, findings);
    const milliseconds = Math.round(performance.now() - begun);
    for (const rule of rules) {
      const result = { ...rule, ...findings.of(rule.id), milliseconds };
      onChecked(result);
      checked.push(result);
    }
  }
  return checked.filter(({ count }) => count > 0);
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
