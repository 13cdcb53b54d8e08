import { sql } from 'kysely';

/**
 * Finds orders whose payment status does not follow from their payments in order of time. An order is paid after a full
 * payment, or when its parts add up to its amount. It is refunded after a refund, and failed after a failed attempt.
 * Payments after a full one change nothing. Imported orders keep the status that they came with.
 */
export const paymentsReplayed = sql`
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
