import { documentNames } from './documentNames.ts';
import { describe, expect, test } from 'vitest';
import { ApiProblem } from '../ApiProblem.ts';
import { billingRefusal } from './billingRefusal.ts';
import { registrationRefusal } from './registrationRefusal.ts';
import { resetRefusal } from './resetRefusal.ts';

const profile = {
  user_fname: 'firstName',
  user_lname: 'lastName',
  user_email: 'email',
  user_phone: 'phone',
  user_street: 'street',
  user_city: 'city',
  user_postcode: 'postcode',
  user_county: 'county',
  user_country: 'countryCode',
};
const registration = {
  ...profile,
  ...documentNames,
  user_password: 'password',
  user_password_confirmation: 'passwordConfirmation',
  user_dob: 'birthDate',
  user_username: 'username',
  user_company: 'company',
  user_clinic_street: 'clinicStreet',
  user_clinic_city: 'clinicCity',
  user_clinic_postcode: 'clinicPostcode',
  user_clinic_county: 'clinicCounty',
  user_clinic_country: 'clinicCountryCode',
  user_professional_status: 'professionalStatus',
  user_professional_reg_no: 'registrationNumber',
};
const reset = { user_new_password: 'password', user_password_confirmation: 'passwordConfirmation' };

describe.each([
  ['a profile', billingRefusal, profile],
  ['a registration', registrationRefusal, registration],
  ['a new password', resetRefusal, reset],
])('what is refused of %s', (_what, refusal, names) => {
  test.each(Object.entries(names))('as %s stands at its field %s', (wireName, field) => {
    const errors = { [wireName]: 'Please correct this' };
    const problem = new ApiProblem({ status: 400, message: 'No', errors });
    expect(refusal(problem)).toMatchObject({ errors: { [field]: 'Please correct this' } });
  });
});
