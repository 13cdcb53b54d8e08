import type { RegistrationDocument } from '@formulary/rules/accounts/registrationDocuments';
import type { RegistrationField } from '@formulary/rules/accounts/registrationFields';

/** Initial values of an empty registration form. */
export const emptyRegistration: Readonly<Record<RegistrationField | RegistrationDocument, string>> =
  {
    firstName: '',
    lastName: '',
    email: '',
    password: '',
    passwordConfirmation: '',
    phone: '',
    birthDate: '',
    username: '',
    company: '',
    street: '',
    city: '',
    postcode: '',
    county: '',
    countryCode: '',
    clinicStreet: '',
    clinicCity: '',
    clinicPostcode: '',
    clinicCounty: '',
    clinicCountryCode: '',
    professionalStatus: '',
    registrationNumber: '',
    passportOrLicence: '',
    certificate: '',
    utilityBill: '',
  };
