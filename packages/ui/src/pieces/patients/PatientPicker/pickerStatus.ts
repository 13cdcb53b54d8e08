import { foldName } from '@formulary/rules/patients/foldName';
import { namesakes } from '@formulary/rules/patients/namesakes';
import type { Patient } from '@formulary/rules/patients/patient';

/** What there is to choose from. */
interface Found {
  readonly query: string;
  /** Everybody whom the query means. */
  readonly matches: readonly Patient[];
  /** How many of them are in the list. */
  readonly shown: number;
  /** How many it means in all; fewer than the matches where those are all. */
  readonly count: number;
  /** Others are being looked for. */
  readonly isSearching: boolean;
}

/** What the list holds, in words: how many, whether it goes on, and whether those of one name could be mixed up. */
export function pickerStatus({ query, matches, shown, count, isSearching }: Found): string {
  const inAll = Math.max(matches.length, count);
  if (isSearching) return 'Searching…';
  if (matches.length === 0) {
    return query.trim() === ''
      ? 'You have no patients yet'
      : `No patient matches “${query.trim()}”`;
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
