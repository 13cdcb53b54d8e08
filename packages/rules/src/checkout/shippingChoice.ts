import type { FormRules } from '../forms/fieldCheck.ts';
import { when } from '../forms/fieldChecks.ts';
import { type ShippingField, shippingRules } from './shippingRules.ts';

/** Where the parcel goes: where the bill goes, or to an address of its own (spec 2.14). */
export type Destination = 'billing' | 'elsewhere';

/** The shipping section as it stands in its form: the address counts only when the parcel goes elsewhere. */
export type ShippingChoiceField = 'destination' | ShippingField;

const SAME: Destination = 'billing';

const unlessSame = when((form) => form['destination'] !== SAME);

/** The shipping rules, for an address of its own alone (spec 3.17, 5.11). */
export const shippingChoiceRules: FormRules<ShippingChoiceField> = {
  destination: [],
  name: shippingRules.name.map(unlessSame),
  phone: shippingRules.phone.map(unlessSame),
  street: shippingRules.street.map(unlessSame),
  city: shippingRules.city.map(unlessSame),
  postcode: shippingRules.postcode.map(unlessSame),
  county: shippingRules.county.map(unlessSame),
  countryCode: shippingRules.countryCode.map(unlessSame),
};
