import type { DeliveryTerms } from '@formulary/rules/orders/deliveryTerms';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/Db.ts';
import type { Trx } from '../../platform/database/Trx.ts';

/** A way of delivery with its number. */
export interface KeptDelivery extends DeliveryTerms {
  readonly id: number;
}

/** A way of delivery as staff see it. */
export interface ListedDelivery extends KeptDelivery {
  readonly version: number;
  readonly waitingOrders: number;
}

const terms = sql`id, details, fee_mills as price, service, position::integer as position, is_offered as "isOffered"`;
const waits = sql`state in ('Awaiting payment', 'Awaiting prescription', 'Processing')`;

/** Reads every way of delivery in the order of the shop, with its version and the orders that wait. */
export async function readDelivery(db: Db): Promise<readonly ListedDelivery[]> {
  const { rows } = await sql<ListedDelivery>`
    with waiting as materialized (
      select delivery_option_id, count(*)::float8 as orders from orders where ${waits} group by delivery_option_id)
    select ${terms}, coalesce(waiting.orders, 0) as "waitingOrders",
      coalesce((select max(audit_events.id) from audit_events
        where subject = 'delivery-option ' || delivery_options.id), 0)::float8 as version
    from delivery_options left join waiting on delivery_option_id = delivery_options.id
    order by delivery_options.position, delivery_options.id`.execute(db);
  return rows;
}

/** Lets one person at a time change ways of delivery: their names and the number of those offered depend on all. */
export async function lockDelivery(trx: Trx): Promise<readonly KeptDelivery[]> {
  await sql`select pg_advisory_xact_lock(hashtext('delivery options'))`.execute(trx);
  return readKeptDelivery(trx);
}

/** Reads every way of delivery. */
export async function readKeptDelivery(db: Db): Promise<readonly KeptDelivery[]> {
  const { rows } =
    await sql<KeptDelivery>`select ${terms} from delivery_options order by id`.execute(db);
  return rows;
}

const columnsOf = ({ details, price, service, position, isOffered }: DeliveryTerms) => ({
  details,
  fee_mills: price,
  service,
  position,
  is_offered: isOffered,
});

/** Adds a way of delivery under a number. */
export async function insertDelivery(trx: Trx, id: number, delivery: DeliveryTerms): Promise<void> {
  await trx
    .insertInto('delivery_options')
    .values({ id, ...columnsOf(delivery) })
    .execute();
}

/** Changes a way of delivery. */
export async function updateDelivery(trx: Trx, id: number, delivery: DeliveryTerms): Promise<void> {
  await trx.updateTable('delivery_options').set(columnsOf(delivery)).where('id', '=', id).execute();
}

/** Counts carts with goods, those with goods that must stay cold, and orders with a way of delivery that have not left. */
export async function countDeliveryImpact(
  db: Db,
  id: number,
): Promise<{ readonly carts: number; readonly coldCarts: number; readonly waitingOrders: number }> {
  const { rows } = await sql<{ carts: number; coldCarts: number; waitingOrders: number }>`
    select (select count(distinct user_id)::float8 from cart_lines) as carts,
      (select count(distinct user_id)::float8 from cart_lines join products on products.id = product_id
        where is_cold_chain) as "coldCarts",
      (select count(*)::float8 from orders where ${waits} and delivery_option_id = ${id}) as "waitingOrders"`.execute(
    db,
  );
  const [counted] = rows;
  if (!counted) throw new Error('A count has a row');
  return counted;
}
