/** Maximum length of a list's name, in characters. */
export const LONGEST_LIST_NAME = 60;
