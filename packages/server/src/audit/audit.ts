import { performance } from 'node:perf_hooks';
import type { Db } from '../platform/database/Db.ts';
import type { Trx } from '../platform/database/Trx.ts';
import type { Trust } from '../prescriptions/trust/Trust.ts';
import { auditChecks } from './auditChecks.ts';
import type { AuditContext } from './AuditContext.ts';
import type { AuditRule } from './AuditRule.ts';
import { Findings, type Found } from './Findings.ts';
import { prepareLongReading } from './prepareLongReading.queries.ts';

/** A rule, the rows that break it if there are any, and how long its check took. */
export interface CheckedRule extends AuditRule, Found {
  /** Rules that read the same rows share one check and its time. */
  readonly milliseconds: number;
}

/** What an audit may be told. */
export interface AuditOptions extends Partial<Pick<AuditContext, 'isMailSent' | 'onProgress'>> {
  /** Told about every rule as soon as it is checked. */
  readonly onChecked?: (rule: CheckedRule) => void;
}

/** A shop that is audited, and what it trusts besides its database. */
export interface AuditedShop {
  readonly db: Db;
  readonly trust: Trust;
}

/** Checks every rule on one snapshot of a live database, changing nothing, and answers those that are broken (trust, Writing). */
export async function audit(
  { db, trust }: AuditedShop,
  now: Date,
  options: AuditOptions = {},
): Promise<readonly CheckedRule[]> {
  // Before the snapshot, which has every event that is anchored by now.
  const anchors = await trust.anchors.current();
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute((trx) => auditWithin(trx, { now, trust, anchors }, options));
}

/** The same inside a transaction that is there already. */
export async function auditWithin(
  trx: Trx,
  known: Pick<AuditContext, 'now' | 'trust' | 'anchors'>,
  { onChecked = () => {}, onProgress = () => {}, isMailSent = false }: AuditOptions = {},
): Promise<readonly CheckedRule[]> {
  await prepareLongReading(trx);
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
