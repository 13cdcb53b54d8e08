/** The longest search term, in characters. */
export const LONGEST_SEARCH = 100;
