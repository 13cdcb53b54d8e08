/**
 * How long to wait after so many failures in a row: twice as long each time up to the longest, less up
 * to half of it by chance, so that what failed together is not tried together.
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
