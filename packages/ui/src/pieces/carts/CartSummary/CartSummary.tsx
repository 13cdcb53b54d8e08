import { formatMoney } from '@formulary/rules/money/formatMoney';
import type { CartTotals } from '@formulary/rules/pricing/cartTotals';
import { styled } from 'styled-components';
import { ButtonLink } from '../../../primitives/buttons/ButtonLink/ButtonLink.tsx';
import { actionBarStyle } from '../../../primitives/layout/actionBarStyle.ts';
import { media } from '@formulary/theme/media';
import { border, color, font, radius, size, space } from '@formulary/theme/tokens';
import { sumsStyle } from '../sumsStyle.ts';
import { ClearCart } from '../ClearCart/ClearCart.tsx';
import type { Elements } from '../../../primitives/elements.ts';

export interface CartSummaryProps {
  totals: CartTotals;
  continueHref: string;
  checkoutHref: string;
  quickOrderHref: string;
  /** What the checkout will ask for; shown above its link. */
  notice?: Elements;
  /** Control that saves the cart for later; beside Clear Cart. */
  save?: Elements;
  onClear: () => void;
}

/* Below the width of a laptop the parts join the cart's grid, so that the bar sticks beside the lines. */
const Root = styled.section`
  display: contents;

  ${media.fromWide} {
    position: sticky;
    inset-block-start: calc(${size.header} + ${space[6]});
    display: grid;
    gap: ${space[3]};
    padding: ${space[5]};
    border: ${border.hairline};
    border-radius: ${radius.large};
    background: ${color.surfaceRaised};
  }
`;

const Sums = styled.dl`
  ${sumsStyle}

  @media (48rem <= width < 80rem) {
    justify-self: end;
    inline-size: 25rem;
  }
`;

const Bar = styled.div`
  display: grid;
  gap: ${space[4]};

  @media screen and (width < 80rem) {
    ${actionBarStyle}
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;

    dl [data-total] {
      padding: 0;
      border: 0;
      text-align: start;
    }

    dl {
      grid-template-columns: auto;
      row-gap: 0;
      justify-self: start;
      inline-size: auto;
    }

    dt[data-total] {
      color: ${color.textMuted};
      font-size: ${font.sizeSmall};
      font-weight: ${font.weightBody};
    }
  }

  ${media.print} {
    a {
      display: none;
    }
  }
`;

const Note = styled.p`
  color: ${color.textMuted};
  font-size: ${font.sizeSmall};
`;

const Others = styled.div`
  display: grid;
  gap: ${space[3]};

  ${media.fromTablet} {
    display: flex;
    flex-wrap: wrap;
  }

  ${media.fromWide} {
    display: grid;
    grid-template-columns: minmax(0, 1fr);

    & > div {
      display: grid;
    }
  }

  ${media.print} {
    display: none;
  }
`;

/**
 * Shows the foot of the cart: savings, VAT, total with VAT, and the links onward (spec 2.12). Inside a CartLayout total
 * and checkout link are always in sight: beside the lines on a laptop, in a bar at the bottom on smaller screens.
 */
export function CartSummary({
  totals,
  continueHref,
  checkoutHref,
  quickOrderHref,
  notice,
  save,
  onClear,
}: CartSummaryProps) {
  const hasSaved = totals.saving > 0 || undefined;
  return (
    <Root aria-label="Cart summary">
      <Sums>
        <dt data-saving={hasSaved}>Savings</dt>
        <dd data-saving={hasSaved}>{hasSaved ? formatMoney(totals.saving) : 'None'}</dd>
        <dt>VAT</dt>
        <dd>{formatMoney(totals.vat)}</dd>
      </Sums>
      {notice}
      <Bar data-part="bar">
        <Sums>
          <dt data-total>Cart Total</dt>
          <dd data-total>{formatMoney(totals.total)}</dd>
        </Sums>
        <ButtonLink href={checkoutHref} variant="primary">
          Proceed to Checkout
        </ButtonLink>
      </Bar>
      <Note>Including VAT. Delivery is added at checkout.</Note>
      <Others>
        <ButtonLink href={continueHref}>Continue Shopping</ButtonLink>
        <ButtonLink href={quickOrderHref}>Quick order</ButtonLink>
        {save}
        <ClearCart onClear={onClear} />
      </Others>
    </Root>
  );
}
