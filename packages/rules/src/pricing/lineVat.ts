import { divideHalfUp } from '../money/mills.ts';
import type { Mills } from '../money/mills.ts';

/** A line's price without VAT in mills, its rate as a whole percentage, and whether it is bought on prescription. */
export interface TaxedLine {
  readonly subtotal: Mills;
  readonly vatPercent: number;
  readonly isPrescription: boolean;
}

/**
 * Returns the VAT of a line in mills: its percentage of the subtotal, rounded half up to the mill, and 0 on
 * prescription (spec 9.5, R4).
 */
export function lineVat({ subtotal, vatPercent, isPrescription }: TaxedLine): Mills {
  return isPrescription ? 0 : divideHalfUp(subtotal * vatPercent, 100);
}
