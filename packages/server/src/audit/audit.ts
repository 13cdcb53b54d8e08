import type { Db } from '../database/Db.ts';
import type { Trx } from '../database/Trx.ts';
import { findBreaches } from './findBreaches.queries.ts';
import { invariants } from './invariants.queries.ts';
import { mispricedLines } from './mispricedLines.ts';

/** A rule that does not hold, and the rows that break it. */
export interface Breach {
  readonly id: string;
  readonly rule: string;
  readonly keys: readonly string[];
}

/** How many rules `audit` checks. */
export const AUDITED_RULES = invariants(new Date(0)).length + 1;

/** Checks every invariant on one snapshot of a live database and answers those that are broken (trust, Writing). */
export async function audit(db: Db, now: Date): Promise<readonly Breach[]> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute((trx) => auditWithin(trx, now));
}

/** The same inside a transaction that is there already. */
export async function auditWithin(trx: Trx, now: Date): Promise<readonly Breach[]> {
  const breaches: Breach[] = [];
  for (const { id, rule, breaches: query } of invariants(now)) {
    breaches.push({ id, rule, keys: await findBreaches(trx, query) });
  }
  const rule = 'A line costs what its quantity, unit price and offers make';
  breaches.push({ id: 'I06', rule, keys: await mispricedLines(trx) });
  return breaches.filter(({ keys }) => keys.length > 0);
}
