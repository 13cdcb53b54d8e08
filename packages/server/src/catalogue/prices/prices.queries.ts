import type { Mills } from '@formulary/rules/money/mills';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/Db.ts';
import type { Trx } from '../../platform/database/Trx.ts';

/** A product whose price is locked until the transaction ends. */
export interface PricedProduct {
  readonly id: number;
  readonly name: string;
  readonly price: Mills;
}

/** Whoever changes prices shares it; an import has it alone while it compares the prices of many for the last time. */
const PRICES = sql`hashtext('product prices')`;

/** Locks the prices of products, in the order of their ids as orders do; leaves unknown ones out. */
export async function lockPrices(
  trx: Trx,
  ids: readonly number[],
): Promise<readonly PricedProduct[]> {
  const [, { rows }] = await Promise.all([
    sql`select pg_advisory_xact_lock_shared(${PRICES})`.execute(trx),
    sql<PricedProduct>`
      select id, name, price_mills as price from products where id = any(${[...ids]}::integer[])
      order by id for no key update`.execute(trx),
  ]);
  return rows;
}

/** Keeps every price from being changed until the transaction ends, without a lock that orders would wait for. */
export async function lockAllPrices(trx: Trx): Promise<void> {
  await sql`select pg_advisory_xact_lock(${PRICES})`.execute(trx);
}

/** A price that a product is to have. */
export interface PlannedPrice {
  readonly productId: number;
  readonly from: Date;
  readonly price: Mills;
}

/** Reads the planned prices of products, in the order in which they come into force. */
export async function readPlannedPrices(
  db: Db,
  productIds: readonly number[],
): Promise<readonly PlannedPrice[]> {
  const { rows } = await sql<PlannedPrice>`
    select product_id as "productId", holds_from as "from", price_mills as price
    from price_changes where state = 'planned' and product_id = any(${[...productIds]}::integer[])
    order by holds_from, id`.execute(db);
  return rows;
}

/** Who decides a price. */
export interface PriceAuthor {
  readonly by: string;
  readonly staffId: number | undefined;
  readonly at: Date;
}

/** A price to write down. */
export interface WrittenPrice extends PlannedPrice {
  readonly reason: string;
}

const columnsOf = (prices: readonly WrittenPrice[]) => sql`
  unnest(${prices.map(({ productId }) => productId)}::integer[], ${prices.map(({ price }) => price)}::bigint[],
    ${prices.map(({ from }) => from)}::timestamptz[], ${prices.map(({ reason }) => reason)}::text[])
    with ordinality as typed (product_id, price_mills, holds_from, reason, position)`;

/** Plans prices. */
export async function insertPlannedPrices(
  trx: Trx,
  prices: readonly WrittenPrice[],
  { by, staffId, at }: PriceAuthor,
): Promise<void> {
  await sql`
    insert into price_changes (product_id, price_mills, holds_from, state, decided_at, decided_by, staff_id, reason)
    select product_id, price_mills, holds_from, 'planned', ${at}, ${by}, ${staffId ?? null}, reason
    from ${columnsOf(prices)} order by position`.execute(trx);
}

/** Writes prices that hold at once into the history of locked products, and then into the products. */
export async function insertPricesInForce(
  trx: Trx,
  prices: readonly WrittenPrice[],
  { by, staffId, at }: PriceAuthor,
): Promise<void> {
  await sql`
    insert into price_changes (product_id, price_mills, before_mills, holds_from, state, force_order, in_force_at,
      decided_at, decided_by, staff_id, reason)
    select product_id, ordered.price_mills, products.price_mills, holds_from, 'in-force', nextval('price_force_order'),
      ${at}, ${at}, ${by}, ${staffId ?? null}, reason
    from (select product_id, price_mills, holds_from, reason from ${columnsOf(prices)} order by position) as ordered
    join products on products.id = product_id`.execute(trx);
  await writePrices(trx, prices);
}

/** Writes prices into locked products. A trigger compares each with the history. */
async function writePrices(
  trx: Trx,
  prices: readonly { readonly productId: number; readonly price: Mills }[],
): Promise<void> {
  await sql`
    update products set price_mills = written.price
    from unnest(${prices.map(({ productId }) => productId)}::integer[],
      ${prices.map(({ price }) => price)}::bigint[]) as written (id, price)
    where products.id = written.id and price_mills <> written.price`.execute(trx);
}

/**
 * Locks up to `most` products with a planned price whose moment has come, those that wait longest first. Leaves out what
 * another transaction has locked, so that it never waits, and several servers share the work.
 */
export async function lockDueProducts(
  trx: Trx,
  now: Date,
  most: number,
): Promise<readonly number[]> {
  const { rows } = await sql<{ id: number }>`
    select products.id from price_changes join products on products.id = product_id
    where state = 'planned' and holds_from <= ${now}
    order by holds_from, product_id limit ${sql.lit(most)} for no key update of products skip locked`.execute(
    trx,
  );
  return [...new Set(rows.map(({ id }) => id))];
}

/** Returns up to `most` products with a planned price whose moment has come, those that wait longest first. */
export async function readDueProducts(db: Db, now: Date, most: number): Promise<readonly number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct product_id as id from (
      select product_id from price_changes where state = 'planned' and holds_from <= ${now}
      order by holds_from, product_id limit ${sql.lit(most)}) as due`.execute(db);
  return rows.map(({ id }) => id);
}

/** Counts the planned prices of a moment. */
export async function countPricesToCome(db: Db, from: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from price_changes
    where state = 'planned' and holds_from = ${from}`.execute(db);
  return rows[0]?.count ?? 0;
}

/**
 * Brings the planned prices of locked products into force whose moment has come, in the order of their moments, and
 * records each that was planned for a later moment than that of the decision: the decision of others is recorded already.
 * One statement, so that orders of these products wait as briefly as possible. Returns how many there were, and how many were recorded.
 */
export async function forceDuePrices(
  trx: Trx,
  productIds: readonly number[],
  now: Date,
): Promise<{ readonly forced: number; readonly recorded: number }> {
  const { rows } = await sql<{ forced: number; recorded: number }>`
    with due as materialized (
      select id, product_id, holds_from,
        lag(price_mills) over (partition by product_id order by holds_from, id) as previous
      from price_changes
      where state = 'planned' and holds_from <= ${now} and product_id = any(${[...productIds]}::integer[])
    ), counted as materialized (
      select id, product_id, previous, nextval('price_force_order') as force_order
      from (select id, product_id, previous from due order by holds_from, id) as ordered
    ), forced as (
      update price_changes as change
      set state = 'in-force', force_order = counted.force_order, in_force_at = ${now},
        before_mills = coalesce(counted.previous, products.price_mills)
      from counted join products on products.id = counted.product_id
      where change.id = counted.id
      returning change.product_id, change.price_mills, change.before_mills, change.reason, change.force_order,
        change.holds_from > change.decided_at as was_planned
    ), written as (
      update products set price_mills = newest.price_mills
      from (select distinct on (product_id) product_id, price_mills from forced order by product_id, force_order desc)
        as newest
      where products.id = newest.product_id and products.price_mills <> newest.price_mills
    ), told as (
      insert into audit_events (happened_at, action, subject, detail)
      select ${now}, 'price-came-into-force', 'product ' || product_id,
        jsonb_build_object('reason', coalesce(reason, ''), 'beforeMills', before_mills, 'amountMills', price_mills)
      from (select * from forced where was_planned order by force_order) as planned
    )
    select count(*)::integer as forced, (count(*) filter (where was_planned))::integer as recorded
    from forced`.execute(trx);
  return rows[0] ?? { forced: 0, recorded: 0 };
}

/** Withdraws planned prices. Returns those that were planned still. */
export async function withdrawPlannedPrices(
  trx: Trx,
  moments: readonly { readonly productId: number; readonly from: Date }[],
  { by, reason, at }: { readonly by: string; readonly reason: string; readonly at: Date },
): Promise<readonly { readonly productId: number; readonly from: Date }[]> {
  const { rows } = await sql<{ productId: number; from: Date }>`
    update price_changes as change
    set state = 'withdrawn', withdrawn_at = ${at}, withdrawn_by = ${by}, withdraw_reason = ${reason}
    from unnest(${moments.map(({ productId }) => productId)}::integer[],
      ${moments.map(({ from }) => from)}::timestamptz[]) as moment (product_id, holds_from)
    where change.product_id = moment.product_id and change.holds_from = moment.holds_from and state = 'planned'
    returning change.product_id as "productId", change.holds_from as "from"`.execute(trx);
  return rows;
}
