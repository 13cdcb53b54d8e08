import type { SelectOption } from '@formulary/ui/fields/Select';
import { ButtonLink } from '@formulary/ui/primitives/buttons/ButtonLink';
import { loadLazily } from '@formulary/ui/primitives/lazy/loadLazily';
import { LoadFailed } from '@formulary/ui/primitives/loading/LoadFailed';
import { Skeleton } from '@formulary/ui/primitives/loading/Skeleton';
import { Tablets } from 'lucide-react';
import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { ListScreen } from '../../../lib/list/ListScreen.tsx';
import { useListScreen } from '../../../lib/list/useListScreen.ts';
import { lazyPart } from '../../../lib/screen/lazyPart.tsx';
import { paths } from '../../../lib/screen/paths.ts';
import { useKeys } from '../../../lib/screen/useKeys.ts';
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
  const navigate = useNavigate();
  useKeys(
    'Products',
    canChange
      ? [{ key: 'n', does: 'New product', run: () => void navigate(paths.newProduct) }]
      : [],
  );
  return (
    <CatalogueScreen
      title="Products"
      actions={
        canChange && (
          <ButtonLink variant="primary" href={paths.newProduct}>
            New product
          </ButtonLink>
        )
      }
    >
      <ListScreen
        screen={screen}
        Export={ExportProducts}
        renderPanel={(open) => <ProductPanel {...open} />}
        picture={<Tablets aria-hidden />}
        emptyText="Create the first product, or import the Drug Tariff."
      />
    </CatalogueScreen>
  );
}
