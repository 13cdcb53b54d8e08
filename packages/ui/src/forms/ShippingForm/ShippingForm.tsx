import { outsideDeliveryArea } from '@formulary/rules/addresses/deliveryArea';
import { checkoutForm } from '@formulary/rules/checkout/checkoutSections';
import {
  type Destination,
  type ShippingDetails,
  shippingRules,
} from '@formulary/rules/checkout/shippingRules';
import { sectionRules } from '@formulary/rules/checkout/sectionRules';
import { checkForm } from '@formulary/rules/forms/fieldCheck';
import { DestinationFields } from './DestinationFields.tsx';
import { ValidatedForm } from '../validation/ValidatedForm/ValidatedForm.tsx';
import { deliveryFields, emptyAddress } from '@formulary/rules/addresses/addressFields';

/** Initial shipping values: empty except for the shop's region (spec 1.7). */
const emptyShipping: ShippingDetails = {
  ...emptyAddress(deliveryFields),
  countryCode: 'GB',
};

/** Shipping address, and whether it is the billing address. */
export interface ShippingChoice {
  readonly shipping: ShippingDetails;
  readonly shipsToBilling: boolean;
}

export interface ShippingFormProps {
  /** Shipping address when it is the same as the billing address. */
  billing: ShippingDetails;
  /** Earlier choice, when this section is reopened. */
  initialValues?: ShippingDetails | undefined;
  onSubmit: (choice: ShippingChoice) => void;
}

function isSame(one: ShippingDetails, other: ShippingDetails): boolean {
  return (Object.keys(one) as (keyof ShippingDetails)[]).every((key) => one[key] === other[key]);
}

/**
 * Returns the billing details that a parcel can use; only name and phone if the shop does not deliver to the address.
 */
function fitting(billing: ShippingDetails): ShippingDetails {
  if (!outsideDeliveryArea(billing)) return billing;
  return { ...emptyShipping, name: billing.name, phone: billing.phone };
}

/**
 * Chooses the shipping address: by default the billing address, with nothing to fill in; otherwise a separate one (spec
 * 2.14, 3.17). It offers the billing address only if that meets the shipping rules.
 */
export function ShippingForm({ billing, initialValues, onSubmit }: ShippingFormProps) {
  const canBeSame = Object.keys(checkForm(shippingRules, billing)).length === 0;
  const isElsewhere = initialValues !== undefined && !isSame(initialValues, billing);
  const destination: Destination = canBeSame && !isElsewhere ? 'billing' : 'elsewhere';
  const fallback = canBeSame ? emptyShipping : fitting(billing);
  return (
    <ValidatedForm
      label={checkoutForm.shipping}
      rules={sectionRules.shipping}
      initialValues={{ destination, ...(isElsewhere ? initialValues : fallback) }}
      onSubmit={({ destination: chosen, ...address }) => {
        const shipsToBilling = chosen === ('billing' satisfies Destination);
        onSubmit({ shipsToBilling, shipping: shipsToBilling ? billing : address });
        return undefined;
      }}
      submitLabel="Save and continue"
    >
      <DestinationFields billing={billing} canBeSame={canBeSame} />
    </ValidatedForm>
  );
}
