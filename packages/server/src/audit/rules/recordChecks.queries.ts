import { accountMoves } from '@formulary/rules/accounts/accountState';
import { sql } from 'kysely';
import type { AuditCheck, AuditRule } from '../AuditCheck.ts';
import { sqlCheck } from '../sqlCheck.queries.ts';
import { chainBroken } from './chainBroken.ts';
import { accountMovesMade } from './accountChecks.queries.ts';

/**
 * Finds orders whose payment status does not follow from their payments in order of time. An order is paid after a full
 * payment, or when its parts add up to its amount. It is refunded after a refund, and failed after a failed attempt.
 * Payments after a full one change nothing. Imported orders keep the status that they came with.
 */
const paymentsReplayed = sql`
  select 'order ' || orders.id as key
  from orders left join (
    select order_id, bool_or(outcome = 'paid' and effect <> 'part') as is_paid, bool_or(is_wrong) as is_wrong,
      sum(amount_mills) filter (where effect = 'part') as in_parts,
      bool_and(refunded_at is not null) filter (where outcome = 'paid' and effect in ('counts', 'part')) as is_refunded,
      bool_or(outcome <> 'paid' and effect = 'counts') as is_failed
    from (
      select payments.*, effect <> case
        when coalesce(bool_or(outcome = 'paid' and effect <> 'part') over (partition by order_id order by id
          rows between unbounded preceding and 1 preceding), false)
        then case outcome when 'paid' then 'surplus' else 'ignored' end
        else case when effect = 'part' and outcome = 'paid' then 'part' else 'counts' end end as is_wrong
      from payments) as step
    group by order_id
  ) as replayed on replayed.order_id = orders.id
  left join (select distinct subject from audit_events where action = 'order-imported') as imported
    on imported.subject = 'order ' || orders.id
  left join (select order_id, sum(amount_mills) as back from order_credits group by order_id) as credit
    on credit.order_id = orders.id
  cross join lateral (
    select coalesce(is_paid or in_parts >= amount_mills + coalesce(back, 0), false) as is_settled) as settled
  where coalesce(is_wrong, false) or (imported.subject is null and payment_status <> case
    when is_settled and is_refunded then 'Refunded' when is_settled then 'Paid'
    when is_failed or state = 'Cancelled' then 'Failed' else 'Pending' end)`;

const possibleMoves = sql.join(
  Object.entries(accountMoves).flatMap(([from, ways]) =>
    [from, ...ways].map((to) => sql`(${sql.lit(from)}, ${sql.lit(to)})`),
  ),
);

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
      ('prescription_signatures'), ('seal_keys')) as kept (name)
    where (
      select coalesce(bit_or(tgtype), 0::smallint) from pg_trigger
      where tgrelid = to_regclass(kept.name) and tgfoid = to_regproc('refuse_change')
        and tgenabled in ('O', 'A')
    ) & ${UPDATE_DELETE_TRUNCATE} <> ${UPDATE_DELETE_TRUNCATE}`,
);

/** Checks of the state against its records (I19, I39, I40). */
export const recordChecks: readonly AuditCheck[] = [
  sqlCheck(
    {
      id: 'I19',
      severity: 1,
      rule: 'An order stands where the last of its recorded events left it; its payment too, and where its payments lead',
    },
    () => sql`
      select 'order ' || orders.id as key
      from orders join (
        select distinct on (subject) subject, detail
        from audit_events where action in ('order-placed', 'order-imported', 'order-moved')
        order by subject, id desc
      ) as last on last.subject = 'order ' || orders.id
      where last.detail ->> 'state' is distinct from state
        or last.detail ->> 'paymentStatus' is distinct from payment_status
      union ${paymentsReplayed}`,
  ),
  {
    rules: [appendOnlyRule],
    run: async (trx, context, findings) => {
      await canBeChanged.run(trx, context, findings);
      findings.add('I39', await chainBroken(trx));
    },
  },
  sqlCheck(
    {
      id: 'I40',
      severity: 1,
      rule: 'Every order was recorded once as it was placed; an account stands where its recorded moves lead, each of them possible',
    },
    () => sql`
      select coalesce('order ' || orders.id, event.subject) as key
      from orders full join (
        select subject, actor_id, detail, count(*) over (partition by subject) as times
        from audit_events where action in ('order-placed', 'order-imported')
      ) as event on event.subject = 'order ' || orders.id
      left join (
        select distinct on (subject) subject, detail as priced from audit_events
        where action in ('manual-item-priced', 'order-changed') order by subject, id desc
      ) as repriced on repriced.subject = event.subject
      where orders.id is null or event.subject is null or times > 1
        or event.actor_id is distinct from orders.user_id
        or event.detail ->> 'number' is distinct from number
        or coalesce(priced, event.detail) -> 'amountMills' is distinct from to_jsonb(amount_mills)
        or event.detail -> 'cartVersion' is distinct from to_jsonb(cart_version)
      union all
      select subject from (
        select subject, reached, left_state,
          lag(reached) over (partition by subject order by id) as stood,
          row_number() over (partition by subject order by id desc) as from_end
        from (${accountMovesMade}) as move) as replayed
      left join users on replayed.subject = 'user ' || users.id
      where (from_end = 1 and users.id is not null and account_state <> reached)
        or (stood is not null and left_state is distinct from stood)
        or (left_state is not null and (left_state, reached) not in (${possibleMoves}))`,
  ),
];
