import { sql } from 'kysely';
import type { AuditCheck } from '../AuditCheck.ts';
import { sqlCheck } from '../sqlCheck.queries.ts';

/** Checks of payments and of unpaid orders (I14 to I18, I20). */
export const paymentChecks: readonly AuditCheck[] = [
  sqlCheck(
    {
      id: 'I14',
      severity: 1,
      rule: 'What was paid, with its parts, is the amount of the order and what is given back of it, in pounds; a part is what was recorded, and less',
    },
    () => sql`
      select 'order ' || orders.id as key from (
        select order_id, sum(payments.amount_mills) filter (where effect <> 'surplus') as came,
          min(payments.amount_mills) filter (where effect = 'surplus') as least_twice,
          max(payments.amount_mills) filter (where effect = 'surplus') as most_twice,
          bool_or(effect = 'counts') as is_counted,
          bool_or(currency <> 'GBP' or (effect = 'part'
            and event.detail -> 'amountMills' is distinct from to_jsonb(payments.amount_mills))) as is_wrong
        from payments left join audit_events as event on event.id = event_id and effect = 'part'
        where outcome = 'paid' group by order_id
      ) as paid join orders on orders.id = order_id
      left join (select order_id, sum(amount_mills) as back from order_credits group by order_id) as credit
        on credit.order_id = orders.id
      cross join lateral (select orders.amount_mills + coalesce(back, 0) as owed) as due
      where is_wrong or least_twice <> owed or most_twice <> owed
        or case when is_counted or payment_status in ('Paid', 'Refunded') then came <> owed else came >= owed end`,
  ),
  sqlCheck(
    {
      id: 'I15',
      severity: 1,
      rule: 'Every order that is paid was paid by the word of the card provider or of staff, or came in paid',
    },
    () => sql`
      select 'order ' || orders.id as key
      from orders left join (
        select payments.order_id, min(payments.mode) as mode, bool_and(coalesce(case
          when mode = 'card' then is_authentic and verdict = 'counts' and callback.order_id = payments.order_id
          else event.subject = 'order ' || payments.order_id and detail ? 'by'
            and case effect when 'part' then action = 'payment-part' else detail ->> 'cause' = 'paid' end
          end, false)) as is_proven
        from payments left join payment_callbacks as callback on callback.id = callback_id
        left join audit_events as event on event.id = event_id
        where outcome = 'paid' and effect in ('counts', 'part') group by payments.order_id
      ) as proven on proven.order_id = orders.id and proven.mode = payment_mode and is_proven
      left join (
        select distinct subject from audit_events
        where action = 'order-imported' and detail ->> 'paymentStatus' in ('Paid', 'Refunded')
      ) as imported on imported.subject = 'order ' || orders.id
      where payment_status in ('Paid', 'Refunded')
        and proven.order_id is null and imported.subject is null`,
  ),
  sqlCheck(
    { id: 'I16', severity: 1, rule: 'A transaction of the card provider comes out one way once' },
    () => sql`
      select 'transaction ' || reference as key from payments where mode = 'card'
      group by reference, outcome having count(*) > 1`,
  ),
  sqlCheck(
    { id: 'I17', severity: 1, rule: 'What is written by hand is never paid by card' },
    () => sql`
      select 'order ' || orders.id as key from orders
      left join (select distinct order_id from payments where mode = 'card') as carded
        on carded.order_id = orders.id
      where has_manual_prescription and (payment_mode = 'card' or carded.order_id is not null)`,
  ),
  sqlCheck(
    {
      id: 'I18',
      severity: 1,
      rule: 'No order waits for its payment ten minutes beyond its time, no message of the card provider for being judged',
    },
    ({ now }) => sql`
      select 'order ' || orders.id as key from orders
      left join (select distinct order_id from order_lines
        where manual_index is not null and priced_at is null) as unpriced
        on unpriced.order_id = orders.id
      where state = 'Awaiting payment' and case when held_until is null then unpriced.order_id is null
        else held_until < ${now}::timestamptz - interval '10 minutes' end
      union all
      select 'payment callback ' || id from payment_callbacks
      where judged_at is null and received_at < ${now}::timestamptz - interval '10 minutes'`,
  ),
  sqlCheck(
    {
      id: 'I20',
      severity: 1,
      rule: 'What was paid for a cancelled order, or twice, is due to be given back',
    },
    () => sql`
      select 'order ' || orders.id as key from payments join orders on orders.id = order_id
      where outcome = 'paid' and refund_due_at is null and refunded_at is null
        and (state = 'Cancelled' or effect = 'surplus')`,
  ),
];
