import { adultBirthDate } from './adultBirthDate.ts';
import { countries } from './countries.ts';
import { emailChecks } from './emailChecks.ts';
import type { FieldCheck, FormRules } from './fieldCheck.ts';
import { atMost, oneOfList, phoneNumber, required } from './fieldChecks.ts';
import { passwordChecks } from './passwordChecks.ts';
import { professionalStatuses } from './professionalStatuses.ts';
import type { RegistrationField } from './registrationFields.ts';

const countryCodes = countries.map(({ code }) => code);
const statuses = professionalStatuses.map(([, name]) => name);
const upTo100 = atMost(100, 'Please use at most 100 characters');
const upTo20 = atMost(20, 'Please use at most 20 characters');

function onlyProfessionals(
  isProfessional: boolean,
  checks: readonly FieldCheck[],
): readonly FieldCheck[] {
  return isProfessional ? checks : [];
}

/**
 * The registration form (spec 5.2 to 5.5). Professionals also give their status, by its name, and registration number;
 * user name, company, county and the clinic's address are optional. The documents have `checkDocuments`.
 */
export function registrationRules(
  { isProfessional }: { readonly isProfessional: boolean },
  now: Date,
): FormRules<RegistrationField> {
  return {
    firstName: [required('Please enter your first name'), upTo100],
    lastName: [required('Please enter your last name'), upTo100],
    email: emailChecks,
    ...passwordChecks,
    phone: [
      required('Please enter your contact number'),
      phoneNumber('Please enter your contact number'),
      atMost(40, 'Please enter your contact number'),
    ],
    birthDate: [required('Please select your date of birth'), adultBirthDate(now)],
    username: [upTo100],
    company: [upTo100],
    street: [required('Please enter your address'), upTo100],
    city: [required('Please enter your city'), upTo100],
    postcode: [required('Please enter your postcode'), upTo20],
    county: [upTo100],
    countryCode: [
      required('Please select your country'),
      oneOfList(countryCodes, 'Please select your country'),
    ],
    clinicStreet: [upTo100],
    clinicCity: [upTo100],
    clinicPostcode: [upTo20],
    clinicCounty: [upTo100],
    clinicCountryCode: [oneOfList(countryCodes, 'Please select your country')],
    professionalStatus: onlyProfessionals(isProfessional, [
      required('Please select a professional status'),
      oneOfList(statuses, 'Please select a professional status'),
    ]),
    registrationNumber: onlyProfessionals(isProfessional, [
      required('Please enter a professional registeration number'),
      atMost(60, 'Please enter a professional registeration number'),
    ]),
  };
}
