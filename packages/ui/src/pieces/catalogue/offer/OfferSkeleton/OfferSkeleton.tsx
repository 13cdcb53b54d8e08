import { styled } from 'styled-components';
import { Stack } from '../../../../primitives/layout/Stack.tsx';
import { PrescriptionWarning } from '../PrescriptionWarning/PrescriptionWarning.tsx';
import type { CatalogueProduct } from '../../product/catalogueProduct.ts';
import { OfferFoot } from './OfferFoot.tsx';
import { OfferHead } from './OfferHead.tsx';

export interface OfferSkeletonProps {
  product: CatalogueProduct;
  /** Whether the buyer has ordered on prescription before, and knows the steps. */
  knowsPrescriptions?: boolean;
}

/* As narrow as the loaded form. */
const Narrow = styled.div`
  max-inline-size: 30rem;
`;

/**
 * Shows a placeholder for the buyer's offer: price, stock, purchase option, quantity. It has the final height, but for
 * promotions, which visitors do not see.
 */
export function OfferSkeleton({ product, knowsPrescriptions }: OfferSkeletonProps) {
  return (
    <Stack $gap={4}>
      <OfferHead type={product.type} />
      {product.type === 'prescription' && (
        <Narrow>
          <PrescriptionWarning isFolded={knowsPrescriptions} />
        </Narrow>
      )}
      <OfferFoot product={product} />
    </Stack>
  );
}
