import type { CheckoutDraft } from '@formulary/rules/checkout/checkoutDraft';
import type { SectionWithForm } from '@formulary/rules/checkout/checkoutSections';
import type { BillingDetails } from '@formulary/rules/accounts/billingRules';
import type { DeliveryOption } from '@formulary/rules/orders/deliveryOption';
import { fullName } from '@formulary/rules/text/fullName';
import { styled } from 'styled-components';
import { space } from '@formulary/theme/tokens';
import { Button } from '../../../primitives/buttons/Button/Button.tsx';
import { paymentModeLabel } from '../../orders/paymentModeLabel.ts';
import { AddressLines } from '../AddressLines/AddressLines.tsx';
import { deliveryCost } from '../deliveryCost.ts';

/** State of a checkout, and the data to describe it. */
export interface CheckoutChoices {
  draft: CheckoutDraft;
  deliveryOptions: readonly DeliveryOption[];
  billing: BillingDetails;
}

/** The note of an earlier order, and the action that takes it into this order or out of it. */
export interface LastNote {
  readonly text: string;
  readonly onUse: (note: string) => void;
}

export interface SectionSummaryProps extends CheckoutChoices {
  section: SectionWithForm;
  /** Offered while the order has no note. */
  lastNote?: LastNote | undefined;
}

const Offered = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space[3]};

  p {
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
`;

/** Offers the note of the last order, or to take it out again. The button stays, and with it the focus. */
function OfferedNote({ note, lastNote }: { readonly note: string; readonly lastNote: LastNote }) {
  const isUsed = note === lastNote.text;
  if (note !== '' && !isUsed) return null;
  return (
    <Offered>
      <p>{isUsed ? 'As in your last order.' : `Note of your last order: ‘${lastNote.text}’`}</p>
      <Button variant="quiet" isSmall onClick={() => lastNote.onUse(isUsed ? '' : lastNote.text)}>
        {isUsed ? 'Take the note out' : 'Use this note again'}
      </Button>
    </Offered>
  );
}

/** Shows the summary of a closed section below its title. */
export function SectionSummary({
  section,
  draft,
  deliveryOptions,
  billing,
  lastNote,
}: SectionSummaryProps) {
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
      return (
        <>
          <p>{draft.note || 'No note'}</p>
          {lastNote && <OfferedNote note={draft.note ?? ''} lastNote={lastNote} />}
        </>
      );
    default:
      return section satisfies never;
  }
}
