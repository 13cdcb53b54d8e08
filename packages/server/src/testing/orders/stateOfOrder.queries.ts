import { sql } from 'kysely';
import type { Db } from '../../platform/database/Db.ts';

/** Parts of an order that reviewing and signing its prescriptions may change, without ids and times. */
export interface StateOfOrder {
  readonly state: string;
  readonly amount: number;
  readonly lines: readonly number[];
  readonly stock: readonly number[];
  readonly movements: readonly (readonly [cause: string, packs: number])[];
  readonly credits: readonly number[];
  readonly prescriptions: readonly {
    readonly status: string;
    readonly steps: readonly string[];
    readonly packs: readonly number[];
    readonly directions: readonly string[];
    readonly events: readonly string[];
    readonly signatures: number;
  }[];
  readonly records: readonly string[];
  /** Subjects of the mails that name the order, except those with links, which are sent later. */
  readonly mails: readonly string[];
  /** Number of jobs to mail the links of its prescribers, and of mailed links. */
  readonly links: number;
}

/** Reads the state in one statement. */
export async function stateOfOrder(db: Db, orderId: number): Promise<StateOfOrder> {
  const { rows } = await sql<StateOfOrder>`
    select orders.state, amount_mills as amount,
      (select json_agg(quantity order by id) from order_lines where order_id = orders.id) as lines,
      (select json_agg(in_stock order by products.id) from products
        where id in (select product_id from order_lines where order_id = orders.id)) as stock,
      (select json_agg(json_build_array(cause, move.quantity) order by move.id)
        from stock_movements as move join order_lines as line on line.id = order_line_id
        where order_id = orders.id) as movements,
      (select coalesce(json_agg(amount_mills order by id), '[]') from order_credits where order_id = orders.id) as credits,
      (select json_agg(json_build_object('status', status,
          'steps', array_remove(array[case when verified_at is not null then 'verified' end,
            case when signed_at is not null then 'signed' end, case when rejected_at is not null then 'rejected' end,
            case when given_up_at is not null then 'given up' end, case when replaced_at is not null then 'replaced' end,
            case when replaces_id is not null then 'a correction' end], null),
          'packs', (select json_agg(quantity order by id) from prescription_items where prescription_id = rx.id),
          'directions', (select json_agg(directions order by id) from prescription_items where prescription_id = rx.id),
          'events', (select coalesce(json_agg(kind order by sequence), '[]') from prescription_events
            where prescription_id = rx.id and kind <> 'confirmation-sent'),
          'signatures', (select count(*) from prescription_signatures where prescription_id = rx.id)) order by id)
        from prescriptions as rx where order_id = orders.id) as prescriptions,
      (select json_agg(action order by id) from audit_events
        where subject = 'order ' || orders.id and action not in ('denied', 'order-flagged')
          or subject in (select 'prescription ' || id from prescriptions where order_id = orders.id)) as records,
      (select json_agg(replace(subject, number, 'N') order by id) from outbox
        where strpos(subject, number) > 0 and subject not like 'Please confirm%') as mails,
      (select count(*) from graphile_worker._private_jobs
        where key in (select 'mail-signature-confirmations ' || prescriber_id from prescriptions where order_id = orders.id))
      + (select count(*) from signature_confirmations as link
        join prescriptions as rx on rx.id = link.prescription_id where order_id = orders.id) as links
    from orders where id = ${orderId}`.execute(db);
  const [found] = rows;
  if (!found) throw new Error(`There is no order ${orderId}`);
  return found;
}
