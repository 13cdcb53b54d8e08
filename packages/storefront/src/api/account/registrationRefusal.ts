import type { RegistrationDocument } from '@formulary/rules/accounts/registrationDocuments';
import type { RegistrationField } from '@formulary/rules/accounts/registrationFields';
import type { ApiProblem } from '../ApiProblem.ts';
import { refusalOnFields } from '../refusalOnFields.ts';
import { documentNames } from './documentNames.ts';

const fieldNames: Readonly<Record<string, RegistrationField | RegistrationDocument>> = {
  user_fname: 'firstName',
  user_lname: 'lastName',
  user_email: 'email',
  user_password: 'password',
  user_password_confirmation: 'passwordConfirmation',
  user_phone: 'phone',
  user_dob: 'birthDate',
  user_username: 'username',
  user_company: 'company',
  user_street: 'street',
  user_city: 'city',
  user_postcode: 'postcode',
  user_county: 'county',
  user_country: 'countryCode',
  user_clinic_street: 'clinicStreet',
  user_clinic_city: 'clinicCity',
  user_clinic_postcode: 'clinicPostcode',
  user_clinic_county: 'clinicCounty',
  user_clinic_country: 'clinicCountryCode',
  user_professional_status: 'professionalStatus',
  user_professional_reg_no: 'registrationNumber',
  ...documentNames,
};

/** A refused registration as the form reads it: each sentence of the server on its field (spec 5.7, 8.7). */
export function registrationRefusal(problem: ApiProblem) {
  return refusalOnFields(problem, fieldNames);
}
