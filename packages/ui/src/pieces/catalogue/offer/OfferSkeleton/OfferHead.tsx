import type { ProductType } from '@formulary/rules/catalogue/product';
import { Skeleton } from '../../../../primitives/loading/Skeleton/Skeleton.tsx';
import { Stack } from '../../../../primitives/layout/Stack.tsx';
import { font, size, space } from '@formulary/theme/tokens';

interface OfferHeadProps {
  readonly type: ProductType;
}

/** Shows placeholders for price, stock and the purchase option, if the product has one. */
export function OfferHead({ type }: OfferHeadProps) {
  return (
    <Stack $gap={4}>
      <Skeleton $width="10rem" $height={`calc(${font.lineTight} * ${font.sizeHeading1})`} />
      <Skeleton $width="5rem" $height={`calc(${font.lineBody} * ${font.sizeSmall})`} />
      {type === 'any' && (
        <Skeleton
          $width="min(100%, 30rem)"
          $height={`calc(${font.lineHeading}em + ${space[2]} + ${size.target})`}
        />
      )}
    </Stack>
  );
}
