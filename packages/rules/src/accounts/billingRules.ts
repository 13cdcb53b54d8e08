import { fieldSentences } from '../problems/fieldSentences.ts';
import { postcodeIn } from '../addresses/postcode.ts';
import { countries } from '../addresses/countries.ts';
import type { FormRules } from '../forms/fieldCheck.ts';
import { atMost, oneOfList, required } from '../forms/fieldChecks.ts';
import { personName } from '../forms/personName.ts';
import { phoneNumber } from '../forms/phoneNumber.ts';

const LONGEST_STREET = 100;

/** The fields that the profile and billing form can change. */
export type BillingField =
  | 'firstName'
  | 'lastName'
  | 'company'
  | 'phone'
  | 'street'
  | 'city'
  | 'postcode'
  | 'county'
  | 'countryCode';

/** The values of the profile and billing form. */
export type BillingDetails = Readonly<Record<BillingField, string>>;

/** The profile and billing form (spec 5.11). The e-mail address is shown there and cannot be changed. */
export const billingRules: FormRules<BillingField> = {
  firstName: [
    required(fieldSentences.addFirstName),
    atMost(100, fieldSentences.addFirstName),
    personName,
  ],
  lastName: [
    required(fieldSentences.addLastName),
    atMost(100, fieldSentences.addLastName),
    personName,
  ],
  company: [atMost(100, fieldSentences.atMost100)],
  phone: [
    required(fieldSentences.addPhone),
    phoneNumber(fieldSentences.addPhone),
    atMost(40, fieldSentences.addPhone),
  ],
  street: [required(fieldSentences.addStreet), atMost(LONGEST_STREET, fieldSentences.atMost100)],
  city: [required(fieldSentences.addCity), atMost(100, fieldSentences.addCity)],
  postcode: [
    required(fieldSentences.addPostcode),
    atMost(20, fieldSentences.addPostcode),
    postcodeIn('countryCode'),
  ],
  county: [atMost(100, fieldSentences.atMost100)],
  countryCode: [
    required(fieldSentences.addCountry),
    oneOfList(
      countries.map(({ code }) => code),
      fieldSentences.addCountry,
    ),
  ],
};
