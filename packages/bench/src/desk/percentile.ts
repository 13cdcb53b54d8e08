const ALL = 100;

/** Returns a percentile of sorted figures; not a number without any. */
export function percentile(sorted: readonly number[], percent: number): number {
  const at = Math.ceil((sorted.length * percent) / ALL) - 1;
  return sorted[Math.max(0, at)] ?? Number.NaN;
}
