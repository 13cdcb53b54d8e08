/** Minimum length of a password, in characters (spec 9.6). Pages that state it load no form rules. */
export const SHORTEST_PASSWORD = 8;

/** Maximum length of a password, in characters. */
export const LONGEST_PASSWORD = 128;
