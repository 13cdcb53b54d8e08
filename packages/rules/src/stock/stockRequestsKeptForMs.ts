/** How long the shop remembers that somebody waits for a product; nobody waits a year for stock. */
export const STOCK_REQUESTS_KEPT_FOR_MS = 365 * 86_400_000;
