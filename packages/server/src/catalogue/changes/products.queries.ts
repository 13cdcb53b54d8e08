import type { ProductFields } from '@formulary/rules/catalogue/changes/productFields';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/Db.ts';
import type { Trx } from '../../platform/database/Trx.ts';

/** A product with everything that staff change of it. */
export interface EditedProduct extends ProductFields {
  readonly id: number;
  /** In mills, without VAT; changed by `setPrices` alone. */
  readonly price: number;
}

const columns = sql`products.id, code, name, description, information, type, vat_percent as "vatPercent",
  prescription_limit as "prescriptionLimit", minimum_stock as "minimumStock", is_cold_chain as "isColdChain",
  hazards, is_on_sale as "isOnSale", image, price_mills as price,
  array(select category_id from product_categories
    where product_id = products.id order by position, category_id) as "categoryIds"`;

/** Reads products with everything that staff change of them, by id; leaves unknown ones out. */
export async function readEditedProducts(
  db: Db,
  ids: readonly number[],
): Promise<readonly EditedProduct[]> {
  const { rows } = await sql<EditedProduct>`
    select ${columns} from products where id = any(${[...ids]}::integer[]) order by id`.execute(db);
  return rows;
}

/** Locks products in the order of their ids, as orders do, and reads them; leaves unknown ones out. */
export async function lockProducts(
  trx: Trx,
  ids: readonly number[],
): Promise<readonly EditedProduct[]> {
  await sql`select from products where id = any(${[...ids]}::integer[])
    order by id for no key update`.execute(trx);
  return readEditedProducts(trx, ids);
}

/** Reads the versions of products: the ids of their newest events. */
export async function readProductVersions(
  db: Db,
  ids: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ id: number; version: number }>`
    select product.id, coalesce((select max(event.id) from audit_events as event
      where subject = 'product ' || product.id), 0)::float8 as version
    from unnest(${[...ids]}::integer[]) as product (id)`.execute(db);
  return new Map(rows.map(({ id, version }) => [id, version]));
}

/** Lets one transaction at a time give products codes. */
export async function lockCodes(trx: Trx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('product codes'))`.execute(trx);
}

/** Reads which products have these codes, in whatever letters. The keys are in small letters. */
export async function readOwnersOfCodes(
  db: Db,
  codes: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ id: number; code: string }>`
    select id, lower(code) as code from products
    where lower(code) in (select lower(unnest(${[...codes]}::text[])))`.execute(db);
  return new Map(rows.map(({ id, code }) => [code, id]));
}

/** Reads the names of categories by id, and keeps them from being removed meanwhile. */
export async function lockCategoryNames(
  trx: Trx,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const { rows } = await sql<{ id: number; name: string }>`
    select id, name from categories where id = any(${[...ids]}::integer[])
    order by id for key share`.execute(trx);
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Writes the fields of locked products. Prices and stock stay as they are. */
export async function updateProducts(trx: Trx, products: readonly EditedProduct[]): Promise<void> {
  const column = <K extends keyof EditedProduct>(name: K) => products.map((each) => each[name]);
  await sql`
    update products set code = next.code, name = next.name, description = next.description,
      information = next.information, type = next.type, vat_percent = next.vat_percent,
      prescription_limit = next.prescription_limit, minimum_stock = next.minimum_stock,
      is_cold_chain = next.is_cold_chain, is_on_sale = next.is_on_sale, image = next.image,
      hazards = array(select jsonb_array_elements_text(next.hazards::jsonb))
    from unnest(${column('id')}::integer[], ${column('code')}::text[], ${column('name')}::text[],
      ${column('description')}::text[], ${column('information')}::text[], ${column('type')}::text[],
      ${column('vatPercent')}::smallint[], ${column('prescriptionLimit')}::integer[],
      ${column('minimumStock')}::integer[], ${column('isColdChain')}::boolean[],
      ${column('isOnSale')}::boolean[], ${column('image')}::text[],
      ${products.map(({ hazards }) => JSON.stringify(hazards))}::text[])
      as next (id, code, name, description, information, type, vat_percent, prescription_limit, minimum_stock,
        is_cold_chain, is_on_sale, image, hazards)
    where products.id = next.id`.execute(trx);
}

/** Puts products into their categories, the most specific first, and takes them out of all others. */
export async function placeProducts(
  trx: Trx,
  products: readonly Pick<EditedProduct, 'id' | 'categoryIds'>[],
): Promise<void> {
  if (products.length === 0) return;
  await trx
    .deleteFrom('product_categories')
    .where(
      'product_id',
      'in',
      products.map(({ id }) => id),
    )
    .execute();
  const places = products.flatMap(({ id, categoryIds }) =>
    categoryIds.map((categoryId, position) => ({ id, categoryId, position })),
  );
  await sql`
    insert into product_categories (product_id, category_id, position)
    select * from unnest(${places.map(({ id }) => id)}::integer[],
      ${places.map(({ categoryId }) => categoryId)}::integer[],
      ${places.map(({ position }) => position)}::smallint[])`.execute(trx);
}

/** Keeps what a product or category was and is, by the event of the change. */
export async function keepChanges(
  trx: Trx,
  changes: readonly {
    readonly eventId: number;
    readonly before: object;
    readonly after: object;
  }[],
): Promise<void> {
  await sql`
    insert into catalogue_changes (event_id, fields_before, fields_after)
    select event_id, fields_before::jsonb, fields_after::jsonb
    from unnest(${changes.map(({ eventId }) => eventId)}::bigint[],
      ${changes.map(({ before }) => JSON.stringify(before))}::text[],
      ${changes.map(({ after }) => JSON.stringify(after))}::text[])
      as kept (event_id, fields_before, fields_after)`.execute(trx);
}

/** Adds products with an empty stock and without a price, and returns their ids in the same order. */
export async function insertProducts(
  trx: Trx,
  products: readonly ProductFields[],
  now: Date,
): Promise<readonly number[]> {
  const rows = await trx
    .insertInto('products')
    .values(
      products.map((product) => ({
        code: product.code,
        source: 'shop' as const,
        name: product.name,
        description: product.description,
        information: product.information,
        // Its first price is set like every other one.
        price_mills: 0,
        vat_percent: product.vatPercent,
        type: product.type,
        in_stock: 0,
        minimum_stock: product.minimumStock,
        prescription_limit: product.prescriptionLimit,
        image: product.image,
        is_cold_chain: product.isColdChain,
        hazards: sql<ProductFields['hazards']>`${[...product.hazards]}::text[]`,
        is_on_sale: product.isOnSale,
        added_at: now,
      })),
    )
    .returning(['id', 'code'])
    .execute();
  // The ledger of each begins with nothing.
  await trx
    .insertInto('stock_movements')
    .values(
      rows.map(({ id }) => ({
        product_id: id,
        cause: 'opening' as const,
        quantity: 0,
        order_line_id: null,
        moved_at: now,
      })),
    )
    .execute();
  const idOf = new Map(rows.map(({ id, code }) => [code, id]));
  return products.map(({ code }) => {
    const id = idOf.get(code);
    if (id === undefined) throw new Error(`The product ${code} was not added`);
    return id;
  });
}

/** Reads what a change of a product or category was made of; undefined for another event. */
export async function readKeptChange(
  db: Db,
  eventId: number,
  subject: string,
): Promise<{ readonly before: unknown; readonly after: unknown } | undefined> {
  const { rows } = await sql<{ before: unknown; after: unknown }>`
    select fields_before as before, fields_after as after
    from catalogue_changes join audit_events on audit_events.id = event_id
    where event_id = ${eventId} and subject = ${subject}`.execute(db);
  return rows[0];
}

/** Reads which events of a subject have a change that can be taken back. */
export async function readReversibleEvents(db: Db, subject: string): Promise<readonly number[]> {
  const { rows } = await sql<{ id: number }>`
    select event_id::float8 as id from audit_events join catalogue_changes on event_id = audit_events.id
    where subject = ${subject} order by event_id desc limit 500`.execute(db);
  return rows.map(({ id }) => id);
}
