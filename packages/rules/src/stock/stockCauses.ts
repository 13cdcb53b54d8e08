/** Why stock moved. Staff cause the last four. */
export const stockCauses = [
  'opening',
  'order',
  'change',
  'release',
  'correction',
  'goods-in',
  'count',
  'adjustment',
  'reversal',
] as const;

export type StockCause = (typeof stockCauses)[number];

/** Movements that a reversal can take back, once. */
export const reversibleCauses: readonly StockCause[] = ['goods-in', 'count', 'adjustment'];

/** What people read for a cause. */
export const stockCauseLabels: Readonly<Record<StockCause, string>> = {
  opening: 'Opening stock',
  order: 'Sold',
  change: 'Order changed',
  release: 'Order cancelled',
  correction: 'Corrected',
  'goods-in': 'Goods in',
  count: 'Counted',
  adjustment: 'Adjusted',
  reversal: 'Reversed',
};

/** Most packs of a product in stock. */
export const MOST_STOCK = 10_000_000;
/** Most packs of one line of a delivery or purchase order. */
export const MOST_PACKS_OF_LINE = 1_000_000;
/** Most lines of a delivery, purchase order or paste. */
export const MOST_STOCK_LINES = 500;
/** Most products of one count. */
export const MOST_COUNT_LINES = 500;
