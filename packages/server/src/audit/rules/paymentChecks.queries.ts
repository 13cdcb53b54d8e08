import { sql } from 'kysely';
import type { AuditCheck } from '../AuditCheck.ts';
import { sqlCheck } from '../sqlCheck.queries.ts';
import { historyPass } from './historyPass.queries.ts';

/** Checks of payments and of unpaid orders (I14 to I18, I20). */
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
];
