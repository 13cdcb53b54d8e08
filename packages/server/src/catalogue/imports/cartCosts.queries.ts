import type { Mills } from '@formulary/rules/money/mills';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/Db.ts';
import { type PromotionRow, promotionsJson } from '../promotions.queries.ts';
import { isIncluded } from './importLines.queries.ts';

/** A line of a cart in which an import changes a price or VAT. */
export interface CostedLine {
  readonly userId: number;
  readonly quantity: number;
  readonly isPrescription: boolean;
  readonly price: Mills;
  readonly vatPercent: number;
  readonly offers: readonly PromotionRow[];
  /** What the import makes of the product; null where it leaves it alone. */
  readonly nextPrice: Mills | null;
  readonly nextVatPercent: number | null;
}

const repriced = (importId: number) => sql`
  repriced as materialized (
    select product_id, (after ->> 'price')::bigint as price, (after ->> 'vatPercent')::integer as vat
    from catalogue_import_lines
    where import_id = ${importId} and kind = 'changed' and ${isIncluded} and after ?| array['price', 'vatPercent']
  )`;

/** Counts the carts that hold a product of which an import changes price or VAT. */
export async function countRepricedCarts(db: Db, importId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    with ${repriced(importId)}
    select count(distinct user_id)::integer as count
    from repriced join cart_lines using (product_id)`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Reads all lines of up to `most` carts that hold such a product, those of the oldest accounts first. */
export async function readRepricedLines(
  db: Db,
  importId: number,
  { most, now }: { readonly most: number; readonly now: Date },
): Promise<readonly CostedLine[]> {
  const { rows } = await sql<CostedLine>`
    with ${repriced(importId)}, holders as materialized (
      select distinct user_id from repriced join cart_lines using (product_id)
      order by user_id limit ${sql.lit(most)}
    )
    select user_id as "userId", quantity, is_prescription as "isPrescription", products.price_mills as price,
      vat_percent as "vatPercent", ${promotionsJson(now)} as offers,
      repriced.price as "nextPrice", repriced.vat as "nextVatPercent"
    from holders join cart_lines using (user_id) join products on products.id = cart_lines.product_id
    left join repriced on repriced.product_id = cart_lines.product_id`.execute(db);
  return rows;
}
