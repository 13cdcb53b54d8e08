import type { CartLine } from '@formulary/rules/carts/cartLine';
import { formatMoney } from '@formulary/rules/money/formatMoney';
import { cartTotals } from '@formulary/rules/pricing/cartTotals';
import { orderAmount } from '@formulary/rules/orders/orderAmount';
import { orderSums } from '@formulary/rules/orders/orderSums';
import type { DeliveryOption } from '@formulary/rules/orders/deliveryOption';
import { styled } from 'styled-components';
import { headingStyle } from '@formulary/theme/headingStyle';
import { media } from '@formulary/theme/media';
import { border, color, font, layer, radius, size, space } from '@formulary/theme/tokens';
import { sumsStyle } from '../../carts/sumsStyle.ts';
import {
  ManualSummary,
  type ManualSummaryItem,
} from '../../prescriptions/ManualSummary/ManualSummary.tsx';
import { Alert } from '../../../primitives/messages/Alert/Alert.tsx';
import { notices } from '@formulary/rules/problems/notices';
import { AMOUNT_MAY_CHANGE } from '@formulary/rules/payments/amountDue';
import { OrderSummaryLines } from '../OrderSummaryLines/OrderSummaryLines.tsx';
import { actionBarStyle } from '../../../primitives/layout/actionBarStyle.ts';
import type { Elements } from '../../../primitives/elements.ts';

export interface OrderSummaryProps {
  lines: readonly CartLine[];
  /** Items written by hand; the pharmacy sets their price. */
  manual?: { readonly items: readonly ManualSummaryItem[] };
  /** The chosen delivery option. */
  delivery: DeliveryOption | undefined;
  /** Consent to the terms. */
  terms?: Elements;
  /** Place Order. */
  children?: Elements;
  /** Only the terms are missing, or nothing: a phone shows them in the bar, otherwise above it. */
  isComplete?: boolean;
}

const belowDesktop = '@media screen and (width < 64rem)';

/* Has no box, so that the foot sticks within the column of the layout. */
const Root = styled.section`
  display: contents;
`;

const Card = styled.div`
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

const Total = styled.dl`
  ${sumsStyle}

  [data-total] {
    padding: 0;
    border: 0;
  }

  ${belowDesktop} {
    grid-template-columns: auto;
    row-gap: 0;

    dt[data-total] {
      color: ${color.textMuted};
      font-size: ${font.sizeSmall};
      font-weight: ${font.weightBody};
      line-height: ${font.lineHeading};
    }

    dd[data-total] {
      text-align: start;
    }
  }
`;

const Bar = styled.div`
  display: grid;
  gap: ${space[4]};

  ${belowDesktop} {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space[2]} ${space[4]};

    & > ${Total} {
      flex: 1 1 7rem;
    }

    /* Its reasons take the whole width. */
    & > [data-part='placeOrder'] {
      display: contents;
    }

    & > [data-part='placeOrder'] > :not(button) {
      flex: 1 0 100%;
    }
  }
`;

/*
 * Beside the sections it sticks to the bottom of the window while the items above it are taller, and below the header
 * afterwards. On a phone the amount and Place Order are the bar; the terms join it when they are the last thing to do.
 */
const Foot = styled.div`
  display: grid;
  gap: ${space[4]};

  ${media.fromDesktop} {
    position: sticky;
    inset-block: calc(${size.header} + ${space[4]}) ${space[4]};
    z-index: ${layer.raised};
    margin-block-start: ${space[4]};
    padding: ${space[5]} ${space[6]};
    border: ${border.hairline};
    border-radius: ${radius.large};
    background: ${color.surfaceRaised};
    /* Hides the items that scroll past between the foot and the bottom of the window. */
    box-shadow: 0 ${space[4]} ${color.surfacePage};
  }

  ${media.low} {
    position: static;
  }

  ${belowDesktop} {
    &[data-complete] {
      ${actionBarStyle}
      gap: ${space[2]};
    }

    &:not([data-complete]) {
      display: contents;

      ${Bar} {
        ${actionBarStyle}
      }
    }

    /* Keeps focused and scrolled-to elements clear of the bar. */
    :root:has(&) {
      scroll-padding-block-end: min(11rem, 55vw);
    }
  }
`;

/**
 * Shows the total of the order, exact to the penny: net, VAT, savings, delivery (spec 2.14, readings R4 and R5). The
 * amount and Place Order are always in sight.
 */
export function OrderSummary({
  lines,
  manual,
  delivery,
  terms,
  children,
  isComplete = false,
}: OrderSummaryProps) {
  const { saving } = cartTotals(lines);
  const deliveryFee = delivery?.price ?? 0;
  const isPrescribed = !manual && lines.some(({ isPrescription }) => isPrescription);
  const amount = orderAmount({ lineTotals: lines.map(({ total }) => total), deliveryFee });
  const { net, vat } = orderSums({ lines, deliveryFee, amount });
  return (
    <Root aria-label="Order summary">
      <Card>
        <h2>Order summary</h2>
        {manual ? <ManualSummary items={manual.items} /> : <OrderSummaryLines lines={lines} />}
        <Sums>
          {!manual && (
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
        </Sums>
        {manual && <Alert>{notices.manualPrice}</Alert>}
        {isPrescribed && <p>{AMOUNT_MAY_CHANGE}</p>}
      </Card>
      <Foot data-part="bar" data-complete={isComplete || undefined}>
        {terms}
        <Bar data-part="bar">
          <Total>
            {manual ? (
              <>
                <dt data-total>Amount</dt>
                <dd data-total>Priced later</dd>
              </>
            ) : (
              <>
                <dt data-total>{delivery ? 'Amount to pay' : 'Amount before delivery'}</dt>
                <dd data-total>{formatMoney(amount)}</dd>
              </>
            )}
          </Total>
          {children}
        </Bar>
      </Foot>
    </Root>
  );
}
