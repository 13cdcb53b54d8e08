import { fieldSentences } from '../problems/fieldSentences.ts';
import { type PostalField, deliveryFields, postalFields } from '../addresses/addressFields.ts';
import { type AddressSentences, addressRules } from '../addresses/addressRules.ts';
import { countries } from '../addresses/countries.ts';
import type { FormRules } from '../forms/fieldCheck.ts';
import { atMost, required } from '../forms/fieldChecks.ts';
import { personName } from '../forms/personName.ts';

/** The codes that the country of an account may have. */
export const countryCodes = countries.map(({ code }) => code);

/** The fields that the profile and billing form can change. */
export type BillingField = 'firstName' | 'lastName' | 'company' | 'phone' | PostalField;

/** The values of the profile and billing form. */
export type BillingDetails = Readonly<Record<BillingField, string>>;

/** The sentences of the profile, billing and shipping forms about an address (spec 5.11). */
export const addressSentences = {
  missing: {
    phone: fieldSentences.addPhone,
    street: fieldSentences.addStreet,
    city: fieldSentences.addCity,
    postcode: fieldSentences.addPostcode,
    countryCode: fieldSentences.addCountry,
  },
  tooLong: {
    phone: fieldSentences.addPhone,
    city: fieldSentences.addCity,
    postcode: fieldSentences.addPostcode,
  },
  countryField: 'countryCode',
  countryCodes,
} as const satisfies AddressSentences;

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
  ...addressRules({ phone: deliveryFields.phone, ...postalFields }, addressSentences),
};
