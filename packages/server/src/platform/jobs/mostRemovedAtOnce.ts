/** Most rows that one removal deletes; the next hourly run continues. */
export const MOST_REMOVED_AT_ONCE = 10_000;
