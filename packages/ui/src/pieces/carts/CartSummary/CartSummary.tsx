import { formatMoney } from '@formulary/rules/money/formatMoney';
import type { CartTotals } from '@formulary/rules/pricing/cartTotals';
import { styled } from 'styled-components';
import { ButtonLink } from '../../../primitives/buttons/ButtonLink/ButtonLink.tsx';
import { Cluster } from '../../../primitives/layout/Cluster.tsx';
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
  /** What the checkout will ask for; shown beside its link. */
  notice?: Elements;
  /** Control that saves the cart for later; beside Clear Cart. */
  save?: Elements;
  onClear: () => void;
}

const Root = styled.section`
  display: grid;
  gap: ${space[6]};

  ${media.fromTablet} {
    grid-template-columns: 1fr minmax(18rem, 25rem);
    align-items: start;
  }
`;

/* Beside the sums where there is room, so that the checkout link stays in view. */
const Beside = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space[5]};
  max-inline-size: ${size.measure};
`;

const Card = styled.div`
  padding: ${space[6]};
  border: ${border.hairline};
  border-radius: ${radius.large};
  background: ${color.surfaceRaised};
`;

const Sums = styled.dl`
  ${sumsStyle}
`;

const Actions = styled.div`
  display: grid;
  gap: ${space[3]};
  padding-block-start: ${space[5]};

  ${media.print} {
    display: none;
  }
`;

const Note = styled.p`
  color: ${color.textMuted};
  font-size: ${font.sizeSmall};
`;

/** Shows the foot of the cart: savings, VAT, total with VAT, and the links onward (spec 2.12). */
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
      <Beside>
        <Cluster>
          <ClearCart onClear={onClear} />
          {save}
        </Cluster>
        {notice}
      </Beside>
      <Card>
        <Sums>
          <dt data-saving={hasSaved}>Savings</dt>
          <dd data-saving={hasSaved}>{hasSaved ? formatMoney(totals.saving) : 'None'}</dd>
          <dt>VAT</dt>
          <dd>{formatMoney(totals.vat)}</dd>
          <dt data-total>Cart Total</dt>
          <dd data-total>{formatMoney(totals.total)}</dd>
        </Sums>
        <Note>Including VAT. Delivery is added at checkout.</Note>
        <Actions>
          <ButtonLink href={checkoutHref} variant="primary">
            Proceed to Checkout
          </ButtonLink>
          <ButtonLink href={continueHref}>Continue Shopping</ButtonLink>
          <ButtonLink href={quickOrderHref}>Quick order</ButtonLink>
        </Actions>
      </Card>
    </Root>
  );
}
