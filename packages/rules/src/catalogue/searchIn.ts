import { LONGEST_SEARCH } from './longestSearch.ts';

/** What an address searches for; nothing for a term of blanks (spec 2.10). */
export function searchIn(written: string | null | undefined): string | undefined {
  return written?.trim().slice(0, LONGEST_SEARCH) || undefined;
}
