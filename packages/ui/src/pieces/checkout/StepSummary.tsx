import type { CheckoutStep } from '@formulary/rules/checkout/checkoutStep';
import { paymentModeLabel } from '../orders/paymentModeLabel.ts';
import { AddressLines } from './AddressLines.tsx';
import type { CheckoutStepsProps } from './CheckoutSteps.tsx';
import { deliveryCost } from './deliveryCost.ts';

export interface StepSummaryProps extends Pick<
  CheckoutStepsProps,
  'draft' | 'deliveryOptions' | 'billing'
> {
  step: CheckoutStep;
}

/** What was settled in a section, as it stands under its title when it is closed. */
export function StepSummary({ step, draft, deliveryOptions, billing }: StepSummaryProps) {
  switch (step) {
    case 'delivery': {
      const chosen = deliveryOptions.find(({ id }) => id === draft.deliveryOptionId);
      return chosen && <p>{`${chosen.details}, ${deliveryCost(chosen)}`}</p>;
    }
    case 'billing':
      return (
        <AddressLines
          address={{ ...billing, name: `${billing.firstName} ${billing.lastName}`.trim() }}
        />
      );
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
      return step satisfies never;
  }
}
