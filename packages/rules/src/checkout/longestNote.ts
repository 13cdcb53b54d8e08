/** Maximum length of a note of an order or its payment, in characters (spec 9.6). */
export const LONGEST_NOTE = 1000;
