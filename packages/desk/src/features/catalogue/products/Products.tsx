import { listDeskProducts } from '@formulary/rules/calls/desk/deskProductListCall';
import { MOST_LISTED_PRODUCTS, PRODUCTS_A_PAGE } from '@formulary/rules/catalogue/deskProductList';
import type { SelectOption } from '@formulary/ui/fields/Select';
import { Button } from '@formulary/ui/primitives/buttons/Button';
import { ButtonLink } from '@formulary/ui/primitives/buttons/ButtonLink';
import { loadLazily } from '@formulary/ui/primitives/lazy/loadLazily';
import { LoadFailed } from '@formulary/ui/primitives/loading/LoadFailed';
import { Skeleton } from '@formulary/ui/primitives/loading/Skeleton';
import { EmptyState } from '@formulary/ui/primitives/messages/EmptyState';
import { Tablets } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useDeskRead } from '../../../lib/http/useDeskRead.ts';
import { DeskList } from '../../../lib/list/DeskList.tsx';
import { useDeskList } from '../../../lib/list/useDeskList.ts';
import { lazyPart } from '../../../lib/screen/lazyPart.tsx';
import { paths } from '../../../lib/screen/paths.ts';
import { useKeys } from '../../../lib/screen/useKeys.ts';
import { useStaffCan } from '../../../lib/session/useStaffCan.ts';
import { CatalogueScreen } from '../CatalogueScreen.tsx';
import {
  productColumns,
  productKey,
  productListShape,
  productName,
  productRequestOf,
} from './productList.ts';
import { categoryOptions, useCategories } from './useCategories.ts';

const ExportProducts = lazyPart(
  'the form',
  async () => (await loadLazily(() => import('./ExportProducts.tsx'))).ExportProducts,
);
const ProductPanel = lazyPart(
  'the product',
  async () => (await loadLazily(() => import('./ProductPanel.tsx'))).ProductPanel,
);

/** Lists the products of the catalogue, once the categories to filter by are there. */
export function Products() {
  const { data, error, isValidating, mutate } = useCategories();
  if (data) return <ProductList categories={categoryOptions(data)} />;
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
  const shape = productListShape(categories);
  const list = useDeskList('catalogue', shape);
  const canChange = useStaffCan('changeCatalogue');
  const [openId, setOpenId] = useState<number>();
  const navigate = useNavigate();
  const [isExporting, setIsExporting] = useState(false);
  useKeys(
    'Products',
    canChange
      ? [{ key: 'n', does: 'New product', run: () => void navigate(paths.newProduct) }]
      : [],
  );
  const { settings } = list;
  const request = productRequestOf(settings);
  const { data, error, isValidating, mutate } = useDeskRead(
    listDeskProducts,
    { body: request },
    { keepPrevious: true },
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
      <DeskList
        caption="Products"
        what="products"
        shape={shape}
        list={list}
        columns={productColumns}
        answer={
          data && {
            next: data.next,
            previous: data.previous,
            total: Math.min(data.total, MOST_LISTED_PRODUCTS),
            isTotalAtLeast: data.total > MOST_LISTED_PRODUCTS,
          }
        }
        pageSize={PRODUCTS_A_PAGE}
        rows={data?.products}
        rowKey={productKey}
        rowName={productName}
        onOpen={({ id }) => setOpenId(id)}
        openKey={openId === undefined ? undefined : String(openId)}
        onCurrent={({ id }) => setOpenId((before) => (before === undefined ? before : id))}
        isLoading={isValidating && data !== undefined}
        failure={error && { onRetry: () => void mutate(), isRetrying: isValidating }}
        actions={
          <Button isSmall onClick={() => setIsExporting(true)}>
            Export
          </Button>
        }
        panel={
          openId !== undefined && (
            <ProductPanel
              id={openId}
              width={list.panelWidth}
              onResize={list.keepPanelWidth}
              onClose={() => setOpenId(undefined)}
            />
          )
        }
        empty={
          <EmptyState title="No product is like that" picture={<Tablets aria-hidden />}>
            {Object.keys(settings.filters).length > 0
              ? 'Remove a filter to see more.'
              : 'Create the first product, or import the Drug Tariff.'}
          </EmptyState>
        }
      />
      {isExporting && <ExportProducts request={request} onClose={() => setIsExporting(false)} />}
    </CatalogueScreen>
  );
}
