/** As much of a description as search engines show, in characters. */
export const LONGEST_DESCRIPTION = 160;
