/** Length of a description that search engines show, in characters. */
export const LONGEST_DESCRIPTION = 160;
