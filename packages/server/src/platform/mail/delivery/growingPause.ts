/**
 * Returns the pause after a number of failures in a row. It doubles up to the longest, less up to half at random, so
 * that retries spread out.
 * @param chance from 0 to 1
 */
export function growingPause(
  failures: number,
  { firstMs, longestMs }: { readonly firstMs: number; readonly longestMs: number },
  chance: number,
): number {
  const whole = Math.min(longestMs, firstMs * 2 ** (failures - 1));
  return Math.round(whole * (1 - chance / 2));
}
