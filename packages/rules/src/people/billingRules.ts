import { countries } from './countries.ts';
import type { FormRules } from './fieldCheck.ts';
import { atMost, oneOfList, phoneNumber, required } from './fieldChecks.ts';

const LONGEST_STREET = 100;

/** The fields that the profile and billing form can change. */
export type BillingField =
  | 'firstName'
  | 'lastName'
  | 'phone'
  | 'street'
  | 'city'
  | 'postcode'
  | 'county'
  | 'countryCode';

/** What stands in the profile and billing form. */
export type BillingDetails = Readonly<Record<BillingField, string>>;

/** The profile and billing form (spec 5.11). The e-mail address is shown there and cannot be changed. */
export const billingRules: FormRules<BillingField> = {
  firstName: [required('Please add first name'), atMost(100, 'Please add first name')],
  lastName: [required('Please add last name'), atMost(100, 'Please add last name')],
  phone: [
    required('Please add contact number'),
    phoneNumber('Please add contact number'),
    atMost(40, 'Please add contact number'),
  ],
  street: [
    required('Please add address'),
    atMost(LONGEST_STREET, 'Please use at most 100 characters'),
  ],
  city: [required('Please add city'), atMost(100, 'Please add city')],
  postcode: [required('Please add postcode'), atMost(20, 'Please add postcode')],
  county: [atMost(100, 'Please use at most 100 characters')],
  countryCode: [
    required('Please add country'),
    oneOfList(
      countries.map(({ code }) => code),
      'Please add country',
    ),
  ],
};
