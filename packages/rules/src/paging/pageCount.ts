/** How many pages a list of so many rows has; an empty list has one (spec 9.2). */
export function pageCount(rows: number, size: number): number {
  return Math.max(1, Math.ceil(rows / size));
}
