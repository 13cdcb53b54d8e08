/** Maximum number of lines in a list. The same as in a cart, because a cart can be saved as a list. */
export const MOST_LIST_LINES = 500;
