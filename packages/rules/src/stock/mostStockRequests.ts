/** Maximum number of out-of-stock products that a buyer may wait for. */
export const MOST_STOCK_REQUESTS = 200;
