import type { Product, PublicProduct } from '@formulary/rules/catalogue/product';
import { QuickAddSkeleton } from '@formulary/ui/pieces/catalogue/offer/QuickAddSkeleton';
import { LazySuspense } from '@formulary/ui/primitives/lazy/LazySuspense';
import { loadLazily } from '@formulary/ui/primitives/lazy/loadLazily';
import { signedInOnly } from '@formulary/theme/signedInOnly';
import { lazy } from 'react';
import { styled } from 'styled-components';

interface ProductAddProps {
  readonly product: Product | PublicProduct;
  /** For a table row. */
  readonly isDense?: boolean;
}

/** Lazy: visitors cannot buy. */
const BuyersAdd = lazy(async () => ({
  default: (await loadLazily(() => import('./BuyersAdd.tsx'))).BuyersAdd,
}));

const Buyers = styled.div`
  ${signedInOnly}
`;

/** Shows quantity and Add for a buyer; in the shared server-rendered page, only their space. */
export function ProductAdd({ product, isDense = false }: ProductAddProps) {
  const skeleton = <QuickAddSkeleton product={product} isDense={isDense} />;
  if (!('price' in product)) return <Buyers>{skeleton}</Buyers>;
  return (
    <LazySuspense fallback={skeleton}>
      <BuyersAdd product={product} isDense={isDense} />
    </LazySuspense>
  );
}
