import { fieldSentences } from '../problems/fieldSentences.ts';
import { deliveryAreaChecks } from '../addresses/deliveryArea.ts';
import { billingRules } from '../accounts/billingRules.ts';
import type { FormRules } from '../forms/fieldCheck.ts';
import { atMost, required } from '../forms/fieldChecks.ts';

/** The fields of the shipping form. */
export type ShippingField =
  | 'name'
  | 'phone'
  | 'street'
  | 'city'
  | 'postcode'
  | 'county'
  | 'countryCode';

/** The values of the shipping form. */
export type ShippingDetails = Readonly<Record<ShippingField, string>>;

/**
 * The rules of the shipping form: those of the billing address, with one name for the parcel (spec 3.17, 5.11), within
 * the delivery area (reading R33).
 */
export const shippingRules: FormRules<ShippingField> = {
  name: [required(fieldSentences.addShippingName), atMost(200, fieldSentences.atMost200)],
  phone: billingRules.phone,
  street: billingRules.street,
  city: billingRules.city,
  postcode: [...billingRules.postcode, deliveryAreaChecks.postcode],
  county: billingRules.county,
  countryCode: [...billingRules.countryCode, deliveryAreaChecks.countryCode],
};
