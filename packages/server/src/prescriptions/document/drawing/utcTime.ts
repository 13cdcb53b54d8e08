/** Formats an instant in UTC, to the second: '2026-11-20 14:05:12 UTC'. */
export function utcTime(at: Date): string {
  return `${at.toISOString().slice(0, 19).replace('T', ' ')} UTC`;
}
