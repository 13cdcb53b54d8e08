/** Whether PostgreSQL's complaint means that the disk is full; a short write is its other way to say so. */
export function isDiskFull(complaint: string): boolean {
  return /No space left on device|wrote only \d+ of \d+ bytes|Disk quota exceeded/.test(complaint);
}
