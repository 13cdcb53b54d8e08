import { sql } from 'kysely';
import type { AuditCheck } from '../AuditCheck.ts';
import { sqlCheck } from '../sqlCheck.queries.ts';
import { historyPass } from './historyPass.queries.ts';

/** Checks of payments and of unpaid orders (I14 to I18, I20, I68, I69). */
export const paymentChecks: readonly AuditCheck[] = [
  historyPass.I14,
  historyPass.I15,
  sqlCheck(
    { id: 'I16', severity: 1, rule: 'A transaction of the card provider comes out one way once' },
    () => sql`
      select 'transaction ' || reference as key from payments where mode = 'card'
      group by reference, outcome having count(*) > 1`,
  ),
  historyPass.I17,
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
  historyPass.I20,
  sqlCheck(
    {
      id: 'I68',
      severity: 1,
      rule: 'What is given back of an order is at most what arrived; a refund has its sums by VAT rate',
    },
    () => sql`
      select 'order ' || credit.order_id as key
      from (select order_id, sum(amount_mills) as back, bool_or(kind <> 'change') as is_given from order_credits
        group by order_id) as credit
      cross join lateral (select coalesce(sum(amount_mills), 0) as arrived from payments
        where order_id = credit.order_id and outcome = 'paid' and effect in ('counts', 'part')) as paid
      where back > arrived and (arrived > 0 or is_given)
      union all
      select 'order credit ' || id from order_credits
      where rates is not null and amount_mills <> (
        select sum((rate ->> 'net')::bigint + (rate ->> 'vat')::bigint) from jsonb_array_elements(rates) as rate)`,
  ),
  sqlCheck(
    {
      id: 'I69',
      severity: 1,
      rule: 'A booked line of a bank statement is one transfer of its amount that was not undone',
    },
    () => sql`
      select 'statement line ' || line.id as key from statement_lines as line
      left join payments on payments.id = payment_id
      where payment_id is not null and (payments.amount_mills is distinct from line.amount_mills
        or mode <> 'bankTransfer' or exists (select from payments as undone where undone.reverses_id = payments.id))
      union all
      select 'payment ' || reversal.id from payments as reversal join payments on payments.id = reversal.reverses_id
      where reversal.amount_mills <> -payments.amount_mills or reversal.order_id <> payments.order_id`,
  ),
];
