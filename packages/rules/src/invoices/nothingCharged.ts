import type { Charge } from './Charge.ts';

/** The charge of a refunded order. */
export const nothingCharged: Charge = {
  lines: [],
  delivery: { details: '', rates: [] },
  amount: 0,
};
