/** Calls whose answers a change of prices, promotions or products makes old, whoever shows them. */
export const catalogueReads = [
  'getDeskPrices',
  'getDeskProduct',
  'listDeskProducts',
  'listDeskPromotions',
  'getDeskPromotion',
] as const;
