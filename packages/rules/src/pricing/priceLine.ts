import { type Mills, divideHalfUp } from '../money/mills.ts';
import type { PriceBreak } from './priceBreak.ts';
import { type PricedQuantity, priceBreaks } from './priceBreaks.ts';

/** A line's price without VAT in mills, its rate as a whole percentage, and whether it is bought on prescription. */
interface TaxedLine {
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

/** The parts of a cart or order line that determine its price. VAT is a whole percentage. */
export interface PricedLine extends PricedQuantity {
  readonly vatPercent: number;
  readonly isPrescription: boolean;
}

/** The price of a line in mills: subtotal without VAT, VAT, total, and the saving by bundles. */
export interface LinePrice {
  readonly subtotal: Mills;
  readonly vat: Mills;
  readonly total: Mills;
  readonly saving: Mills;
  readonly breaks: readonly PriceBreak[];
}

/**
 * Prices a line: bundles first, the rest at the unit price. VAT is its percentage of the subtotal, rounded half up to
 * the mill, and 0 on prescription lines. The saving is the total at the unit price minus the subtotal (spec 9.5, R3,
 * R4).
 */
export function priceLine(line: PricedLine): LinePrice {
  const breaks = priceBreaks(line);
  const subtotal = breaks.reduce((sum, part) => sum + part.price, 0);
  const fullPrice = breaks.reduce((sum, part) => sum + part.fullPrice, 0);
  const vat = lineVat({ ...line, subtotal });
  return { subtotal, vat, total: subtotal + vat, saving: fullPrice - subtotal, breaks };
}
