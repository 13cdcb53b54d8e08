import { fieldSentences } from '../problems/fieldSentences.ts';
import { adultBirthDate } from '../forms/birthDates.ts';
import { postalFields } from '../addresses/addressFields.ts';
import { type AddressSentences, addressRules } from '../addresses/addressRules.ts';
import { countryCodes } from './billingRules.ts';
import { byClinicKey } from '../addresses/clinicAddress.ts';
import { emailChecks } from '../forms/emailChecks.ts';
import type { FieldCheck, FormRules } from '../forms/fieldCheck.ts';
import { atMost, oneOfList, required } from '../forms/fieldChecks.ts';
import { personName } from '../forms/personName.ts';
import { phoneNumber } from '../forms/phoneNumber.ts';
import { resetPasswordRules } from './passwordRules.ts';
import { professionalStatuses } from './professionalStatuses.ts';
import type { RegistrationField } from './registrationFields.ts';

const statuses = professionalStatuses.map(([, name]) => name);
const upTo100 = atMost(100, fieldSentences.atMost100);

const billingSentences: AddressSentences = {
  missing: {
    street: fieldSentences.street,
    city: fieldSentences.city,
    postcode: fieldSentences.postcode,
    countryCode: fieldSentences.country,
  },
  countryField: 'countryCode',
  countryCodes,
};
/** The clinic's address may be empty. */
const clinicSentences: AddressSentences = { countryField: 'clinicCountryCode', countryCodes };

function onlyProfessionals(
  isProfessional: boolean,
  checks: readonly FieldCheck[],
): readonly FieldCheck[] {
  return isProfessional ? checks : [];
}

/**
 * Returns the rules of the registration form (spec 5.2 to 5.5). Professionals also give their status, by its name, and
 * their registration number. User name, company, county and the clinic's address are optional. `checkDocuments` checks
 * the documents.
 */
export function registrationRules(
  { isProfessional }: { readonly isProfessional: boolean },
  now: Date,
): FormRules<RegistrationField> {
  return {
    firstName: [required(fieldSentences.firstName), upTo100, personName],
    lastName: [required(fieldSentences.lastName), upTo100, personName],
    email: emailChecks,
    ...resetPasswordRules,
    phone: [
      required(fieldSentences.phone),
      phoneNumber(fieldSentences.phone),
      atMost(40, fieldSentences.phone),
    ],
    birthDate: [required(fieldSentences.birthDate), adultBirthDate(now)],
    username: [upTo100],
    company: [upTo100],
    ...addressRules(postalFields, billingSentences),
    ...byClinicKey(addressRules(postalFields, clinicSentences)),
    professionalStatus: onlyProfessionals(isProfessional, [
      required(fieldSentences.professionalStatus),
      oneOfList(statuses, fieldSentences.professionalStatus),
    ]),
    registrationNumber: onlyProfessionals(isProfessional, [
      required(fieldSentences.registrationNumber),
      atMost(60, fieldSentences.registrationNumber),
    ]),
  };
}
