import { sql } from 'kysely';
import { sqlPass } from '../sqlCheck.queries.ts';
import { wrongAccountMoves } from './accountMoves.queries.ts';
import { paymentsOfOrders, recordsOfOrders, repricedOrders } from './orderHistories.queries.ts';

/**
 * Whether the payment status of an order does not follow from its payments in order of time. An order is paid after a
 * full payment, or when its parts add up to its amount. It is refunded after a refund, and failed after a failed attempt.
 * Imported orders keep the status that they came with.
 */
const isPaymentWrong = sql`
  last_unlike_after > first_full or first_unlike_before <= coalesce(first_full, first_unlike_before)
  or (imports > 0 is not true and payment_status <> case
    when is_settled and is_refunded then 'Refunded' when is_settled then 'Paid'
    when is_failed or state = 'Cancelled' then 'Failed' else 'Pending' end)`;

/**
 * The condition under which an order breaks each rule. `owed` is the order's amount plus what it became cheaper by and
 * what arrived beyond it; refunds in part and goodwill change neither. More may arrive for a cancelled order.
 */
const breaches = {
  I14: sql`is_unlike_record or least_twice <> owed or most_twice <> owed
    or case when is_counted or payment_status in ('Paid', 'Refunded')
      then came <> owed and not (state = 'Cancelled' and came > owed) else came >= owed end`,
  I15: sql`payment_status in ('Paid', 'Refunded') and is_imported_as_paid is not true
    and (mode = payment_mode and is_proven) is not true`,
  I17: sql`has_manual_prescription and (payment_mode = 'card' or is_carded)`,
  I19: sql`id is not null and beginnings is not null
      and (last_state is distinct from state or last_payment is distinct from payment_status)
    or ${isPaymentWrong}`,
  I20: sql`state = 'Cancelled' and is_kept or is_kept_twice`,
  I25: sql`(state not in ('Awaiting payment', 'Awaiting prescription', 'Cancelled') and payment_status <> 'Paid')
    or is_impossible`,
  I40: sql`case when id is null then beginnings > 0 else beginnings is distinct from 1
    or actor_id is distinct from user_id or first_number is distinct from number
    or case when is_repriced then repriced_amount else first_amount end is distinct from to_jsonb(amount_mills)
    or first_cart_version is distinct from to_jsonb(cart_version) end`,
};

const broken = Object.entries(breaches);

/** Checks of orders beside their records and payments, read once (I14, I15, I17, I19, I20, I25, I40). */
export const historyPass = sqlPass(
  {
    I14: {
      severity: 1,
      rule: 'What was paid, with its parts, is the amount of the order and what is given back of it, in pounds; a part is what was recorded, and less',
    },
    I15: {
      severity: 1,
      rule: 'Every order that is paid was paid by the word of the card provider or of staff, or came in paid',
    },
    I17: { severity: 1, rule: 'What is written by hand is never paid by card' },
    I19: {
      severity: 1,
      rule: 'An order stands where the last of its recorded events left it; its payment too, and where its payments lead',
    },
    I20: {
      severity: 1,
      rule: 'What was paid for a cancelled order, or twice, is due to be given back',
    },
    I25: {
      severity: 2,
      rule: 'Nothing is packed before it is paid and signed, and orders went only where orders can go',
    },
    I40: {
      severity: 1,
      rule: 'Every order was recorded once as it was placed; an account stands where its recorded moves lead, each of them possible',
    },
  },
  () => sql`
    select failing.rule, coalesce('order ' || id, record.subject) as key
    from (
      select orders.*, paid.*, amount_mills + coalesce(back, 0) as owed,
        coalesce(first_full is not null or in_parts >= amount_mills + coalesce(back, 0), false) as is_settled
      from orders
      left join (${paymentsOfOrders}) as paid on paid.order_id = orders.id
      left join (select order_id, sum(amount_mills) as back from order_credits
        where kind in ('change', 'over') group by order_id) as credit
        on credit.order_id = orders.id
    ) as settled
    full join (${recordsOfOrders}) as record on record.subject = 'order ' || id
    left join (${repricedOrders}) as changed on changed.repriced = record.subject
    cross join unnest(array[${sql.join(
      broken.map(([id, breaks]) => sql`case when ${breaks} then ${sql.lit(id)} end`),
    )}]) as failing (rule)
    where (${sql.join(
      broken.map(([, breaks]) => sql`(${breaks})`),
      sql` or `,
    )}) and failing.rule is not null
    union all
    select 'I25', 'order ' || order_id from prescriptions join orders on orders.id = order_id
    where state not in ('Awaiting payment', 'Awaiting prescription', 'Cancelled')
      and (confirmed_at is null or status = 'rejected') and not (status = 'rejected' and (given_up_at is not null
        or exists (select from prescriptions as correction where correction.replaces_id = prescriptions.id)))
    union all
    select 'I40', key from (${wrongAccountMoves}) as account`,
);
