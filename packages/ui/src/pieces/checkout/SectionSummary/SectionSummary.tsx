import type { CheckoutDraft } from '@formulary/rules/checkout/checkoutDraft';
import type { SectionWithForm } from '@formulary/rules/checkout/checkoutSections';
import type { BillingDetails } from '@formulary/rules/accounts/billingRules';
import type { DeliveryOption } from '@formulary/rules/orders/deliveryOption';
import { fullName } from '@formulary/rules/text/fullName';
import { paymentModeLabel } from '../../orders/paymentModeLabel.ts';
import { AddressLines } from '../AddressLines/AddressLines.tsx';
import { deliveryCost } from '../deliveryCost.ts';

/** State of a checkout, and the data to describe it. */
export interface CheckoutChoices {
  draft: CheckoutDraft;
  deliveryOptions: readonly DeliveryOption[];
  billing: BillingDetails;
}

export interface SectionSummaryProps extends CheckoutChoices {
  section: SectionWithForm;
}

/** Shows the summary of a closed section below its title. */
export function SectionSummary({ section, draft, deliveryOptions, billing }: SectionSummaryProps) {
  switch (section) {
    case 'delivery': {
      const chosen = deliveryOptions.find(({ id }) => id === draft.deliveryOptionId);
      return chosen && <p>{`${chosen.details}, ${deliveryCost(chosen)}`}</p>;
    }
    case 'billing':
      return <AddressLines address={{ ...billing, name: fullName(billing) }} />;
    case 'shipping':
      return draft.shipping && <AddressLines address={draft.shipping} />;
    case 'payment':
      return (
        draft.paymentMode && (
          <>
            <p>{paymentModeLabel[draft.paymentMode]}</p>
            {draft.paymentNote && <p>{draft.paymentNote}</p>}
          </>
        )
      );
    case 'note':
      return <p>{draft.note || 'No note'}</p>;
    default:
      return section satisfies never;
  }
}
