import { emptyAddress, postalFields } from '@formulary/rules/addresses/addressFields';
import { clinicFields } from '@formulary/rules/addresses/clinicAddress';
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
    ...emptyAddress(postalFields),
    ...emptyAddress(clinicFields),
    professionalStatus: '',
    registrationNumber: '',
    passportOrLicence: '',
    certificate: '',
    utilityBill: '',
  };
