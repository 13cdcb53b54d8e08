import { fieldSentences } from '../problems/fieldSentences.ts';
import {
  type DeliveryDetails,
  type DeliveryField,
  deliveryFields,
} from '../addresses/addressFields.ts';
import { addressRules } from '../addresses/addressRules.ts';
import { deliveryAreaChecks } from '../addresses/deliveryArea.ts';
import { addressSentences } from '../accounts/billingRules.ts';
import type { FormRules } from '../forms/fieldCheck.ts';

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
