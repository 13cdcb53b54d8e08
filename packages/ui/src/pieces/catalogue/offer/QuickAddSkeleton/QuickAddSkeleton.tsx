import { styled } from 'styled-components';
import { Skeleton } from '../../../../primitives/loading/Skeleton/Skeleton.tsx';
import { Stack } from '../../../../primitives/layout/Stack.tsx';
import { VisuallyHidden } from '../../../../primitives/layout/VisuallyHidden.tsx';
import { font, size, space } from '@formulary/theme/tokens';
import { type CatalogueProduct, isAvailable } from '../../product/catalogueProduct.ts';
import { AddSkeleton } from './AddSkeleton.tsx';

export interface QuickAddSkeletonProps {
  /** Type 'any' reserves space for the option and its prompt. */
  product: CatalogueProduct;
}

/* As wide as a field with its two steppers. */
const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};

  & > button {
    flex: 1 1 5.5rem;
  }
`;

/* Reserves the height of the prompt. */
const HintSkeleton = styled.div`
  font-size: ${font.sizeSmall};
`;

/** Shows a placeholder for QuickAdd with its final height, to prevent a layout shift. Add can be pressed already. */
export function QuickAddSkeleton({ product }: QuickAddSkeletonProps) {
  const isAny = product.type === 'any';
  return (
    <Stack $gap={2}>
      {isAny && <Skeleton $height={size.target} />}
      <Row>
        <Skeleton $width="8.75rem" $height={size.target} />
        <AddSkeleton product={product} isDisabled={isAny || !isAvailable(product)}>
          <VisuallyHidden>{` ${product.name}`}</VisuallyHidden>
        </AddSkeleton>
      </Row>
      {isAny && (
        <HintSkeleton>
          <Skeleton $width="12em" $height="1lh" />
        </HintSkeleton>
      )}
    </Stack>
  );
}
