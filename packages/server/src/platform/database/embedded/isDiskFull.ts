/** Returns whether an error of PostgreSQL means a full disk; it may also report a short write. */
export function isDiskFull(complaint: string): boolean {
  return /No space left on device|wrote only \d+ of \d+ bytes|Disk quota exceeded/.test(complaint);
}
