/** How many rows a removal takes at most; what is left over is there an hour later. */
export const MOST_REMOVED_AT_ONCE = 10_000;
