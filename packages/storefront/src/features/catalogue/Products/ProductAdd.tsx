import type { Product, PublicProduct } from '@formulary/rules/catalogue/product';
import { QuickAddSkeleton } from '@formulary/ui/pieces/catalogue/offer/QuickAddSkeleton';
import { PartSuspense } from '@formulary/ui/primitives/lazy/PartSuspense';
import { loadPart } from '@formulary/ui/primitives/lazy/loadPart';
import { buyersPlace } from '@formulary/ui/theme/buyersPlace';
import { lazy } from 'react';
import { styled } from 'styled-components';

interface ProductAddProps {
  readonly product: Product | PublicProduct;
}

/** Lazy: visitors cannot buy. */
const BuyersAdd = lazy(async () => ({
  default: (await loadPart(() => import('./BuyersAdd.tsx'))).BuyersAdd,
}));

const Buyers = styled.div`
  ${buyersPlace}
`;

/** Shows quantity and Add for a buyer; in the shared server-rendered page, only their space. */
export function ProductAdd({ product }: ProductAddProps) {
  const place = <QuickAddSkeleton product={product} />;
  if (!('price' in product)) return <Buyers>{place}</Buyers>;
  return (
    <PartSuspense fallback={place}>
      <BuyersAdd product={product} />
    </PartSuspense>
  );
}
