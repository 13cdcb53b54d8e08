import type { ImportedProduct } from '@formulary/rules/catalogue/imports/compareImport';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/Db.ts';
import type { Trx } from '../../platform/database/Trx.ts';

/** A product as an import finds it, with its categories by id, the most specific first. */
export interface FoundProduct extends Omit<ImportedProduct, 'categories'> {
  readonly code: string;
  readonly source: 'shop' | 'demo' | 'tariff';
  readonly categoryIds: readonly number[];
}

/** What is charged, or what is about to be: a price whose moment has come is in force within seconds. */
const priceAt = (now: Date) => sql`coalesce((
    select change.price_mills from price_changes as change
    where change.product_id = products.id and state = 'planned' and holds_from <= ${now}
    order by holds_from desc, change.id desc limit 1), products.price_mills)`;

const found = (
  now: Date,
) => sql`products.id, code, source, name, ${priceAt(now)} as price, vat_percent as "vatPercent", type,
  prescription_limit as "prescriptionLimit", minimum_stock as "minimumStock", is_cold_chain as "isColdChain",
  is_on_sale as "isOnSale", description, information, image,
  array(select category_id from product_categories
    where product_id = products.id order by position, category_id) as "categoryIds",
  (select coalesce(json_agg(json_build_object('price', price_mills, 'from',
      to_char(holds_from at time zone 'Europe/London',
        case when (holds_from at time zone 'Europe/London')::time = '00:00' then 'YYYY-MM-DD' else 'YYYY-MM-DD HH24:MI' end))
      order by holds_from), '[]'::json)
    from price_changes where product_id = products.id and state = 'planned' and holds_from > ${now}) as planned`;

/** Reads products by code, in whatever letters. The keys are in small letters. */
export async function readProductsOfCodes(
  db: Db,
  codes: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, FoundProduct>> {
  const { rows } = await sql<FoundProduct & { readonly small: string }>`
    select ${found(now)}, lower(code) as small from products
    where lower(code) in (select lower(unnest(${[...codes]}::text[])))`.execute(db);
  return new Map(rows.map(({ small, ...product }) => [small, product]));
}

/** Reads products by id. */
export async function readProductsOfIds(
  db: Db,
  ids: readonly number[],
  now: Date,
): Promise<ReadonlyMap<number, FoundProduct>> {
  const { rows } = await sql<FoundProduct>`
    select ${found(now)} from products where id = any(${[...ids]}::integer[])`.execute(db);
  return new Map(rows.map((product) => [product.id, product]));
}

/** Reads the next products in the order of their ids. */
export async function readProductsAfter(
  db: Db,
  after: number,
  { limit, now }: { readonly limit: number; readonly now: Date },
): Promise<readonly FoundProduct[]> {
  const { rows } = await sql<FoundProduct>`
    select ${found(now)} from products where id > ${after} order by id limit ${sql.lit(limit)}`.execute(
    db,
  );
  return rows;
}

/** Locks products by id, in the order of their ids as orders do. */
export async function lockProductsOfIds(trx: Trx, ids: readonly number[]): Promise<void> {
  await sql`
    select from products where id = any(${[...ids]}::integer[]) order by id for no key update`.execute(
    trx,
  );
}

/** Returns whether one of these products had another price just before now than the one that is expected. */
export async function hasOtherPrice(
  trx: Trx,
  expected: readonly { readonly productId: number; readonly before: number }[],
  now: Date,
): Promise<boolean> {
  // The prices that this transaction has decided hold from now on.
  const justBefore = new Date(+now - 1);
  const { rows } = await sql<{ isOther: boolean }>`
    select exists (
      select from unnest(${expected.map(({ productId }) => productId)}::integer[],
        ${expected.map(({ before }) => before)}::bigint[]) as expected (id, price)
      join products using (id) where ${priceAt(justBefore)} <> expected.price) as "isOther"`.execute(
    trx,
  );
  return rows[0]?.isOther ?? false;
}

/** Says that products come from the Drug Tariff. */
export async function markAsTariff(trx: Trx, ids: readonly number[]): Promise<void> {
  await sql`update products set source = 'tariff' where id = any(${[...ids]}::integer[])`.execute(
    trx,
  );
}

/** Reads who changed products last, by id: their names, as far as staff did. */
export async function readLastAuthors(
  db: Db,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const { rows } = await sql<{ id: number; by: string }>`
    select product.id, coalesce(staff.name, event.detail ->> 'by') as by
    from unnest(${[...ids]}::integer[]) as product (id)
    cross join lateral (
      select staff_id, detail from audit_events where subject = 'product ' || product.id
      order by id desc limit 1) as event
    left join staff on staff.id = event.staff_id
    where coalesce(staff.name, event.detail ->> 'by') is not null`.execute(db);
  return new Map(rows.map(({ id, by }) => [id, by]));
}
