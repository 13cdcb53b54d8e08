/** Maximum number of lists of a buyer, besides the usual order. */
export const MOST_LISTS = 50;
