/** Records of a filled shop that are longer than all others. */
export const longRecords = {
  /** Buyer of 500 orders more than others, and subject of 5,000 events. */
  customer: 1,
  /** Subject of 5,000 events. */
  order: 1,
  /** Had 2,000 prices and 2,000 changes. */
  product: 1,
} as const;
