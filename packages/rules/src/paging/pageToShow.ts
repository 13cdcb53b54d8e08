/** The page to show for the one asked for: none is the first, one past the end the last. While nobody knows how many there are, it is believed (spec 9.2). */
export function pageToShow(asked: number | undefined, pageCount: number | undefined): number {
  return Math.min(asked ?? 1, pageCount ?? Infinity);
}
