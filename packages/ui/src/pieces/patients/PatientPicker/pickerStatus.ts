import { foldName, namesakes } from '@formulary/rules/patients/foldName';
import type { Patient } from '@formulary/rules/patients/patient';

/** State of the list. */
interface Found {
  readonly query: string;
  /** All patients that match the query. */
  readonly matches: readonly Patient[];
  /** Number of matches in the list. */
  readonly shown: number;
  /** Total number of matches; lower than the matches if those are complete. */
  readonly count: number;
  /** A search is pending. */
  readonly isSearching: boolean;
}

/** Describes the list in words: how many match, whether there are more, and whether patients share a name. */
export function pickerStatus({ query, matches, shown, count, isSearching }: Found): string {
  const inAll = Math.max(matches.length, count);
  if (isSearching) return 'Searching…';
  if (matches.length === 0) {
    return query.trim() === ''
      ? 'You have no patients yet'
      : `No patient matches ‘${query.trim()}’`;
  }
  if (inAll > shown) {
    return `The first ${shown} of ${inAll.toLocaleString('en-GB')} patients. Type to find the others`;
  }
  const same = namesakes(matches);
  const [first] = same;
  const isOneName =
    first !== undefined &&
    same.length === matches.length &&
    same.every(({ lastName }) => foldName(lastName) === foldName(first.lastName));
  if (isOneName) {
    return `${matches.length} patients named ${first.lastName.toLocaleUpperCase('en-GB')}`;
  }
  return matches.length === 1 ? '1 patient' : `${matches.length} patients`;
}
