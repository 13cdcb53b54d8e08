import { getDeskPrices } from '@formulary/rules/calls/desk/deskPriceCalls';
import { readPositive } from '@formulary/rules/paging/pages';
import { EmptyState } from '@formulary/ui/primitives/messages/EmptyState';
import { TextLink } from '@formulary/ui/primitives/navigation/TextLink';
import { useParams } from 'react-router';
import { useDeskRead } from '../../../lib/http/useDeskRead.ts';
import { paths } from '../../../lib/screen/paths.ts';
import { CatalogueScreen } from '../CatalogueScreen.tsx';
import { ProductPrices } from './ProductPrices.tsx';

/** Shows the prices of the product that the address names: now, planned, and before. */
export function PricesPage() {
  const id = readPositive(useParams()['productId'] ?? null) ?? 0;
  const { data, error } = useDeskRead(getDeskPrices, { params: { id }, query: {} });
  if (id === 0 || error?.code === 'not-found') {
    return (
      <CatalogueScreen title="Prices">
        <EmptyState title="There is no such product">
          <TextLink href={paths.catalogue}>Products</TextLink>
        </EmptyState>
      </CatalogueScreen>
    );
  }
  return (
    <CatalogueScreen
      title={data ? `Prices of ${data.product.name}` : 'Prices'}
      lead={
        data && (
          <>
            <span>{`${data.product.code} · `}</span>
            <TextLink href={paths.promotionsOf(data.product.code)}>Promotions</TextLink>
          </>
        )
      }
    >
      <ProductPrices productId={id} />
    </CatalogueScreen>
  );
}
