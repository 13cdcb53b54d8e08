import { LEAST_WINDOW_DAYS } from '@formulary/rules/stock/runOut';
import {
  MOST_COUNTED_PRODUCTS,
  type StockedProduct,
  type StockFilter,
  type StockSort,
} from '@formulary/rules/stock/stockList';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/database/Db.ts';
import type { KeyedRow, PageWindow } from '../../platform/keyset/keysetPage.ts';
import {
  byAmount,
  byText,
  isBeyond,
  readsDown,
  type SortedValue,
} from '../../platform/keyset/sortedValues.ts';
import { receivedPacks } from '../goods/purchaseOrders.queries.ts';

type Sql = RawBuilder<unknown>;

/** A page of the list in the order of a sort. */
interface StockWindow extends PageWindow {
  readonly sort: StockSort;
  readonly isDescending: boolean;
}

const packs = sql`coalesce(product_sales.packs, 0)`;
const days = sql`coalesce(product_sales.days, ${sql.lit(LEAST_WINDOW_DAYS)})`;
/** As `daysLeft` of the rules has it: null for what does not sell. */
const daysLeft = sql`(case when in_stock <= minimum_stock then 0
  when ${packs} = 0 then null else (in_stock - minimum_stock)::bigint * ${days} / ${packs} end)`;
/** After every number of days. */
const NEVER = 9_007_199_254_740_991;

/** What the list is sorted by; by speed of sale, packs of all windows are brought to 28 thousandths of a day. */
export const stockSorting: Readonly<Record<StockSort, SortedValue>> = {
  name: byText(sql`name`),
  code: byText(sql`code`),
  inStock: byAmount(sql`in_stock::bigint`),
  daysLeft: byAmount(sql`coalesce(${daysLeft}, ${sql.lit(NEVER)})`),
  sold: byAmount(sql`(${packs} * 28000 / ${days})`),
};

const onOrder = sql`
  select line.product_id, sum(greatest(0, line.packs - coalesce(came.packs, 0))) as packs
  from purchase_orders join purchase_order_lines as line on line.purchase_order_id = purchase_orders.id
  left join (${receivedPacks} and purchase_order_id in (select id from purchase_orders where closed_at is null)
    group by purchase_order_id, line.product_id) as came
    on came.purchase_order_id = purchase_orders.id and came.product_id = line.product_id
  where closed_at is null group by line.product_id`;

const products = sql`products left join on_order on on_order.product_id = products.id`;
/** From what is on order, which is little: `offset 0` keeps PostgreSQL from reading all products in the order of the list. */
const productsOnOrder = sql`(
  select products.id, code, name, in_stock, minimum_stock, is_on_sale
  from on_order join products on products.id = on_order.product_id where on_order.packs > 0 offset 0) as products
  join on_order on on_order.product_id = products.id`;

const from = (filter: StockFilter) => sql`
  ${filter.onOrder === true ? productsOnOrder : products}
  left join product_sales on product_sales.product_id = products.id`;

/** Writes what LIKE takes for a pattern as the letters that were typed. */
const escaped = (word: string) => word.replaceAll(/[\\%_]/g, String.raw`\$&`);

function conditionsOf({
  search,
  atSafety,
  runsOutWithin,
  onOrder: isOnOrder,
  isOnSale,
}: StockFilter): Sql {
  const typed = (search ?? '').trim().split(/\s+/).filter(Boolean);
  const conditions = [
    ...typed.map((word) => sql`(name || ' ' || code) ilike ${`%${escaped(word)}%`}`),
    ...(atSafety === undefined ? [] : [sql`(in_stock <= minimum_stock) = ${atSafety}`]),
    ...(runsOutWithin === undefined ? [] : [sql`${daysLeft} < ${Number(runsOutWithin)}`]),
    ...(isOnOrder === false ? [sql`(on_order.packs > 0) is not true`] : []),
    ...(isOnSale === undefined ? [] : [sql`is_on_sale = ${isOnSale}`]),
  ];
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
}

const columns = sql`products.id, code, name, in_stock as "inStock", minimum_stock as "minimumStock",
  is_on_sale as "isOnSale", ${packs}::float8 as packs, ${days}::integer as days,
  coalesce(on_order.packs, 0)::float8 as "onOrder", ${daysLeft}::float8 as "daysLeft"`;

type Row = Omit<StockedProduct, 'daysLeft'> & { readonly daysLeft: number | null };

const stockedOf = ({ daysLeft: left, ...row }: Row): StockedProduct => ({
  ...row,
  daysLeft: left ?? undefined,
});

/** Reads a page of products in the order of a sort; those with the same value by id. */
export async function readStock(
  db: Db,
  filter: StockFilter,
  { sort, isDescending, mark, isBackward, limit }: StockWindow,
): Promise<readonly KeyedRow<StockedProduct>[]> {
  const sorted = stockSorting[sort];
  const isDown = readsDown(isDescending, isBackward);
  const direction = sql.raw(isDown ? 'desc' : 'asc');
  const { rows } = await sql<Row & { readonly key: string }>`
    with on_order as materialized (${onOrder})
    select ${columns}, ${sorted.asText(sorted.by)} as key from ${from(filter)}
    where ${mark ? isBeyond(sorted, mark, isDown) : sql`true`} and ${conditionsOf(filter)}
    order by ${sorted.by} ${direction}, id ${direction} limit ${sql.lit(limit)}`.execute(db);
  return rows.map(({ key, ...row }) => ({ key, row: stockedOf(row) }));
}

/** Reads a product as the list has it. */
export async function readStockedProduct(db: Db, id: number): Promise<StockedProduct | undefined> {
  const { rows } = await sql<Row>`
    with on_order as materialized (${onOrder})
    select ${columns} from ${from({})} where products.id = ${id}`.execute(db);
  return rows[0] && stockedOf(rows[0]);
}

/** Counts the products of a filter, but no further than one more than the most that a list counts. */
export async function countStock(db: Db, filter: StockFilter): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    with on_order as materialized (${onOrder})
    select count(*)::integer as count from (
      select from ${from(filter)} where ${conditionsOf(filter)} limit ${sql.lit(MOST_COUNTED_PRODUCTS + 1)}) as matching`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}
