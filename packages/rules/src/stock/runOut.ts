import { availableStock, type StockLevel } from './stockLevel.ts';

/** Sales are looked at over so many days: four whole weeks, so that no day of the week counts more than another. */
export const SALES_WINDOW_DAYS = 28;

/** A product that is new is looked at over so many days at least, so that its first order is no trend. */
export const LEAST_WINDOW_DAYS = 7;

/** So many days pass until goods that are ordered now can be sold: a week to arrive, and one between two orders. */
const LEAD_TIME_DAYS = 14;

/** Net packs sold, without cancelled ones, in so many days. */
export interface Sales {
  readonly packs: number;
  readonly days: number;
}

/** Stock, its sales, and packs that suppliers are still to bring. */
export interface Supply extends StockLevel, Sales {
  readonly onOrder: number;
}

/** Returns over how many days the sales of a product are looked at, from the whole days since it was added. */
export function salesWindow(daysSinceAdded: number): number {
  return Math.min(SALES_WINDOW_DAYS, Math.max(LEAST_WINDOW_DAYS, daysSinceAdded));
}

/** Returns the packs sold per day, to a tenth. */
export function soldPerDay({ packs, days }: Sales): number {
  return Math.round((packs * 10) / days) / 10;
}

/**
 * Returns how many whole days the packs above the safety stock last at the present rate; 0 if none is left to sell, and
 * undefined if nothing was sold.
 */
export function daysLeft({ packs, days, ...level }: StockLevel & Sales): number | undefined {
  const available = availableStock(level);
  if (available === 0) return 0;
  return packs === 0 ? undefined : Math.floor((available * days) / packs);
}

/**
 * Returns how many packs to order: what is missing to the safety stock and the sales of the lead time, with what is on
 * order counted as there. 0 if there is enough.
 */
export function suggestedOrder({ inStock, minimumStock, onOrder, packs, days }: Supply): number {
  const level = minimumStock + Math.ceil((packs * LEAD_TIME_DAYS) / days);
  return Math.max(0, level - inStock - onOrder);
}
