import { sql } from 'kysely';

/**
 * Orders whose payments, followed one after the other, do not lead to where their payment stands: paid once it was paid,
 * given back once that was, failed once an attempt was, and what came after a payment changed nothing. Orders that came in
 * from elsewhere bring their outcome along.
 */
export const paymentsReplayed = sql`
  select 'order ' || orders.id as key
  from orders left join (
    select order_id, bool_or(outcome = 'paid') as is_paid, bool_or(is_wrong) as is_wrong,
      bool_or(outcome = 'paid' and effect = 'counts' and refunded_at is not null) as is_refunded,
      bool_or(outcome <> 'paid' and effect = 'counts') as is_failed
    from (
      select payments.*, effect <> case
        when coalesce(bool_or(outcome = 'paid') over (partition by order_id order by id
          rows between unbounded preceding and 1 preceding), false)
        then case outcome when 'paid' then 'surplus' else 'ignored' end
        else 'counts' end as is_wrong
      from payments) as step
    group by order_id
  ) as replayed on replayed.order_id = orders.id
  left join (select distinct subject from audit_events where action = 'order-imported') as imported
    on imported.subject = 'order ' || orders.id
  where coalesce(is_wrong, false) or (imported.subject is null and payment_status <> case
    when is_refunded then 'Refunded' when is_paid then 'Paid'
    when is_failed or state = 'Cancelled' then 'Failed' else 'Pending' end)`;
