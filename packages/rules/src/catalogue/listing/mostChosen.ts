/** The most values of one filter of a list of products. */
export const MOST_CHOSEN = 40;
