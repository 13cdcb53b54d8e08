/** Characters in the name of a list. */
export const LONGEST_LIST_NAME = 60;
