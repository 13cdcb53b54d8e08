import type { CartLine } from '@formulary/rules/carts/cartLine';
import { formatMoney } from '@formulary/rules/money/formatMoney';
import { cartTotals } from '@formulary/rules/pricing/cartTotals';
import { orderAmount } from '@formulary/rules/orders/orderAmount';
import { orderSums } from '@formulary/rules/orders/orderSums';
import type { DeliveryOption } from '@formulary/rules/orders/deliveryOption';
import { styled } from 'styled-components';
import { headingStyle } from '@formulary/theme/headingStyle';
import { border, color, radius, space } from '@formulary/theme/tokens';
import { sumsStyle } from '../../carts/sumsStyle.ts';
import {
  ManualSummary,
  type ManualSummaryItem,
} from '../../prescriptions/ManualSummary/ManualSummary.tsx';
import { Alert } from '../../../primitives/messages/Alert/Alert.tsx';
import { notices } from '@formulary/rules/problems/notices';
import { AMOUNT_MAY_CHANGE } from '@formulary/rules/payments/amountDue';
import { OrderSummaryLines } from '../OrderSummaryLines/OrderSummaryLines.tsx';
import type { Elements } from '../../../primitives/elements.ts';

export interface OrderSummaryProps {
  lines: readonly CartLine[];
  /** Items written by hand; the pharmacy sets their price. */
  manual?: { readonly items: readonly ManualSummaryItem[] };
  /** The chosen delivery option. */
  delivery: DeliveryOption | undefined;
  /** Terms and Place Order. */
  children?: Elements;
}

const Root = styled.section`
  display: grid;
  gap: ${space[5]};
  padding: ${space[6]};
  border: ${border.hairline};
  border-radius: ${radius.large};
  background: ${color.surfaceRaised};

  h2 {
    ${headingStyle(2)}
  }
`;

const Sums = styled.dl`
  ${sumsStyle}
  padding-block-start: ${space[5]};
  border-block-start: ${border.hairline};
`;

/** Shows the total of the order, exact to the penny: net, VAT, savings, delivery (spec 2.14, readings R4 and R5). */
export function OrderSummary({ lines, manual, delivery, children }: OrderSummaryProps) {
  const { saving } = cartTotals(lines);
  const deliveryFee = delivery?.price ?? 0;
  const isPrescribed = !manual && lines.some(({ isPrescription }) => isPrescription);
  const amount = orderAmount({ lineTotals: lines.map(({ total }) => total), deliveryFee });
  const { net, vat } = orderSums({ lines, deliveryFee, amount });
  return (
    <Root aria-label="Order summary">
      <h2>Order summary</h2>
      {manual ? <ManualSummary items={manual.items} /> : <OrderSummaryLines lines={lines} />}
      <Sums>
        {manual ? (
          <>
            <dt>Items</dt>
            <dd>Priced later</dd>
          </>
        ) : (
          <>
            <dt>Subtotal</dt>
            <dd>{formatMoney(net)}</dd>
            <dt>VAT</dt>
            <dd>{formatMoney(vat)}</dd>
          </>
        )}
        {saving > 0 && (
          <>
            <dt data-saving>Savings, already taken off</dt>
            <dd data-saving>{formatMoney(saving)}</dd>
          </>
        )}
        <dt>{delivery ? delivery.details : 'Delivery'}</dt>
        <dd>{delivery ? formatMoney(delivery.price) : 'Not chosen yet'}</dd>
        {!manual && (
          <>
            <dt data-total>{delivery ? 'Amount to pay' : 'Amount before delivery'}</dt>
            <dd data-total>{formatMoney(amount)}</dd>
          </>
        )}
      </Sums>
      {manual && <Alert>{notices.manualPrice}</Alert>}
      {isPrescribed && <p>{AMOUNT_MAY_CHANGE}</p>}
      {children}
    </Root>
  );
}
