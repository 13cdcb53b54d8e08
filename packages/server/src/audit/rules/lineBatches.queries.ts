import { sql } from 'kysely';
import type { Trx } from '../../platform/database/Trx.ts';
import { cursorBatches } from '../../platform/database/cursorBatches.queries.ts';

/** What prices an order line, and its price; money in mills. Rule I10 reports amounts too large to be exact. */
export interface LinePricing {
  readonly isPrescription: boolean;
  readonly quantity: number;
  readonly unitPrice: number;
  readonly vatPercent: number;
  readonly subtotal: number;
  readonly vat: number;
  readonly total: number;
  readonly fullPrice: number;
  /** Stored JSON, unchecked. */
  readonly promotions: unknown;
}

/** Order lines that were priced alike. */
export interface LinesAlike extends LinePricing {
  /** Id of one of them. */
  readonly sample: number;
  /** When the first and the last of their orders were placed; null without offers, whose prices have no time. */
  readonly firstPlacedAt: Date | null;
  readonly lastPlacedAt: Date | null;
}

/** An order line as bought. */
export interface AuditedLine extends LinePricing {
  readonly id: number;
  readonly placedAt: Date;
}

const pricing = sql`is_prescription, quantity, unit_price_mills, vat_percent, subtotal_mills, vat_mills, total_mills,
  full_price_mills, promotions`;

const pricingColumns = sql`is_prescription as "isPrescription", quantity, unit_price_mills::float8 as "unitPrice",
  vat_percent as "vatPercent", subtotal_mills::float8 as subtotal, vat_mills::float8 as vat,
  total_mills::float8 as total, full_price_mills::float8 as "fullPrice", promotions`;

/** Yields all order lines, those that were priced alike as one: far fewer than lines, so that each can be recomputed. */
export function linesAlike(trx: Trx): AsyncGenerator<readonly LinesAlike[]> {
  return cursorBatches(
    trx,
    'lines_alike',
    sql<LinesAlike>`
      select ${pricingColumns}, min(id) as sample, null::timestamptz as "firstPlacedAt",
        null::timestamptz as "lastPlacedAt"
      from order_lines where promotions = '[]' group by ${pricing}
      union all
      select ${pricingColumns}, min(line.id), min(placed_at), max(placed_at)
      from order_lines as line join orders on orders.id = order_id
      where promotions <> '[]' group by ${pricing}`,
  );
}

/** Yields each of the order lines that were priced like one of the samples, and perhaps others. */
export function linesLike(
  trx: Trx,
  samples: readonly number[],
): AsyncGenerator<readonly AuditedLine[]> {
  const hash = sql`hashtextextended(row(${pricing})::text, 0)`;
  return cursorBatches(
    trx,
    'lines_like',
    sql<AuditedLine>`
      select line.id, placed_at as "placedAt", ${pricingColumns}
      from order_lines as line join orders on orders.id = order_id
      where ${hash} in (select ${hash} from order_lines where id = any(${samples}))
      order by line.id`,
  );
}
