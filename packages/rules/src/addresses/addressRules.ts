import type { FieldCheck, FormRules } from '../forms/fieldCheck.ts';
import { atMost, oneOfList, required, written } from '../forms/fieldChecks.ts';
import { phoneNumber } from '../forms/phoneNumber.ts';
import { fieldSentences } from '../problems/fieldSentences.ts';
import { type AddressFieldDeclaration, type DeliveryField, addressOf } from './addressFields.ts';
import { postcodeIn, tidyPostcode } from './postcode.ts';

/** The sentences of one form about the fields of an address. */
export interface AddressSentences {
  /** Asks for a field that is empty. Fields without one may be empty. */
  readonly missing?: Readonly<Partial<Record<DeliveryField, string>>>;
  /** Says that a field is too long, where the form does not name the limit. */
  readonly tooLong?: Readonly<Partial<Record<DeliveryField, string>>>;
  /** The form's field with the country. A form without it accepts postcodes of every country. */
  readonly countryField?: string;
  /** The codes that the country may have. Passed in, so that a form without a country loads no list of them. */
  readonly countryCodes?: readonly string[];
}

const tooLongFor = {
  20: fieldSentences.atMost20,
  100: fieldSentences.atMost100,
  200: fieldSentences.atMost200,
};

/** Returns the rules of the fields of an address: presence, length and what only some fields have. */
export function addressRules<Name extends DeliveryField>(
  fields: Readonly<Record<Name, AddressFieldDeclaration>>,
  sentences: AddressSentences,
): FormRules<Name> {
  return addressOf(fields, (name, field) => checksOf(name, field, sentences));
}

function checksOf(
  name: DeliveryField,
  { longest }: AddressFieldDeclaration,
  { missing = {}, tooLong = {}, countryField, countryCodes = [] }: AddressSentences,
): readonly FieldCheck[] {
  const { [name]: ask = '' } = missing;
  const presence = ask === '' ? [] : [required(ask)];
  if (name === 'countryCode')
    return [...presence, oneOfList(countryCodes, ask || fieldSentences.country)];
  const { [name]: sentence = tooLongFor[longest as keyof typeof tooLongFor] } = tooLong;
  return [...presence, atMost(longest, sentence), ...formatOf(name, ask, countryField)];
}

function formatOf(
  name: DeliveryField,
  ask: string,
  countryField: string | undefined,
): readonly FieldCheck[] {
  if (name === 'phone') return [phoneNumber(ask)];
  if (name !== 'postcode') return [];
  return [countryField === undefined ? written(tidyPostcode) : postcodeIn(countryField)];
}
