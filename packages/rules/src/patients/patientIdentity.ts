import { formatDay } from '../dates/formatDay.ts';
import { londonDay } from '../dates/londonDay.ts';
import { ageOn } from './ageOn.ts';
import type { Patient } from './patient.ts';
import { patientName } from './patientName.ts';

/** By what a patient is known from others: the parts of one line, in their order. */
export interface PatientIdentity {
  /** 'JONES, Amara' */
  readonly name: string;
  /** 'born 05/04/1984 (42)': the date and the age today in the UK. */
  readonly born: string;
  /** 'LS1 4AP' */
  readonly postcode: string;
}

/** Who a patient is, in the parts of the line 'JONES, Amara · born 05/04/1984 (42) · LS1 4AP'. */
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
