import { outsideDeliveryArea } from '@formulary/rules/addresses/deliveryArea';
import { checkoutForm } from '@formulary/rules/checkout/checkoutForm';
import type { Destination } from '@formulary/rules/checkout/shippingChoice';
import { sectionRules } from '@formulary/rules/checkout/sectionRules';
import { checkForm } from '@formulary/rules/forms/fieldCheck';
import { type ShippingDetails, shippingRules } from '@formulary/rules/checkout/shippingRules';
import { DestinationFields } from './DestinationFields.tsx';
import { emptyShipping } from './emptyShipping.ts';
import { RuledForm } from '../RuledForm/RuledForm.tsx';

/** Where the parcel goes, and whether that is where the bill goes. */
export interface ShippingChoice {
  readonly shipping: ShippingDetails;
  readonly shipsToBilling: boolean;
}

export interface ShippingFormProps {
  /** Where the parcel goes when it goes where the bill goes. */
  billing: ShippingDetails;
  /** What was settled before, when this section is reopened. */
  initialValues?: ShippingDetails | undefined;
  onSubmit: (choice: ShippingChoice) => void;
}

function isSame(one: ShippingDetails, other: ShippingDetails): boolean {
  return (Object.keys(one) as (keyof ShippingDetails)[]).every((key) => one[key] === other[key]);
}

/** What of the billing details a parcel can have; of an address that the shop does not deliver to, its name and number. */
function fitting(billing: ShippingDetails): ShippingDetails {
  if (!outsideDeliveryArea(billing)) return billing;
  return { ...emptyShipping, name: billing.name, phone: billing.phone };
}

/**
 * Where the parcel goes: by default where the bill goes, with nothing to fill in; otherwise an address of its own
 * (spec 2.14, 3.17). Billing details that break a shipping rule cannot be taken over unseen.
 */
export function ShippingForm({ billing, initialValues, onSubmit }: ShippingFormProps) {
  const canBeSame = Object.keys(checkForm(shippingRules, billing)).length === 0;
  const isElsewhere = initialValues !== undefined && !isSame(initialValues, billing);
  const destination: Destination = canBeSame && !isElsewhere ? 'billing' : 'elsewhere';
  const fallback = canBeSame ? emptyShipping : fitting(billing);
  return (
    <RuledForm
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
    </RuledForm>
  );
}
