import { sql } from 'kysely';
import type { Db } from '../platform/database/Db.ts';

const MOST_OF_A_PRODUCT = 5;

/** Directions given for a product. */
export interface GivenDirections {
  readonly productId: number;
  readonly directions: string;
}

/**
 * Reads the directions that a prescriber verified for these products, by product. The most used come first, then the
 * latest; at most five for each product.
 */
export async function readFavouriteDirections(
  db: Db,
  prescriberId: number,
  productIds: readonly number[],
): Promise<readonly GivenDirections[]> {
  const { rows } = await sql<GivenDirections>`
    select "productId", directions
    from (
      select line.product_id as "productId", item.directions,
        row_number() over (
          partition by line.product_id
          order by count(*) desc, max(rx.verified_at) desc, item.directions
        ) as place
      from prescriptions as rx
      join prescription_items as item on item.prescription_id = rx.id
      join order_lines as line on line.id = item.order_line_id
      where rx.prescriber_id = ${prescriberId} and rx.verified_at is not null
        and line.product_id = any(${productIds}::integer[]) and item.directions <> ''
      group by line.product_id, item.directions
    ) as given
    where place <= ${MOST_OF_A_PRODUCT}
    order by "productId", place`.execute(db);
  return rows;
}
