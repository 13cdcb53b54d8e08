import type { PublicProduct } from '@formulary/rules/catalogue/product';
import { ShoppingCart } from 'lucide-react';
import { styled } from 'styled-components';
import { Button } from '../../../../primitives/buttons/Button/Button.tsx';
import { Cluster } from '../../../../primitives/layout/Cluster.tsx';
import { Stack } from '../../../../primitives/layout/Stack.tsx';
import { signedInOnly } from '@formulary/theme/signedInOnly';
import { signedOutOnly } from '@formulary/theme/signedOutOnly';
import { OfferFoot } from '../OfferSkeleton/OfferFoot.tsx';
import { OfferHead } from '../OfferSkeleton/OfferHead.tsx';
import { PrescriptionWarning } from '../PrescriptionWarning/PrescriptionWarning.tsx';
import { SignInForPrices } from '../SignInForPrices/SignInForPrices.tsx';
import { StockBadge } from '../../stock/StockBadge/StockBadge.tsx';

export interface VisitorsOfferProps {
  product: PublicProduct;
  signInHref: string;
}

const Visitors = styled(Stack)`
  ${signedOutOnly}
`;

/* As narrow as the buyer's form, and folded for a buyer who knows the steps. */
const Warning = styled.div`
  :root[data-session] & {
    max-inline-size: 30rem;
  }

  :root[data-session][data-steps] & {
    summary {
      display: list-item;
      list-style-type: disclosure-closed;
    }

    ol {
      display: none;
    }
  }
`;

const Buyers = styled.div`
  ${signedInOnly}
`;

/**
 * Shows a visitor the availability of a product and a link to see its price; Add requires sign-in (spec 2.11, 5.18). In
 * a browser with a session it is a placeholder for the buyer's offer.
 */
export function VisitorsOffer({ product, signInHref }: VisitorsOfferProps) {
  const { type, isInStock } = product;
  return (
    <Stack $gap={4}>
      <Visitors $gap={4}>
        <SignInForPrices signInHref={signInHref} />
        <StockBadge isAvailable={isInStock} />
      </Visitors>
      <Buyers>
        <OfferHead type={type} />
      </Buyers>
      {type === 'prescription' && (
        <Warning>
          <PrescriptionWarning />
        </Warning>
      )}
      <Visitors>
        <Cluster>
          <Button variant="primary" isDisabled>
            <ShoppingCart aria-hidden /> Add
          </Button>
        </Cluster>
      </Visitors>
      <Buyers>
        <OfferFoot product={product} />
      </Buyers>
    </Stack>
  );
}
