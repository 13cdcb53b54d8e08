import { type RawBuilder, sql } from 'kysely';
import type { AuditCheck } from '../AuditCheck.ts';
import { sqlCheck } from '../sqlCheck.queries.ts';

const LARGEST = sql.lit(Number.MAX_SAFE_INTEGER);

/** Selects rows with an amount below 0, or too large to be exact. */
function wrongAmounts(
  table: string,
  noun: string,
  columns: readonly string[],
): RawBuilder<unknown> {
  const isRight = columns.map((column) => sql`${sql.ref(column)} between 0 and ${LARGEST}`);
  return sql`select ${sql.lit(`${noun} `)} || id as key from ${sql.table(table)}
    where not (${sql.join(isRight, sql` and `)})`;
}

/** Checks of every amount of money, in mills of pounds sterling (I10). */
export const amountChecks: readonly AuditCheck[] = [
  sqlCheck(
    {
      id: 'I10',
      severity: 1,
      rule: 'Amounts are not negative, exact, and paid in whole pennies',
    },
    () => sql`
      ${wrongAmounts('products', 'product', ['price_mills'])}
      union all ${wrongAmounts('promotions', 'promotion', ['price_mills'])}
      union all ${wrongAmounts('delivery_options', 'delivery option', ['fee_mills'])}
      union all ${wrongAmounts('orders', 'order', ['amount_mills', 'delivery_fee_mills'])}
      union all ${wrongAmounts('order_lines', 'order line', [
        'unit_price_mills',
        'subtotal_mills',
        'vat_mills',
        'total_mills',
        'full_price_mills',
      ])}
      union all select 'order ' || id from orders where amount_mills % 10 <> 0`,
  ),
];
