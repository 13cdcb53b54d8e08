/** Minimum length of a password, in characters (spec 9.6). */
export const SHORTEST_PASSWORD = 8;
