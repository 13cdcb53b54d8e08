import type { RegistrationDocument } from '@formulary/rules/accounts/registrationDocuments';
import type { RegistrationField } from '@formulary/rules/accounts/registrationFields';

/** Documents under the names that they have on the wire (spec 3.7). */
export const documentNames: Readonly<Record<RegistrationDocument, string>> = {
  passportOrLicence: 'user_passport_or_license',
  certificate: 'user_certificate',
  utilityBill: 'user_utility_bill',
};

/** Every field of a registration under the name that it has on the wire, for the sentences of spec 8.7. */
export const registrationNames: Readonly<Record<RegistrationField | RegistrationDocument, string>> =
  {
    ...documentNames,
    firstName: 'user_fname',
    lastName: 'user_lname',
    email: 'user_email',
    password: 'user_password',
    passwordConfirmation: 'user_password_confirmation',
    phone: 'user_phone',
    birthDate: 'user_dob',
    username: 'user_username',
    company: 'user_company',
    street: 'user_street',
    city: 'user_city',
    postcode: 'user_postcode',
    county: 'user_county',
    countryCode: 'user_country',
    clinicStreet: 'user_clinic_street',
    clinicCity: 'user_clinic_city',
    clinicPostcode: 'user_clinic_postcode',
    clinicCounty: 'user_clinic_county',
    clinicCountryCode: 'user_clinic_country',
    professionalStatus: 'user_professional_status',
    registrationNumber: 'user_professional_reg_no',
  };

/** Fields that every registration must have, by wire name: their rules say so in a sentence of their own (spec 5.2 to 5.4). */
export const requiredRegistrationNames: readonly string[] = (
  [
    'firstName',
    'lastName',
    'email',
    'password',
    'passwordConfirmation',
    'phone',
    'birthDate',
    'street',
    'city',
    'postcode',
    'countryCode',
  ] as const
).map((field) => registrationNames[field]);
