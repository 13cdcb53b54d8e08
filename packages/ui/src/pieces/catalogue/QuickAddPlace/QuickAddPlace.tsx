import type { ProductType } from '@formulary/rules/catalogue/productType';
import { styled } from 'styled-components';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { Stack } from '../../../primitives/Stack/Stack.tsx';
import { font, size } from '../../../theme/tokens.ts';

export interface QuickAddPlaceProps {
  /** Type 'any' has a choice more, and a line that asks for it. */
  type: ProductType;
}

/* A line as high as the words that stand in it afterwards. */
const HintPlace = styled.div`
  font-size: ${font.sizeSmall};
`;

/** The place of QuickAdd until it has come, as high as it will be, so that nothing jumps. */
export function QuickAddPlace({ type }: QuickAddPlaceProps) {
  return (
    <Stack $gap={2} aria-hidden>
      {type === 'any' && <Skeleton $height={size.target} />}
      <Skeleton $height={size.target} />
      {type === 'any' && (
        <HintPlace>
          <Skeleton $width="12em" $height="1lh" />
        </HintPlace>
      )}
    </Stack>
  );
}
