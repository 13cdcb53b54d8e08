/** Retention time of stock requests in milliseconds: no one waits longer than a year for stock. */
export const STOCK_REQUESTS_KEPT_FOR_MS = 365 * 86_400_000;
