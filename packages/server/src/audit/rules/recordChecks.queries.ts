import { sql } from 'kysely';
import type { AuditCheck, AuditRule } from '../AuditCheck.ts';
import { sqlCheck } from '../sqlCheck.queries.ts';
import { chainBroken } from './chainBroken.ts';
import { historyPass } from './historyPass.queries.ts';

/** PostgreSQL's trigger event bits (tgtype). */
const UPDATE_DELETE_TRUNCATE = sql.lit(8 | 16 | 32);

const appendOnlyRule: AuditRule = {
  id: 'I39',
  severity: 1,
  rule: 'What was recorded, and what moved stock, can only be added to; each event of a prescription follows from the one before it',
};

const canBeChanged = sqlCheck(
  appendOnlyRule,
  () => sql`
    select 'table ' || kept.name as key
    from (values ('audit_events'), ('stock_movements'), ('prescription_events'),
      ('prescription_signatures'), ('seal_keys'), ('deliveries'), ('delivery_lines')) as kept (name)
    where (
      select coalesce(bit_or(tgtype), 0::smallint) from pg_trigger
      where tgrelid = to_regclass(kept.name) and tgfoid = to_regproc('refuse_change')
        and tgenabled in ('O', 'A')
    ) & ${UPDATE_DELETE_TRUNCATE} <> ${UPDATE_DELETE_TRUNCATE}`,
);

/** Checks of the state against its records (I19, I39, I40). */
export const recordChecks: readonly AuditCheck[] = [
  historyPass.I19,
  {
    rules: [appendOnlyRule],
    run: async (trx, context, findings) => {
      await canBeChanged.run(trx, context, findings);
      findings.add('I39', await chainBroken(trx));
    },
  },
  historyPass.I40,
];
