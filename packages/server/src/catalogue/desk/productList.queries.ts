import {
  type DeskProductFilter,
  type DeskProductSort,
  type ListedDeskProduct,
  MOST_LISTED_PRODUCTS,
} from '@formulary/rules/catalogue/deskProductList';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/database/Db.ts';
import { countUpTo } from '../../platform/keyset/countUpTo.queries.ts';
import type { KeyedRow, PageWindow } from '../../platform/keyset/keysetPage.ts';
import {
  byAmount,
  byInstant,
  byText,
  isBeyond,
  readsDown,
  type SortedValue,
} from '../../platform/keyset/sortedValues.ts';

type Sql = RawBuilder<unknown>;

/** A page of the list in the order of a sort. */
interface ProductWindow extends PageWindow {
  readonly sort: DeskProductSort;
  readonly isDescending: boolean;
}

/** What the list is sorted by. */
export const productSorting: Readonly<Record<DeskProductSort, SortedValue>> = {
  name: byText(sql`name`),
  code: byText(sql`code`),
  price: byAmount(sql`price_mills`),
  inStock: byAmount(sql`in_stock::bigint`),
  added: byInstant(sql`added_at`),
};

/** Writes what LIKE takes for a pattern as the letters that were typed. */
const escaped = (word: string) => word.replaceAll(/[\\%_]/g, String.raw`\$&`);

/** Pictures that are drawn for a kind of product are shared by many. */
const hasOwnPicture = sql`(image <> '' and image not like 'generic-%')`;

/** Products of a category, and of those below it. */
const inCategory = (id: number) => sql`products.id in (
  with recursive below as (
    select id from categories where id = ${id}
    union select categories.id from categories join below on parent_id = below.id)
  select product_id from product_categories where category_id in (select id from below))`;

function conditionsOf(filter: DeskProductFilter): Sql {
  const { search, category, type, isOnSale, source, isLow, isColdChain, hasPicture } = filter;
  const typed = (search ?? '').trim().split(/\s+/).filter(Boolean);
  const conditions = [
    ...typed.map((word) => sql`(name || ' ' || code) ilike ${`%${escaped(word)}%`}`),
    ...(category === undefined ? [] : [inCategory(category)]),
    ...(type === undefined ? [] : [sql`type = ${type}`]),
    ...(isOnSale === undefined ? [] : [sql`is_on_sale = ${isOnSale}`]),
    ...(source === undefined ? [] : [sql`source = ${source}`]),
    ...(isLow === undefined ? [] : [sql`(in_stock <= minimum_stock) = ${isLow}`]),
    ...(isColdChain === undefined ? [] : [sql`is_cold_chain = ${isColdChain}`]),
    ...(hasPicture === undefined ? [] : [sql`${hasOwnPicture} = ${hasPicture}`]),
  ];
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
}

const columns = sql`id, code, name, type, price_mills as price, vat_percent as "vatPercent",
  in_stock as "inStock", minimum_stock as "minimumStock", is_on_sale as "isOnSale", source,
  is_cold_chain as "isColdChain", hazards, image, ${hasOwnPicture} as "hasPicture", added_at as "addedAt",
  coalesce((select categories.name from product_categories join categories on categories.id = category_id
    where product_id = products.id order by position, category_id limit 1), '') as category`;

/** Reads a page of products in the order of a sort; those with the same value by id. */
export async function readProductPage(
  db: Db,
  filter: DeskProductFilter,
  { sort, isDescending, mark, isBackward, limit }: ProductWindow,
): Promise<readonly KeyedRow<ListedDeskProduct>[]> {
  const sorted = productSorting[sort];
  const isDown = readsDown(isDescending, isBackward);
  const direction = sql.raw(isDown ? 'desc' : 'asc');
  const { rows } = await sql<ListedDeskProduct & { readonly key: string }>`
    select ${columns}, ${sorted.asText(sorted.by)} as key from products
    where ${mark ? isBeyond(sorted, mark, isDown) : sql`true`} and ${conditionsOf(filter)}
    order by ${sorted.by} ${direction}, id ${direction} limit ${sql.lit(limit)}`.execute(db);
  return rows.map(({ key, ...row }) => ({ key, row }));
}

/** Counts the products of a filter, but no further than one more than the most that a list counts. */
export function countProducts(db: Db, filter: DeskProductFilter): Promise<number> {
  return countUpTo(
    db,
    sql`select from products where ${conditionsOf(filter)}`,
    MOST_LISTED_PRODUCTS,
  );
}
