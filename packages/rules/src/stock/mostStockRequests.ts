/** For how many products that are out of stock a buyer may wait at once. */
export const MOST_STOCK_REQUESTS = 200;
