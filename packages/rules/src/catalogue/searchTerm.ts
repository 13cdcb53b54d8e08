/** The longest search term, in characters. */
export const LONGEST_SEARCH = 100;

/** Returns the search term of an address; undefined for a blank one (spec 2.10). */
export function searchIn(written: string | null | undefined): string | undefined {
  return written?.trim().slice(0, LONGEST_SEARCH) || undefined;
}
