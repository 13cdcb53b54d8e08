import { orderMoves } from '@formulary/rules/orders/orderMoves';
import { orderStateNames } from '@formulary/rules/orders/orderStates';
import { type RawBuilder, sql } from 'kysely';

const isBeginning = sql`action in ('order-placed', 'order-imported')`;

const moves = orderStateNames.flatMap((from) =>
  // An order can stay in its state while its payment changes.
  [from, ...orderMoves[from]].map((to) => sql`(${sql.lit(from)}, ${sql.lit(to)})`),
);
const possibleMoves = sql.join(moves);

/** Orders seldom have more moves; longer paths are judged move by move. */
const LONGEST_USUAL_PATH = sql.lit(8);

/** Selects every possible path of up to eight states, so that an order's path is looked up and not walked. */
const usualPaths = sql`
  with recursive usual (path) as (
    select array[state] from unnest(array[${sql.join(orderStateNames.map((name) => sql.lit(name)))}]) as begun (state)
    union all
    select path || reached from usual
    join (values ${possibleMoves}) as move (left_state, reached) on left_state = path[cardinality(path)]
    where cardinality(path) < ${LONGEST_USUAL_PATH})
  select path from usual`;

/** Selects the impossible moves of a path. */
const impossibleMoves = (path: RawBuilder<unknown>) => sql`
  select from (
    select state, lag(state) over (order by place) as stood
    from unnest(${path}) with ordinality as reached (state, place)) as step
  where stood is not null and (stood, state) not in (${possibleMoves})`;

// Without a filter: PostgreSQL would sort the events of each order again.
const path = sql`array_agg(detail ->> 'state' order by id)`;
const payments = sql`array_agg(detail ->> 'paymentStatus' order by id)`;
const beginnings = sql`array_agg(detail) filter (where ${isBeginning})`;

/**
 * Selects what was recorded of each order, in the order of the index of subjects: how it began, where it was left, and
 * whether it made impossible moves.
 */
export const recordsOfOrders = sql`
  select subject, (${path})[count(*)] as last_state, (${payments})[count(*)] as last_payment,
    ${path} not in (${usualPaths}) and exists (${impossibleMoves(path)}) as is_impossible,
    count(*) filter (where ${isBeginning}) as beginnings,
    max(actor_id) filter (where ${isBeginning}) as actor_id,
    (${beginnings})[1] ->> 'number' as first_number,
    (${beginnings})[1] -> 'amountMills' as first_amount,
    (${beginnings})[1] -> 'cartVersion' as first_cart_version,
    count(*) filter (where action = 'order-imported') as imports,
    bool_or(detail ->> 'paymentStatus' in ('Paid', 'Refunded')) filter (where action = 'order-imported')
      as is_imported_as_paid
  from audit_events where action in ('order-placed', 'order-imported', 'order-moved')
  group by subject`;

/** Selects the last records that changed an order's amount. */
export const repricedOrders = sql`
  select distinct on (subject) subject as repriced, detail -> 'amountMills' as repriced_amount, true as is_repriced
  from audit_events where action in ('manual-item-priced', 'order-changed', 'order-lines-corrected') order by subject, id desc`;

/**
 * Selects what was paid of each order, and what came of its payments in order of time. A payment before the first full
 * one counts, or is a part; one after it changes nothing. Where the booking of a transfer was undone, transfers that came
 * while the order was paid stay surplus, and only one that counts is a full one.
 */
export const paymentsOfOrders = sql`
  select payments.order_id,
    sum(amount_mills) filter (where outcome = 'paid' and effect <> 'surplus') as came,
    min(amount_mills) filter (where outcome = 'paid' and effect = 'surplus' and mode = 'card') as least_twice,
    max(amount_mills) filter (where outcome = 'paid' and effect = 'surplus' and mode = 'card') as most_twice,
    bool_or(effect = 'counts') filter (where outcome = 'paid') as is_counted,
    bool_or(currency <> 'GBP' or (effect = 'part' and to_jsonb(amount_mills) is distinct from (
      select detail -> 'amountMills' from audit_events where audit_events.id = event_id))
    ) filter (where outcome = 'paid') as is_unlike_record,
    min(mode) filter (where outcome = 'paid' and effect in ('counts', 'part')) as mode,
    bool_and(coalesce(case when mode = 'card'
      then is_authentic and verdict = 'counts' and callback.order_id = payments.order_id
      else case effect when 'part' then case when reverses_id is null then action = 'payment-part' or cause = 'paid'
          else action = 'payment-undone' end
        else cause = 'paid' end end, false)
    ) filter (where outcome = 'paid' and effect in ('counts', 'part')) as is_proven,
    bool_or(mode = 'card') as is_carded,
    bool_or(refund_due_at is null and refunded_at is null)
      filter (where outcome = 'paid' and reverses_id is null and undone_id is null) as is_kept,
    bool_or(refund_due_at is null and refunded_at is null)
      filter (where outcome = 'paid' and effect = 'surplus') as is_kept_twice,
    sum(amount_mills) filter (where effect = 'part') as in_parts,
    bool_and(refunded_at is not null) filter (where outcome = 'paid' and effect in ('counts', 'part')) as is_refunded,
    bool_or(outcome <> 'paid' and effect = 'counts') as is_failed,
    case when bool_or(reverses_id is not null and effect = 'part')
      then min(payments.id) filter (where outcome = 'paid' and effect = 'counts')
      else min(payments.id) filter (where outcome = 'paid' and effect <> 'part') end as first_full,
    min(payments.id) filter (where effect <> case
      when outcome = 'paid' and (effect = 'part' or mode = 'bankTransfer' and effect = 'surplus') then effect
      else 'counts' end) as first_unlike_before,
    max(payments.id) filter (where effect <> case outcome when 'paid' then 'surplus' else 'ignored' end)
      as last_unlike_after
  from payments left join payment_callbacks as callback on callback.id = callback_id
  left join (select reverses_id as undone_id from payments where reverses_id is not null) as undoing
    on undone_id = payments.id
  left join (
    select id, subject, action, detail ->> 'cause' as cause from audit_events
    where detail ? 'by' and (detail ->> 'cause' = 'paid' or action in ('payment-part', 'payment-undone'))
  ) as proof on proof.id = event_id and proof.subject = 'order ' || payments.order_id
  group by payments.order_id`;
