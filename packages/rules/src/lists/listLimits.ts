/** Maximum length of a list's name, in characters. */
export const LONGEST_LIST_NAME = 60;

/** Maximum number of lines in a list. The same as in a cart, because a cart can be saved as a list. */
export const MOST_LIST_LINES = 500;

/** Maximum number of lists of a buyer, besides the usual order. */
export const MOST_LISTS = 50;

/** The first list of every buyer. Its id is 0, even if nothing is stored. */
export const usualOrderList = { id: 0, name: 'Usual order' } as const;
