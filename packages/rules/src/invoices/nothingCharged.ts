import type { Charge } from './Charge.ts';

/** What is charged of an order whose payment was given back. */
export const nothingCharged: Charge = {
  lines: [],
  delivery: { details: '', rates: [] },
  amount: 0,
};
