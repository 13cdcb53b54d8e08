import type { BillingField } from '@formulary/rules/accounts/billingRules';
import type { ApiProblem } from '../ApiProblem.ts';
import { refusalOnFields } from '../refusalOnFields.ts';

const fieldNames: Readonly<Record<string, BillingField | 'email'>> = {
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

/** A refused profile as the form reads it: the server's sentences on the fields they are about (spec 5.11). */
export function billingRefusal(problem: ApiProblem) {
  return refusalOnFields(problem, fieldNames);
}
