/** As many lists of their own as a buyer may have, beside the usual order. */
export const MOST_LISTS = 50;
