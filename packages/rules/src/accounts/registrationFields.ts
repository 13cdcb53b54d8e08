import type { PostalField } from '../addresses/addressFields.ts';
import type { ClinicField } from '../addresses/clinicAddress.ts';

/** The text fields of the registration form. The date of birth is text in the form dd/MM/yyyy (spec 3.7). */
export type RegistrationField =
  | 'firstName'
  | 'lastName'
  | 'email'
  | 'password'
  | 'passwordConfirmation'
  | 'phone'
  | 'birthDate'
  | 'username'
  | 'company'
  | PostalField
  | ClinicField
  | 'professionalStatus'
  | 'registrationNumber';
