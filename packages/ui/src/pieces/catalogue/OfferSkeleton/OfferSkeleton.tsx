import { styled } from 'styled-components';
import { Stack } from '../../../primitives/Stack/Stack.tsx';
import { PrescriptionWarning } from '../PrescriptionWarning/PrescriptionWarning.tsx';
import type { ShownProduct } from '../shownProduct.ts';
import { OfferFoot } from './OfferFoot.tsx';
import { OfferHead } from './OfferHead.tsx';

export interface OfferSkeletonProps {
  product: ShownProduct;
}

/* As narrow as the form that it stands in afterwards. */
const Narrow = styled.div`
  max-inline-size: 30rem;
`;

/** The place of what a buyer is offered while it loads, as high as that will be: price, stock, how it is bought, how many. */
export function OfferSkeleton({ product }: OfferSkeletonProps) {
  return (
    <Stack $gap={4}>
      <OfferHead type={product.type} />
      {product.type === 'prescription' && (
        <Narrow>
          <PrescriptionWarning />
        </Narrow>
      )}
      <OfferFoot product={product} />
    </Stack>
  );
}
