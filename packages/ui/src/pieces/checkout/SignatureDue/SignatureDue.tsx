import { formatDay } from '@formulary/rules/dates/day';
import { londonDay } from '@formulary/rules/dates/londonTime';
import { prescriptionValidUntil } from '@formulary/rules/dates/prescriptionDates';
import type { Order } from '@formulary/rules/orders/order';
import type { Signer } from '@formulary/rules/prescriptions/signing/signer';
import { unsignedUntil } from '@formulary/rules/prescriptions/signing/signingDeadline';
import { styled } from 'styled-components';
import { ButtonLink } from '../../../primitives/buttons/ButtonLink/ButtonLink.tsx';
import { headingStyle } from '@formulary/theme/headingStyle';
import { space } from '@formulary/theme/tokens';

export interface SignatureDueProps {
  order: Pick<Order, 'placedAt' | 'hasManualPrescription' | 'paymentStatus' | 'signBy'>;
  signer: Signer;
  /** Where a buyer who is the prescriber signs. */
  signHref?: string | undefined;
}

const Root = styled.section`
  display: grid;
  gap: ${space[2]};

  h2 {
    ${headingStyle(2)}
  }

  ol {
    display: grid;
    gap: ${space[1]};
    padding-inline-start: ${space[5]};
    list-style: decimal;
  }
`;

/**
 * Shows the next steps of an order on prescription: who must sign, by when, and what the order waits for (spec 1.3).
 */
export function SignatureDue({ order, signer, signHref }: SignatureDueProps) {
  const until = formatDay(prescriptionValidUntil(londonDay(order.placedAt)));
  return (
    <Root aria-label="What happens next">
      <h2>What happens next</h2>
      <ol>
        {order.hasManualPrescription && (
          <li>
            The pharmacy sets the price of what you wrote, and emails you what there is to pay.
          </li>
        )}
        <li>
          {`${
            signer === 'buyer'
              ? 'You sign the prescriptions of this order. '
              : `${signer.name} has been asked by email to sign. `
          }${order.signBy ? `${unsignedUntil(order.signBy)} ` : ''}We can dispense until ${until}.`}
        </li>
        <li>
          {order.paymentStatus === 'Paid'
            ? 'Your payment has arrived. We pack your order as soon as every prescription is signed.'
            : 'We pack your order once it is paid and every prescription is signed.'}
        </li>
      </ol>
      {signer === 'buyer' && order.signBy && signHref && (
        <div>
          <ButtonLink href={signHref} variant="primary">
            Sign now
          </ButtonLink>
        </div>
      )}
    </Root>
  );
}
