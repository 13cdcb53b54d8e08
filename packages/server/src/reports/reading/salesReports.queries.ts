import type { DayRange, RangePiece } from '@formulary/rules/reports/reportPeriod';
import { longPiecesOf, piecesOf } from '@formulary/rules/reports/reportPeriod';
import type { Mills } from '@formulary/rules/money/mills';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/database/Db.ts';

type Sql = RawBuilder<unknown>;

/** Sums of a key, or a day, in a period, and its net sales in the period before. */
export interface SoldRow {
  /** Invoices. */
  readonly count: number;
  /** Packs invoiced less those credited. */
  readonly packs: number;
  readonly sold: Mills;
  readonly credited: Mills;
  readonly soldVat: Mills;
  readonly creditedVat: Mills;
}

/** What of it, without VAT and the VAT, was in the period before. */
export interface ComparedRow extends SoldRow {
  readonly key: number;
  readonly name: string | null;
  readonly before: Mills;
  readonly beforeVat: Mills;
}

/** Rows by rank, the most sold first, and how many there are. */
export interface RankedRows {
  readonly rows: readonly ComparedRow[];
  readonly all: number;
}

const inPiece = ({ grain, from, to }: RangePiece): Sql =>
  sql`(grain = ${sql.lit(grain)} and starts_on between ${from}::date and ${to}::date)`;

/** Returns the condition that sums are of a range: whole months as such, the days around them one by one. */
export const isIn = (range: DayRange): Sql =>
  sql`(${sql.join(piecesOf(range).map(inPiece), sql` or `)})`;

/** The same over sums of products and accounts, which are kept by quarter and by year too. */
const isInLong = (range: DayRange): Sql =>
  sql`(${sql.join(longPiecesOf(range).map(inPiece), sql` or `)})`;

/** Sums over `sales_sums`. */
const sums = sql`
  coalesce(sum(count) filter (where kind = 'Invoice'), 0) as count,
  coalesce(sum(case kind when 'Invoice' then packs else -packs end), 0) as packs,
  coalesce(sum(net_mills) filter (where kind = 'Invoice'), 0) as sold,
  coalesce(sum(net_mills) filter (where kind = 'Credit note'), 0) as credited,
  coalesce(sum(vat_mills) filter (where kind = 'Invoice'), 0) as "soldVat",
  coalesce(sum(vat_mills) filter (where kind = 'Credit note'), 0) as "creditedVat"`;

const asNumbers = sql`count::float8, packs::float8, sold::float8, credited::float8, "soldVat"::float8, "creditedVat"::float8`;

const signed = (column: 'net_mills' | 'vat_mills') =>
  sql`coalesce(sum(case kind when 'Invoice' then ${sql.ref(column)} else -${sql.ref(column)} end), 0)`;

/** Reads the sums of each day that has any. */
export async function readDays(db: Db, range: DayRange): Promise<ReadonlyMap<string, SoldRow>> {
  const { rows } = await sql<SoldRow & { readonly day: string }>`
    select starts_on::text as day, ${asNumbers} from (
      select starts_on, ${sums} from sales_sums
      where subject = 'all' and grain = 'day' and starts_on between ${range.from}::date and ${range.to}::date
      group by starts_on) as summed`.execute(db);
  return new Map(rows.map(({ day, ...row }) => [day, row]));
}

/** Reads the sums of a range. */
export async function readTotal(db: Db, range: DayRange): Promise<SoldRow> {
  const { rows } = await sql<SoldRow>`
    select ${asNumbers} from (
      select ${sums} from sales_sums where subject = 'all' and ${isIn(range)}) as summed`.execute(
    db,
  );
  return rows[0] as SoldRow;
}

/** What ranks are of, and the name of each key. */
const ranked = {
  product: sql`(select name from products where id = key)`,
  customer: sql`(select coalesce(nullif(company, ''), first_name || ' ' || last_name) from users where id = key)`,
} as const;

/**
 * Reads the keys that sold most in a range, with their names. Keys that only sold in the period before are not there.
 */
export async function readRanks(
  db: Db,
  subject: keyof typeof ranked,
  range: DayRange & { readonly before: DayRange },
  limit: number,
): Promise<RankedRows> {
  const { rows } = await sql<ComparedRow & { readonly all: number }>`
    with summed as (
      select key, ${sums} from sales_sums where subject = ${subject} and ${isInLong(range)} group by key
    ), listed as (
      select *, count(*) over () as "all" from summed order by sold - credited desc, key limit ${limit}
    )
    select key, ${ranked[subject]} as name, ${asNumbers}, "all"::float8, before.net::float8 as before,
      before.vat::float8 as "beforeVat"
    from listed cross join lateral (
      select ${signed('net_mills')} as net, ${signed('vat_mills')} as vat from sales_sums
      where subject = ${subject} and sales_sums.key = listed.key and ${isInLong(range.before)}
    ) as before
    order by sold - credited desc, key`.execute(db);
  return { rows: rows.map(({ all: _all, ...row }) => row), all: rows[0]?.all ?? 0 };
}

/** Reads the sums of each VAT rate of either period, the highest first. */
export async function readRates(
  db: Db,
  range: DayRange & { readonly before: DayRange },
): Promise<readonly ComparedRow[]> {
  const { rows } = await sql<ComparedRow>`
    with summed as (
      select key, ${sums} from sales_sums where subject = 'rate' and ${isIn(range)} group by key
    ), earlier as (
      select key, ${signed('net_mills')} as net, ${signed('vat_mills')} as vat from sales_sums
      where subject = 'rate' and ${isIn(range.before)} group by key
    )
    select key, null as name, coalesce(count, 0)::float8 as count, coalesce(packs, 0)::float8 as packs,
      coalesce(sold, 0)::float8 as sold, coalesce(credited, 0)::float8 as credited,
      coalesce("soldVat", 0)::float8 as "soldVat", coalesce("creditedVat", 0)::float8 as "creditedVat",
      coalesce(net, 0)::float8 as before, coalesce(vat, 0)::float8 as "beforeVat"
    from summed full join earlier using (key) order by key desc`.execute(db);
  return rows;
}

/** Key of the sums of products without a category. */
const NO_CATEGORY = 0;

/** Reads the sums of each top category of either period; sums below 1 are of what is no product. */
export async function readCategorySales(
  db: Db,
  range: DayRange & { readonly before: DayRange },
): Promise<readonly (ComparedRow & { readonly isProduct: boolean })[]> {
  const { rows } = await sql<ComparedRow & { readonly isProduct: boolean }>`
    with recursive tops as (
      select id, id as top from categories where parent_id is null
      union all
      select categories.id, top from categories join tops on categories.parent_id = tops.id
    ), summed as (
      select coalesce(now.key, earlier.key) as product, now.count, now.packs, now.sold, now.credited, now."soldVat",
        now."creditedVat", earlier.net, earlier.vat
      from (select key, ${sums} from sales_sums where subject = 'product' and ${isInLong(range)} group by key) as now
      full join (
        select key, ${signed('net_mills')} as net, ${signed('vat_mills')} as vat from sales_sums
        where subject = 'product' and ${isInLong(range.before)} group by key) as earlier using (key)
    )
    select coalesce(top, case when product > 0 then ${sql.lit(NO_CATEGORY)} else product end) as key, product > 0 as "isProduct",
      (select name from categories where id = top) as name, 0 as count,
      coalesce(sum(packs), 0)::float8 as packs, coalesce(sum(sold), 0)::float8 as sold,
      coalesce(sum(credited), 0)::float8 as credited, coalesce(sum("soldVat"), 0)::float8 as "soldVat",
      coalesce(sum("creditedVat"), 0)::float8 as "creditedVat", coalesce(sum(net), 0)::float8 as before,
      coalesce(sum(vat), 0)::float8 as "beforeVat"
    from summed left join lateral (
      -- Of what was sold alone; the catalogue has more.
      select category_id from product_categories where product_id = product order by position, category_id limit 1
    ) as first on true
    left join tops on tops.id = category_id
    group by top, 1, 2
    order by coalesce(sum(sold), 0) - coalesce(sum(credited), 0) desc, key`.execute(db);
  return rows;
}
