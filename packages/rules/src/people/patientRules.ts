import { adultBirthDate } from './adultBirthDate.ts';
import type { FormRules } from './fieldCheck.ts';
import { atMost, emailAddress, phoneNumber, required } from './fieldChecks.ts';

/** The fields of the patient form; the date of birth as typed, dd/MM/yyyy. */
export type PatientField =
  | 'firstName'
  | 'lastName'
  | 'email'
  | 'phone'
  | 'birthDate'
  | 'postcode'
  | 'street'
  | 'city'
  | 'county';

/** The patient form (spec 5.12); e-mail address and phone number are optional. */
export function patientRules(now: Date): FormRules<PatientField> {
  return {
    firstName: [
      required('Please add patient first name'),
      atMost(100, 'Please use at most 100 characters'),
    ],
    lastName: [
      required('Please add patient last name'),
      atMost(100, 'Please use at most 100 characters'),
    ],
    email: [emailAddress('Please enter a valid email')],
    phone: [
      phoneNumber('Please enter a valid contact number'),
      atMost(40, 'Please enter a valid contact number'),
    ],
    birthDate: [required('Please select patient date of birth'), adultBirthDate(now)],
    postcode: [
      required('Please add patient postcode'),
      atMost(20, 'Please use at most 20 characters'),
    ],
    street: [
      required('Please add patient address'),
      atMost(100, 'Please use at most 100 characters'),
    ],
    city: [required('Please enter your city'), atMost(100, 'Please use at most 100 characters')],
    county: [
      required('Please enter your county'),
      atMost(100, 'Please use at most 100 characters'),
    ],
  };
}
