import { formatMoney } from '@formulary/rules/money/formatMoney';
import type { Order } from '@formulary/rules/orders/order';
import { useId } from 'react';
import { styled } from 'styled-components';
import { headingStyle } from '../../../theme/headingStyle.ts';
import { media } from '../../../theme/media.ts';
import { tabularFigures } from '../../../theme/tabularFigures.ts';
import { border, color, font, radius, space } from '../../../theme/tokens.ts';
import { BankDetails } from '../BankDetails/BankDetails.tsx';

export interface PaymentDueProps {
  /** An order whose bank transfer is due (rules: isTransferDue). */
  order: Pick<Order, 'amount' | 'number'>;
}

const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  padding: clamp(${space[3]}, 3vw, ${space[5]});
  border: ${border.strong};
  border-radius: ${radius.large};
  background: ${color.surfaceRaised};
  break-inside: avoid;

  h2 {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: ${space[1]} ${space[4]};
    ${headingStyle(2)}
  }

  ${media.print} {
    padding: ${space[3]};
  }
`;

const Amount = styled.span`
  ${tabularFigures}
  font-size: ${font.sizeHeading1};
`;

/** What is still to be paid, and how: the amount first, then where to transfer it and what to write on it. */
export function PaymentDue({ order }: PaymentDueProps) {
  const titleId = useId();
  return (
    <Root aria-labelledby={titleId}>
      <h2 id={titleId}>
        Amount to pay <Amount>{formatMoney(order.amount)}</Amount>
      </h2>
      <p>
        Please transfer it to this account, with the reference. We pack your order as soon as the
        transfer has arrived.
      </p>
      <BankDetails reference={order.number} />
    </Root>
  );
}
