import type { Mills } from '../money/mills.ts';

/** 'Buy {quantity} for {price}' between two instants; the price is for the whole bundle, without VAT (spec 3.3). */
export interface Promotion {
  readonly quantity: number;
  readonly price: Mills;
  readonly startsAt: Date;
  readonly endsAt: Date;
}
