/** The longest note of an order or of its payment, in characters (spec 9.6). */
export const LONGEST_NOTE = 1000;
