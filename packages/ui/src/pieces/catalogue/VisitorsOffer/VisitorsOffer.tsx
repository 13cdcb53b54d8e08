import type { PublicProduct } from '@formulary/rules/catalogue/product';
import { ShoppingCart } from 'lucide-react';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Cluster } from '../../../primitives/Cluster/Cluster.tsx';
import { Stack } from '../../../primitives/Stack/Stack.tsx';
import { PrescriptionWarning } from '../PrescriptionWarning/PrescriptionWarning.tsx';
import { SignInForPrices } from '../SignInForPrices/SignInForPrices.tsx';
import { StockBadge } from '../StockBadge/StockBadge.tsx';

export interface VisitorsOfferProps {
  product: PublicProduct;
  signInHref: string;
}

/** What a visitor sees of a product: whether there is any, and the way to its price; Add waits for the sign-in (spec 2.11, 5.18). */
export function VisitorsOffer({ product, signInHref }: VisitorsOfferProps) {
  return (
    <Stack $gap={4}>
      <SignInForPrices signInHref={signInHref} />
      <StockBadge isAvailable={product.isInStock} />
      {product.type === 'prescription' && <PrescriptionWarning />}
      <Cluster>
        <Button variant="primary" isDisabled>
          <ShoppingCart aria-hidden /> Add
        </Button>
      </Cluster>
    </Stack>
  );
}
