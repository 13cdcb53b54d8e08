import type { BillingField } from '@formulary/rules/people/billingRules';
import type { ApiProblem } from '../ApiProblem.ts';

/** The fields of the billing form by their names on the wire (spec 5.11). */
const fieldNames: Readonly<Record<string, BillingField>> = {
  user_fname: 'firstName',
  user_lname: 'lastName',
  user_phone: 'phone',
  user_street: 'street',
  user_city: 'city',
  user_postcode: 'postcode',
  user_county: 'county',
  user_country: 'countryCode',
};

/** A refused profile as the form reads it: the server's sentences on the fields they are about (spec 5.11). */
export function billingRefusal({ message, errors = {} }: ApiProblem) {
  const byField = Object.entries(errors).flatMap(([wireName, sentence]) => {
    const field = fieldNames[wireName];
    return field ? [[field, sentence] as const] : [];
  });
  return { message, errors: Object.fromEntries(byField) };
}
