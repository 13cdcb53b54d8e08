import { namesIn, type TwoNames } from '../text/fullName.ts';
import type { Day } from '../dates/day.ts';
import { formatDay } from '../dates/day.ts';
import { londonDay } from '../dates/londonTime.ts';
import type { Patient } from './patient.ts';

/**
 * Returns a patient's name as in lists, the family name first and in capitals: 'JONES, Amara', or 'SUHARTO' for a
 * single name.
 */
export function patientName(names: TwoNames): string {
  const [first = '', last] = namesIn(names);
  const family = (last ?? first).toLocaleUpperCase('en-GB');
  return last === undefined ? family : `${family}, ${first}`;
}

/**
 * Returns the age in whole years on a day. A person born on 29 February completes a year on 1 March of a common year.
 */
export function ageOn(day: Day, birthDate: Day): number {
  const years = Number(day.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return day.slice(5) < birthDate.slice(5) ? years - 1 : years;
}

/** The parts of the line that identifies a patient, in order. */
export interface PatientIdentity {
  /** 'JONES, Amara' */
  readonly name: string;
  /** 'born 05/04/1984 (42)': the date and the current age in the UK. */
  readonly born: string;
  /** 'LS1 4AP' */
  readonly postcode: string;
}

/** Returns the parts of a patient's line 'JONES, Amara · born 05/04/1984 (42) · LS1 4AP'. */
export function patientIdentity(
  patient: Pick<Patient, 'firstName' | 'lastName' | 'birthDate' | 'postcode'>,
  now: Date,
): PatientIdentity {
  const { birthDate, postcode } = patient;
  const age = ageOn(londonDay(now), birthDate);
  return {
    name: patientName(patient),
    born: `born ${formatDay(birthDate)} (${age})`,
    postcode: postcode.toLocaleUpperCase('en-GB'),
  };
}
