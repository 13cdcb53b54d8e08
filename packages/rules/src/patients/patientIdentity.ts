import { formatDay } from '../dates/day.ts';
import { londonDay } from '../dates/londonTime.ts';
import { ageOn } from './ageOn.ts';
import type { Patient } from './patient.ts';
import { patientName } from './patientName.ts';

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
