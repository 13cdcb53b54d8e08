import { MOST_FOUND_PRODUCTS } from '@formulary/rules/calls/desk/deskProductCalls';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/Db.ts';

/** A product as the palette of the desk shows it. */
export interface FoundProduct {
  readonly id: number;
  readonly name: string;
  readonly code: string;
  readonly isOnSale: boolean;
}

/** Writes what LIKE takes for a pattern as the letters that were typed. */
const escaped = (typed: string) => typed.replaceAll(/[\\%_]/g, String.raw`\$&`);

/** Finds products with every typed word in name or code, those on sale first, by name. */
export async function findProducts(db: Db, search: string): Promise<readonly FoundProduct[]> {
  const words = search.trim().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const has = words.map(
    (word) =>
      sql`lower(name || ' ' || coalesce(code, '')) like '%' || lower(${escaped(word)}::text) || '%'`,
  );
  const { rows } = await sql<FoundProduct>`
    select id, name, coalesce(code, '') as code, is_on_sale as "isOnSale" from products
    where ${sql.join(has, sql` and `)}
    order by is_on_sale desc, lower(name), id limit ${sql.lit(MOST_FOUND_PRODUCTS)}`.execute(db);
  return rows;
}
