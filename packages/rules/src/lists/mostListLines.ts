/** As many lines as a list may hold: as a cart, which may be saved as one. */
export const MOST_LIST_LINES = 500;
