import type { ProductType } from '@formulary/rules/catalogue/productType';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { Stack } from '../../../primitives/Stack/Stack.tsx';
import { size } from '../../../theme/tokens.ts';

export interface QuickAddPlaceProps {
  /** Type 'any' has a choice more. */
  type: ProductType;
}

/** The place of QuickAdd until it has come, as high as it will be, so that nothing jumps. */
export function QuickAddPlace({ type }: QuickAddPlaceProps) {
  return (
    <Stack $gap={2} aria-hidden>
      {type === 'any' && <Skeleton $height={size.target} />}
      <Skeleton $height={size.target} />
    </Stack>
  );
}
