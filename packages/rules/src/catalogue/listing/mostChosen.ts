/** Maximum number of values of one filter of a product list. */
export const MOST_CHOSEN = 40;
