import { namesIn, type TwoNames } from '../text/fullName.ts';

/**
 * Returns a patient's name as in lists, the family name first and in capitals: 'JONES, Amara', or 'SUHARTO' for a
 * single name.
 */
export function patientName(names: TwoNames): string {
  const [first = '', last] = namesIn(names);
  const family = (last ?? first).toLocaleUpperCase('en-GB');
  return last === undefined ? family : `${family}, ${first}`;
}
