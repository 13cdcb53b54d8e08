import type { Promotion } from '@formulary/rules/pricing/promotion';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../platform/database/Db.ts';

/** A promotion as read by `promotionsJson`; times in milliseconds. */
export interface PromotionRow {
  readonly quantity: number;
  readonly price: number;
  readonly startsAt: number;
  readonly endsAt: number;
}

/** Selects a product's promotions as JSON, largest bundle first: all that were not called off, or those active at a time. */
export function promotionsJson(activeAt?: Date): RawBuilder<unknown> {
  const isWanted = activeAt ? sql`starts_at <= ${activeAt} and ends_at >= ${activeAt}` : sql`true`;
  return sql`coalesce((select json_agg(json_build_object('quantity', quantity, 'price', price_mills,
      'startsAt', round(extract(epoch from starts_at) * 1000),
      'endsAt', round(extract(epoch from ends_at) * 1000)) order by quantity desc, id)
    from promotions where product_id = products.id and withdrawn_at is null and ${isWanted}), '[]')`;
}

/** Converts promotion rows. */
export function promotionsOf(rows: readonly PromotionRow[]): readonly Promotion[] {
  return rows.map(({ quantity, price, startsAt, endsAt }) => {
    return { quantity, price, startsAt: new Date(startsAt), endsAt: new Date(endsAt) };
  });
}

/** Reads the promotions of all products that have any. */
export async function readPromotions(db: Db): Promise<ReadonlyMap<number, readonly Promotion[]>> {
  const { rows } = await sql<{ id: number; offers: readonly PromotionRow[] }>`
    select id, ${promotionsJson()} as offers from products
    where exists (select from promotions where product_id = products.id)`.execute(db);
  return new Map(rows.map(({ id, offers }) => [id, promotionsOf(offers)]));
}
