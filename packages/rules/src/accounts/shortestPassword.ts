/** Characters that a password has at least (spec 9.6). */
export const SHORTEST_PASSWORD = 8;
