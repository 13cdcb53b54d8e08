import { OfferSkeleton } from '@formulary/ui/pieces/catalogue/offer/OfferSkeleton';
import { ProductDetail } from '@formulary/ui/pieces/catalogue/product/ProductDetail';
import { ProductDetailSkeleton } from '@formulary/ui/pieces/catalogue/product/ProductDetailSkeleton';
import { VisitorsOffer } from '@formulary/ui/pieces/catalogue/offer/VisitorsOffer';
import { LazySuspense } from '@formulary/ui/primitives/lazy/LazySuspense';
import { VisuallyHidden } from '@formulary/ui/primitives/layout/VisuallyHidden';
import { loadLazily } from '@formulary/ui/primitives/lazy/loadLazily';
import { lazy } from 'react';
import { useParams } from 'react-router';
import { useCategories } from '../useCategories.ts';
import { useLimits } from './useLimits.ts';
import { categoryTrail } from '@formulary/rules/head/categoryTrail';
import { productTrail } from '@formulary/rules/head/productTrail';
import { Redirect } from '../../../lib/screen/Redirect.tsx';
import { paths } from '../../../lib/screen/paths.ts';
import { readPositive } from '@formulary/rules/paging/pages';
import { useKnownSteps } from '../../../lib/session/knownSteps.ts';
import { Screen } from '../../../lib/screen/Screen.tsx';
import { getProduct, getPublicProduct } from '@formulary/rules/calls/catalogueCalls';
import { useCan } from '../../../lib/session/can.ts';
import { useRead } from '../../../lib/http/useRead.ts';

/** Lazy: visitors cannot buy. */
const BuyersSection = lazy(async () => ({
  default: (await loadLazily(() => import('./BuyersSection.tsx'))).BuyersSection,
}));

/** Shows one product. Without an id, a product or an answer it redirects to the categories (spec 2.11, 8.9). */
export function ProductScreen() {
  const productId = readPositive(useParams()['productId']);
  const { data: product, error } = useProduct(productId);
  const { data: categories = [] } = useCategories();
  const limits = useLimits(product, categories);
  const knowsPrescriptions = useKnownSteps();
  const isLost = productId === undefined || (error !== undefined && !product);
  if (isLost) return <Redirect to={paths.categories()} />;
  if (!product)
    return (
      <Screen isDense title="Product" breadcrumbs={categoryTrail(categories, undefined)}>
        <VisuallyHidden as="h1">Product</VisuallyHidden>
        <ProductDetailSkeleton />
      </Screen>
    );

  const trail = productTrail(categories, product, product.categories[0]?.id);
  return (
    <Screen isDense title={product.name} breadcrumbs={trail}>
      <ProductDetail product={product} categoryHref={paths.categories} limits={limits}>
        {'price' in product ? (
          <LazySuspense
            fallback={<OfferSkeleton product={product} knowsPrescriptions={knowsPrescriptions} />}
          >
            <BuyersSection key={product.id} product={product} />
          </LazySuspense>
        ) : (
          <VisitorsOffer product={product} signInHref={paths.signIn} />
        )}
      </ProductDetail>
    </Screen>
  );
}

/**
 * Reads one product, with its price when signed in (spec 7.19); nothing without an id. Shows the served visitor's
 * version until the price arrives or its call fails (spec 8.9).
 */
function useProduct(id: number | undefined) {
  const canSeePrices = useCan('seePrices');
  const input = id === undefined ? null : { params: { id } };
  const priced = useRead(getProduct, canSeePrices ? input : null);
  const open = useRead(getPublicProduct, canSeePrices ? null : input, { keepPrevious: true });
  const known = open.data?.id === id ? open.data : undefined;
  if (!canSeePrices) return { data: known, error: open.error };
  const { data, error } = priced;
  return { data: data ?? (error ? undefined : known), error };
}
