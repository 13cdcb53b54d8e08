import { pageLinks } from '@formulary/rules/paging/pageLinks';
import { ProductGrid } from '@formulary/ui/pieces/catalogue/ProductGrid';
import { ProductGridSkeleton } from '@formulary/ui/pieces/catalogue/ProductGridSkeleton';
import { LoadFailed } from '@formulary/ui/primitives/LoadFailed';
import { Pagination } from '@formulary/ui/primitives/Pagination';
import { lazy, Suspense } from 'react';
import { useCategories } from '../useCategories.ts';
import { categoryTrail } from '@formulary/rules/head/categoryTrail';
import { productsFound } from '@formulary/rules/head/productsFound';
import { productsHeading } from '@formulary/rules/head/productsHeading';
import { productsTitle } from '@formulary/rules/head/productsTitle';
import { paths } from '../../../lib/screen/paths.ts';
import { Screen } from '../../../lib/screen/Screen.tsx';
import { useProductsPage } from './useProductsPage.ts';

/** Loaded when there is nothing to show: most pages have products. */
const NoProducts = lazy(async () => ({
  default: (await import('@formulary/ui/pieces/catalogue/NoProducts')).NoProducts,
}));

/** The product grid, narrowed by category and search, 12 to a page (spec 2.10). */
export function Products() {
  const { categoryId, search, readAs, page, pages, count, products, ...state } = useProductsPage();
  const { data: categories = [] } = useCategories();
  const category = categories.find(({ id }) => id === categoryId);
  const heading = productsHeading({ search, category });
  const isEmpty = count === 0 && !state.isLoading;
  return (
    <Screen
      title={productsTitle({ search, category, page }, categories)}
      heading={heading}
      lead={count !== undefined && count > 0 ? productsFound(count, readAs) : undefined}
      breadcrumbs={categoryTrail(categories, categoryId)}
    >
      {state.isFailed && (
        <LoadFailed what="the products" isRetrying={state.isLoading} onRetry={state.retry} />
      )}
      {!products && !state.isFailed && <ProductGridSkeleton />}
      {isEmpty && (
        <Suspense fallback={<ProductGridSkeleton />}>
          <NoProducts categoriesHref={paths.categories()} searchTerm={search} />
        </Suspense>
      )}
      {products && !isEmpty && (
        <ProductGrid
          products={products}
          productHref={paths.product}
          signInHref={paths.signIn}
          isBusy={state.isLoading}
        />
      )}
      <Pagination
        label="Pages of products"
        pages={pageLinks(page, pages)}
        hrefFor={(next) => paths.products({ categoryId, search, page: next })}
      />
    </Screen>
  );
}
