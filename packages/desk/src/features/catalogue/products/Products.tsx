import type { SelectOption } from '@formulary/ui/fields/Select';
import { loadLazily } from '@formulary/ui/primitives/lazy/loadLazily';
import { LoadFailed } from '@formulary/ui/primitives/loading/LoadFailed';
import { Skeleton } from '@formulary/ui/primitives/loading/Skeleton';
import { Tablets } from 'lucide-react';
import { useMemo } from 'react';
import { ListScreen } from '../../../lib/list/ListScreen.tsx';
import { useListScreen } from '../../../lib/list/useListScreen.ts';
import { lazyPart } from '../../../lib/screen/lazyPart.tsx';
import { paths } from '../../../lib/screen/paths.ts';
import { NewRecord } from '../../../lib/screen/NewRecord.tsx';
import { useStaffCan } from '../../../lib/session/useStaffCan.ts';
import { CatalogueScreen } from '../CatalogueScreen.tsx';
import { productList } from './productList.ts';
import { categoryOptions, useCategories } from './useCategories.ts';

const ExportProducts = lazyPart(
  'the form',
  async () => (await loadLazily(() => import('./ExportProducts.ts'))).ExportProducts,
);
const ProductPanel = lazyPart(
  'the product',
  async () => (await loadLazily(() => import('./ProductPanel.tsx'))).ProductPanel,
);

/** Lists the products of the catalogue, once the categories to filter by are there. */
export function Products() {
  const { data, error, isValidating, mutate } = useCategories();
  const options = useMemo(() => data && categoryOptions(data), [data]);
  if (options) return <ProductList categories={options} />;
  return (
    <CatalogueScreen title="Products">
      {error ? (
        <LoadFailed what="the products" isRetrying={isValidating} onRetry={() => void mutate()} />
      ) : (
        <Skeleton $height="32rem" />
      )}
    </CatalogueScreen>
  );
}

function ProductList({ categories }: { readonly categories: readonly SelectOption[] }) {
  const screen = useListScreen(useMemo(() => productList(categories), [categories]));
  const canChange = useStaffCan('changeCatalogue');
  return (
    <CatalogueScreen
      title="Products"
      actions={
        canChange && <NewRecord list="Products" label="New product" begin={paths.newProduct} />
      }
    >
      <ListScreen
        screen={screen}
        Export={ExportProducts}
        renderPanel={(open) => <ProductPanel {...open} />}
        picture={<Tablets aria-hidden />}
        emptyText={canChange && 'Create the first product, or import the Drug Tariff.'}
      />
    </CatalogueScreen>
  );
}
