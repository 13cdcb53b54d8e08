import { type RawBuilder, sql } from 'kysely';
import { type AuditCheck, type AuditContext, type AuditRule, Findings } from './AuditCheck.ts';

/** Returns a check decided by one query, which selects the name of each breaking row as `key`. */
export function sqlCheck(
  rule: AuditRule,
  breaches: (context: AuditContext) => RawBuilder<unknown>,
): AuditCheck {
  return {
    rules: [rule],
    run: async (trx, context, findings) => {
      const { rows } = await sql<{ key: string; total: number }>`
        select key, count(*) over () as total
        from (select distinct key from (${breaches(context)}) as breach) as named
        limit ${sql.lit(Findings.mostKeys)}`.execute(trx);
      const [first] = rows;
      if (!first) return;
      const keys = rows.map(({ key }) => key);
      findings.add(rule.id, keys, first.total);
    },
  };
}
