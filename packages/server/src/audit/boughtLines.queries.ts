import type { PricedLine } from '@formulary/rules/pricing/priceLine';
import type { Db } from '../database/Db.ts';

/** An order line as it was bought, with what made its price. */
export interface BoughtLine extends PricedLine {
  readonly id: number;
  readonly subtotal: number;
  readonly vat: number;
  readonly total: number;
}

export async function readBoughtLines(db: Db): Promise<readonly BoughtLine[]> {
  return db
    .selectFrom('order_lines')
    .select([
      'id',
      'quantity',
      'unit_price_mills as unitPrice',
      'vat_percent as vatPercent',
      'is_prescription as isPrescription',
      'promotions',
      'subtotal_mills as subtotal',
      'vat_mills as vat',
      'total_mills as total',
    ])
    .execute();
}
