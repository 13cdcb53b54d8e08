import { addressSentences, type BillingDetails } from '../accounts/billingRules.ts';
import {
  addressOf,
  type DeliveryDetails,
  type DeliveryField,
  deliveryFields,
  emptyAddress,
} from '../addresses/addressFields.ts';
import { addressRules } from '../addresses/addressRules.ts';
import { deliveryAreaChecks } from '../addresses/deliveryArea.ts';
import type { FormRules } from '../forms/fieldCheck.ts';
import { when } from '../forms/fieldChecks.ts';
import { fieldSentences } from '../problems/fieldSentences.ts';
import { fullName } from '../text/fullName.ts';

/** The fields of the shipping form. */
export type ShippingField = DeliveryField;

/** The values of the shipping form. */
export type ShippingDetails = DeliveryDetails;

const rules = addressRules(deliveryFields, {
  ...addressSentences,
  missing: { ...addressSentences.missing, name: fieldSentences.addShippingName },
});

/**
 * The rules of the shipping form: those of the billing address, with one name for the parcel (spec 3.17, 5.11), within
 * the delivery area (reading R33).
 */
export const shippingRules: FormRules<ShippingField> = {
  ...rules,
  postcode: [...rules.postcode, deliveryAreaChecks.postcode],
  countryCode: [...rules.countryCode, deliveryAreaChecks.countryCode],
};

/** Returns the shipping details for a parcel that goes to the billing address. */
export function shippingFrom({
  firstName,
  lastName,
  company: _billed,
  ...address
}: BillingDetails): ShippingDetails {
  return { ...emptyAddress(deliveryFields), ...address, name: fullName({ firstName, lastName }) };
}

/** The destination of the parcel: the billing address or another one (spec 2.14). */
export type Destination = 'billing' | 'elsewhere';

/** The fields of the shipping form. The address counts only if the parcel goes elsewhere. */
type ShippingChoiceField = 'destination' | ShippingField;

const SAME: Destination = 'billing';

const unlessSame = when((form) => form['destination'] !== SAME);

/** The shipping rules, which apply only to a separate address (spec 3.17, 5.11). */
export const shippingChoiceRules: FormRules<ShippingChoiceField> = {
  destination: [],
  ...addressOf(deliveryFields, (field) => shippingRules[field].map(unlessSame)),
};
