import type { CategoryImpact } from '@formulary/rules/catalogue/changes/categoryChanges';
import type { CategoryFields } from '@formulary/rules/catalogue/changes/categoryFields';
import type { RemovedCategory } from './restoreCategory.ts';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/Db.ts';
import type { Trx } from '../../platform/database/Trx.ts';

/** A category with its place among those with the same parent. */
export interface PlacedCategory extends CategoryFields {
  readonly id: number;
  readonly slug: string;
  /** Its number in the order of the shop. */
  readonly sortOrder: number;
  /** Products in it, without those below it. */
  readonly products: number;
}

/** Reads all categories by their order; the top level has parent 0. */
export async function readPlacedCategories(db: Db): Promise<readonly PlacedCategory[]> {
  const { rows } = await sql<PlacedCategory>`
    select id, slug, name, description, coalesce(parent_id, 0) as "parentId",
      prescription_limit as "prescriptionLimit", sort_order as "sortOrder",
      (row_number() over (partition by parent_id order by sort_order, id) - 1)::integer as position,
      coalesce(placed.products, 0)::integer as products
    from categories left join (
      select category_id, count(*) as products from product_categories group by category_id) as placed
      on category_id = id
    order by sort_order, id`.execute(db);
  return rows;
}

/** Lets one change of the tree happen at a time, so that two moves together make no circle. */
export async function lockCategories(trx: Trx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('category tree'))`.execute(trx);
}

/** Writes the texts, parent and limit of a category. */
export async function updateCategory(
  trx: Trx,
  id: number,
  { name, description, parentId, prescriptionLimit }: CategoryFields,
): Promise<void> {
  await trx
    .updateTable('categories')
    .set({
      name,
      description,
      parent_id: parentId === 0 ? null : parentId,
      prescription_limit: prescriptionLimit,
    })
    .where('id', '=', id)
    .execute();
}

/** Adds a category at the end, and returns its id and number. */
export async function insertCategory(
  trx: Trx,
  slug: string,
  { name, description, parentId, prescriptionLimit }: CategoryFields,
): Promise<{ readonly id: number; readonly sortOrder: number }> {
  return trx
    .insertInto('categories')
    .values({
      slug,
      name,
      description,
      parent_id: parentId === 0 ? null : parentId,
      prescription_limit: prescriptionLimit,
      sort_order: sql<number>`(select coalesce(max(sort_order) + 1, 0) from categories)`,
    })
    .returning(['id', 'sort_order as sortOrder'])
    .executeTakeFirstOrThrow();
}

/** Adds a removed category at the end again, under the id that it had, and returns its id and number. */
export async function insertCategoryAgain(
  trx: Trx,
  { id, slug, image }: { readonly id: number; readonly slug: string; readonly image: string },
  { name, description, parentId, prescriptionLimit }: CategoryFields,
): Promise<{ readonly id: number; readonly sortOrder: number }> {
  await sql`
    insert into categories
      (id, slug, image, name, description, parent_id, prescription_limit, sort_order)
    overriding system value
    values (${id}, ${slug}, ${image}, ${name}, ${description}, nullif(${parentId}::integer, 0),
      ${prescriptionLimit}, (select coalesce(max(sort_order) + 1, 0) from categories))`.execute(
    trx,
  );
  return trx
    .selectFrom('categories')
    .select(['id', 'sort_order as sortOrder'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

/** Gives categories their numbers in the order of the shop. */
export async function orderCategories(
  trx: Trx,
  numbers: ReadonlyMap<number, number>,
): Promise<void> {
  if (numbers.size === 0) return;
  await sql`
    update categories set sort_order = wanted.number
    from unnest(${[...numbers.keys()]}::integer[], ${[...numbers.values()]}::integer[]) as wanted (id, number)
    where categories.id = wanted.id`.execute(trx);
}

/** Removes a category that nothing is in. Returns what of it staff do not change. */
export function deleteCategory(
  trx: Trx,
  id: number,
): Promise<{ readonly slug: string; readonly image: string }> {
  return trx
    .deleteFrom('categories')
    .where('id', '=', id)
    .returning(['slug', 'image'])
    .executeTakeFirstOrThrow();
}

/** A category that is gone, and what its newest removal kept of it. */
interface KeptRemoval {
  readonly id: number;
  readonly version: number;
  readonly removedAt: Date;
  readonly removedBy: string;
  readonly reason: string;
  readonly kept: RemovedCategory;
}

/**
 * Reads the removals of categories that are gone, the newest first; of one category if given. Looks by ids that no
 * category has, since the events of all subjects are many.
 */
export async function readRemovals(
  db: Db,
  { id, most }: { readonly id?: number; readonly most: number },
): Promise<readonly KeptRemoval[]> {
  const ids =
    id === undefined
      ? sql`generate_series(1, (select last_value from categories_id_seq)::integer)`
      : sql`unnest(array[${id}::integer])`;
  const { rows } = await sql<KeptRemoval>`
    select gone.id, newest.id::float8 as version, happened_at as "removedAt",
      coalesce(detail ->> 'by', '') as "removedBy", coalesce(detail ->> 'reason', '') as reason,
      fields_before as kept
    from ${ids} as gone (id)
    cross join lateral (
      select audit_events.id, action, happened_at, detail from audit_events
      where subject = 'category ' || gone.id order by audit_events.id desc limit 1) as newest
    join catalogue_changes on event_id = newest.id
    where action = 'category-removed'
      and not exists (select from categories where categories.id = gone.id)
    order by newest.id desc limit ${most}`.execute(db);
  return rows;
}

/** Reads those of these products that still exist, with their categories. */
export async function readCategoriesOfProducts(
  db: Db,
  ids: readonly number[],
): Promise<readonly { readonly id: number; readonly categoryIds: readonly number[] }[]> {
  const { rows } = await sql<{ id: number; categoryIds: readonly number[] }>`
    select id, array(select category_id from product_categories
      where product_id = products.id order by position, category_id) as "categoryIds"
    from products where id = any(${[...ids]}::integer[]) order by id`.execute(db);
  return rows;
}

/** Reads the products of a category, without those below it. */
export async function readProductsOfCategory(
  db: Db,
  id: number,
): Promise<readonly { readonly id: number; readonly categoryIds: readonly number[] }[]> {
  const { rows } = await sql<{ id: number; categoryIds: readonly number[] }>`
    select product_id as id, array(select category_id from product_categories as all_of_it
      where all_of_it.product_id = placed.product_id order by position, category_id) as "categoryIds"
    from product_categories as placed where category_id = ${id} order by product_id`.execute(db);
  return rows;
}

/** Counts the products of categories, and the carts that hold one. */
export async function readCategoryImpact(
  db: Db,
  ids: readonly number[],
): Promise<Pick<CategoryImpact, 'products' | 'carts'>> {
  const { rows } = await sql<Pick<CategoryImpact, 'products' | 'carts'>>`
    with placed as materialized (
      select distinct product_id from product_categories where category_id = any(${[...ids]}::integer[]))
    select (select count(*)::float8 from placed) as products,
      (select count(distinct user_id)::float8 from placed join cart_lines using (product_id)) as carts`.execute(
    db,
  );
  return rows[0] ?? { products: 0, carts: 0 };
}

/** Makes orders that saw other limits of these categories be looked at again. */
export async function raiseOffersOfCategories(trx: Trx, ids: readonly number[]): Promise<void> {
  await sql`
    with placed as materialized (
      select id from products where id in (
        select product_id from product_categories where category_id = any(${[...ids]}::integer[]))
      order by id for no key update)
    update products set offer_version = offer_version + 1 from placed
    where products.id = placed.id`.execute(trx);
}
