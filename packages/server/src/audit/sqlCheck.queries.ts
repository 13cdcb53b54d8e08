import { type RawBuilder, sql } from 'kysely';
import type { Trx } from '../platform/database/Trx.ts';
import { type AuditCheck, type AuditContext, type AuditRule, Findings } from './AuditCheck.ts';

/** Returns a check decided by one query, which selects the name of each breaking row as `key`. */
export function sqlCheck(
  rule: AuditRule,
  breaches: (context: AuditContext) => RawBuilder<unknown>,
): AuditCheck {
  return {
    rules: [rule],
    run: runOf(
      (context) =>
        sql`select ${sql.lit(rule.id)} as rule, key from (${breaches(context)}) as named`,
    ),
  };
}

/** The number of a rule. */
type Id = AuditRule['id'];

/**
 * Returns checks by number that one query decides together: it selects the number of each broken rule as `rule`, and
 * the name of the row as `key`.
 */
export function sqlPass<Ids extends Id>(
  rules: Readonly<Record<Ids, Omit<AuditRule, 'id'>>>,
  breaches: (context: AuditContext) => RawBuilder<unknown>,
): Readonly<Record<Ids, AuditCheck>> {
  const run = runOf(breaches);
  const checks = Object.entries<Omit<AuditRule, 'id'>>(rules).map(([id, rule]) => [
    id,
    { rules: [{ ...rule, id: id as Ids }], run },
  ]);
  return Object.fromEntries(checks) as Record<Ids, AuditCheck>;
}

function runOf(breaches: (context: AuditContext) => RawBuilder<unknown>): AuditCheck['run'] {
  return (trx, context, findings) => runPass(trx, breaches(context), findings);
}

/** Records the count and the first names of the rows that break each rule, which a query selects as for `sqlPass`. */
export async function runPass(
  trx: Trx,
  breaches: RawBuilder<unknown>,
  findings: Findings,
): Promise<void> {
  const { rows } = await sql<{ rule: Id; keys: readonly string[]; total: number }>`
    select rule, (array_agg(key))[:${sql.lit(Findings.mostKeys)}] as keys, count(*) as total
    from (select distinct rule, key from (${breaches}) as breach) as named
    group by rule`.execute(trx);
  for (const { rule, keys, total } of rows) findings.add(rule, keys, total);
}
