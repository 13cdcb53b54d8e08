import type { ProductListing } from '@formulary/rules/catalogue/listing/productListing';
import type { Product, PublicProduct } from '@formulary/rules/catalogue/product';
import { categoryTrail } from '@formulary/rules/head/categoryTrail';
import { productsFound, productsHeading, productsTitle } from '@formulary/rules/head/productsTitle';
import { ProductGrid } from '@formulary/ui/pieces/catalogue/listing/ProductGrid';
import { ProductGridSkeleton } from '@formulary/ui/pieces/catalogue/listing/ProductGridSkeleton';
import { LoadFailed } from '@formulary/ui/primitives/loading/LoadFailed';
import { LazySuspense } from '@formulary/ui/primitives/lazy/LazySuspense';
import { Skeleton } from '@formulary/ui/primitives/loading/Skeleton';
import { Stack } from '@formulary/ui/primitives/layout/Stack';
import { loadLazily } from '@formulary/ui/primitives/lazy/loadLazily';
import { media } from '@formulary/theme/media';
import { space } from '@formulary/theme/tokens';
import { lazy } from 'react';
import { useNavigate } from 'react-router';
import { styled } from 'styled-components';
import { lazyOptional } from '@formulary/client/screen/lazyOptional';
import { paths } from '../../../lib/screen/paths.ts';
import { Screen } from '../../../lib/screen/Screen.tsx';
import { useCategories } from '../useCategories.ts';
import { ProductAdd } from './ProductAdd.tsx';
import { useProductsPage } from './useProductsPage.ts';

/** Loaded after the page, which the server renders whole: filters and controls are optional. */
const ListFilters = lazyOptional(
  async () => (await loadLazily(() => import('./ListFilters.tsx'))).ListFilters,
);
const ListControls = lazyOptional(
  async () => (await loadLazily(() => import('./ListControls.tsx'))).ListControls,
);

/** Below the list; the server-rendered links work before the code loads. */
const ListPages = lazyOptional(
  async () => (await loadLazily(() => import('./ListPages.tsx'))).ListPages,
);

/** Lazy: most pages have products. */
const NothingListed = lazy(async () => ({
  default: (await loadLazily(() => import('./NothingListed.tsx'))).NothingListed,
}));
/** Lazy: only for users who chose the table. */
const ProductTable = lazy(async () => ({
  default: (await loadLazily(() => import('@formulary/ui/pieces/catalogue/listing/ProductTable')))
    .ProductTable,
}));

const Columns = styled.div`
  ${media.fromWide} {
    &[data-beside] {
      display: grid;
      grid-template-columns: 15rem minmax(0, 1fr);
      gap: ${space[8]};
      align-items: start;
    }
  }
`;

const Beside = styled.aside`
  display: none;

  ${media.fromWide} {
    display: block;
  }
`;

/** Reserves the height of the controls: one row, two on a phone, and the gap above the active filters. */
const ControlsSkeleton = styled(Skeleton)`
  block-size: calc(2.75rem + ${space[3]});

  @media (width < 30rem) {
    block-size: calc(2 * (2.75rem + ${space[3]}));
  }
`;

/** Controls beside the heading of a table, below it on narrow screens. */
const Tools = styled.div`
  flex: 1 0 100%;

  ${media.fromDesktop} {
    flex: 0 1 44rem;
    min-block-size: 2.75rem;
  }
`;

const addFor = (product: Product | PublicProduct) => <ProductAdd product={product} />;
const addInRow = (product: Product | PublicProduct) => <ProductAdd isDense product={product} />;

/** Shows the products of a category or search, filtered, 12 a page, as cards or table (spec 2.10). */
export function Products() {
  const { listing, changed, readAs, page, pages, count, products, facets, ...state } =
    useProductsPage();
  const navigate = useNavigate();
  const { data: categories = [] } = useCategories();
  const { categoryId, search } = listing;
  const category = categories.find(({ id }) => id === categoryId);
  const isLost = categoryId !== undefined && categories.length > 0 && !category;
  const isEmpty = count === 0 && !state.isLoading;
  // Keep the scroll position, so that the pressed control does not move.
  const show = (next: ProductListing) =>
    void navigate(paths.products(changed(next)), { preventScrollReset: true });
  const tools = { listing, facets, categories, onChange: show };
  const list = products && {
    products,
    productHref: paths.product,
    signInHref: paths.signIn,
    isBusy: state.isLoading,
  };
  const isTable = listing.view === 'table';
  const controls = (
    <LazySuspense fallback={<ControlsSkeleton />}>
      <ListControls {...tools} count={count ?? 0} />
    </LazySuspense>
  );
  return (
    <Screen
      isDense={isTable}
      actions={isTable ? <Tools>{controls}</Tools> : undefined}
      title={productsTitle({ search, category, isLost, page }, categories)}
      heading={productsHeading({ search, category, isLost })}
      lead={count !== undefined && count > 0 ? productsFound(count, readAs) : undefined}
      breadcrumbs={categoryTrail(categories, categoryId)}
    >
      <Columns data-beside={isTable ? undefined : true}>
        {!isTable && (
          <Beside aria-label="Filters">
            <LazySuspense fallback={null}>
              <ListFilters {...tools} />
            </LazySuspense>
          </Beside>
        )}
        <Stack $gap={5}>
          {!isTable && controls}
          {state.isFailed && (
            <LoadFailed what="the products" isRetrying={state.isLoading} onRetry={state.retry} />
          )}
          {!products && !state.isFailed && <ProductGridSkeleton />}
          {isEmpty && (
            <LazySuspense fallback={null}>
              <NothingListed listing={listing} />
            </LazySuspense>
          )}
          {list &&
            !isEmpty &&
            (isTable ? (
              <LazySuspense fallback={<ProductGridSkeleton />}>
                <ProductTable {...list} actionsFor={addInRow} />
              </LazySuspense>
            ) : (
              <ProductGrid {...list} actionsFor={addFor} />
            ))}
          <LazySuspense fallback={null}>
            <ListPages listing={listing} page={page} pages={pages} />
          </LazySuspense>
        </Stack>
      </Columns>
    </Screen>
  );
}
