/** Returns the number of pages of a list; an empty list has one (spec 9.2). */
export function pageCount(rows: number, size: number): number {
  return Math.max(1, Math.ceil(rows / size));
}
