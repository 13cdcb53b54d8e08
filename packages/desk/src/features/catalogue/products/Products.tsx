import {
  exportDeskProducts,
  listDeskProducts,
} from '@formulary/rules/calls/desk/deskProductListCall';
import { MOST_LISTED_PRODUCTS, PRODUCTS_A_PAGE } from '@formulary/rules/catalogue/deskProductList';
import { Button } from '@formulary/ui/primitives/buttons/Button';
import { EmptyState } from '@formulary/ui/primitives/messages/EmptyState';
import { useToasts } from '@formulary/ui/primitives/toasts/useToasts';
import { Tablets } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { refusalOf } from '../../../lib/http/refusalOf.ts';
import { saveDeskFile } from '../../../lib/http/saveDeskFile.ts';
import { useDeskRead } from '../../../lib/http/useDeskRead.ts';
import { DeskList } from '../../../lib/list/DeskList.tsx';
import { useDeskList } from '../../../lib/list/useDeskList.ts';
import { paths } from '../../../lib/screen/paths.ts';
import { CatalogueScreen } from '../CatalogueScreen.tsx';
import {
  productColumns,
  productKey,
  productListShape,
  productName,
  productRequestOf,
} from './productList.ts';

/** Lists the products of the catalogue. */
export function Products() {
  const list = useDeskList('catalogue', productListShape);
  const navigate = useNavigate();
  const { notify } = useToasts();
  const [isExporting, setIsExporting] = useState(false);
  const { settings } = list;
  const request = productRequestOf(settings);
  const { data, error, isValidating, mutate } = useDeskRead(
    listDeskProducts,
    { body: request },
    { keepPrevious: true },
  );
  const exportAll = async () => {
    setIsExporting(true);
    const { filter, sort, isDescending } = request;
    const body = {
      filter,
      ...(sort === undefined ? {} : { sort }),
      ...(isDescending === undefined ? {} : { isDescending }),
    };
    const refused = await refusalOf(() =>
      saveDeskFile(exportDeskProducts, { body }, 'products.csv'),
    );
    if (refused) notify({ id: 'product-export', tone: 'danger', message: refused.message });
    setIsExporting(false);
  };
  return (
    <CatalogueScreen title="Products">
      <DeskList
        caption="Products"
        what="products"
        shape={productListShape}
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
        onOpen={({ id }) => void navigate(paths.product(id))}
        isLoading={isValidating && data !== undefined}
        failure={error && { onRetry: () => void mutate(), isRetrying: isValidating }}
        actions={
          <Button isSmall isPending={isExporting} onClick={() => void exportAll()}>
            Export
          </Button>
        }
        empty={
          <EmptyState title="No product is like that" picture={<Tablets aria-hidden />}>
            {Object.keys(settings.filters).length > 0
              ? 'Remove a filter to see more.'
              : 'Create the first product, or import the Drug Tariff.'}
          </EmptyState>
        }
      />
    </CatalogueScreen>
  );
}
