import { namesIn, type TwoNames } from '../text/fullName.ts';

/** A patient's name as lists have it, the family name first and in capitals: 'JONES, Amara', or 'SUHARTO' for one name only. */
export function patientName(names: TwoNames): string {
  const [first = '', last] = namesIn(names);
  const family = (last ?? first).toLocaleUpperCase('en-GB');
  return last === undefined ? family : `${family}, ${first}`;
}
