import { styled } from 'styled-components';
import { media } from '@formulary/theme/media';
import { Skeleton } from '../../../../primitives/loading/Skeleton/Skeleton.tsx';
import { Stack } from '../../../../primitives/layout/Stack.tsx';
import { VisuallyHidden } from '../../../../primitives/layout/VisuallyHidden.tsx';
import { font, size, space } from '@formulary/theme/tokens';
import { type CatalogueProduct, isAvailable } from '../../product/catalogueProduct.ts';
import { denseAdd } from '../QuickAdd/denseAdd.ts';
import { AddSkeleton } from './AddSkeleton.tsx';

export interface QuickAddSkeletonProps {
  /** Type 'any' reserves space for the option and its prompt. */
  product: CatalogueProduct;
  /** One line on a laptop, as a dense QuickAdd. */
  isDense?: boolean;
}

/* As wide as a field with its two steppers. */
const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};

  & > button {
    flex: 1 1 6.5rem;
  }
`;

const Root = styled(Stack)`
  &[data-dense] {
    ${denseAdd}
  }
`;

/* A dense field has no steppers. */
const Quantity = styled(Skeleton)`
  ${media.fromDesktop} {
    [data-dense] & {
      inline-size: 3.25rem;
    }
  }
`;

/* Reserves the height of the prompt, or of the sentence that a product is out of stock. */
const HintSkeleton = styled.div`
  font-size: ${font.sizeSmall};
`;

/** Shows a placeholder for QuickAdd with its final height, to prevent a layout shift. Add can be pressed already. */
export function QuickAddSkeleton({ product, isDense = false }: QuickAddSkeletonProps) {
  const isAny = product.type === 'any';
  const canBuy = isAvailable(product);
  return (
    <Root $gap={2} data-dense={isDense || undefined}>
      {isAny && (
        <div data-part="field">
          <Skeleton $height={size.target} />
        </div>
      )}
      <Row data-part="row">
        <Quantity $width="8.75rem" $height={size.target} />
        <AddSkeleton product={product} isDisabled={isAny || !canBuy}>
          <VisuallyHidden>{` ${product.name}`}</VisuallyHidden>
        </AddSkeleton>
      </Row>
      {(isAny || !canBuy) && (
        <HintSkeleton data-part={canBuy ? 'prompt' : 'stock'}>
          <Skeleton $width="12em" $height="1lh" />
        </HintSkeleton>
      )}
    </Root>
  );
}
