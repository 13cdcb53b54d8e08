import { addressOf, deliveryFields } from '../addresses/addressFields.ts';
import type { FormRules } from '../forms/fieldCheck.ts';
import { when } from '../forms/fieldChecks.ts';
import { type ShippingField, shippingRules } from './shippingRules.ts';

/** The destination of the parcel: the billing address or another one (spec 2.14). */
export type Destination = 'billing' | 'elsewhere';

/** The fields of the shipping form. The address counts only if the parcel goes elsewhere. */
export type ShippingChoiceField = 'destination' | ShippingField;

const SAME: Destination = 'billing';

const unlessSame = when((form) => form['destination'] !== SAME);

/** The shipping rules, which apply only to a separate address (spec 3.17, 5.11). */
export const shippingChoiceRules: FormRules<ShippingChoiceField> = {
  destination: [],
  ...addressOf(deliveryFields, (field) => shippingRules[field].map(unlessSame)),
};
