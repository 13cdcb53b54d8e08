import { getDeskPrices } from '@formulary/rules/calls/desk/deskPriceCalls';
import { TextLink } from '@formulary/ui/primitives/navigation/TextLink';
import { useDeskRead } from '../../../lib/http/useDeskRead.ts';
import { RecordPage } from '../../../lib/record/RecordPage.tsx';
import { useRecordId } from '../../../lib/record/useRecord.ts';
import { paths } from '../../../lib/screen/paths.ts';
import { CatalogueScreen } from '../CatalogueScreen.tsx';
import { ProductPrices } from './ProductPrices.tsx';

/** Shows the prices of the product that the address names: now, planned, and before. */
export function PricesPage() {
  const id = useRecordId('productId');
  const read = useDeskRead(getDeskPrices, id === undefined ? null : { params: { id }, query: {} });
  const { data } = read;
  return (
    <RecordPage
      id={id}
      read={read}
      one="product"
      hasLongTitle
      title={data ? `Prices of ${data.product.name}` : 'Prices'}
      lead={
        data && (
          <>
            <span>{data.product.code}</span>
            <TextLink href={paths.promotionsOf(data.product.code)}>Promotions</TextLink>
          </>
        )
      }
      all={{ label: 'All products', href: paths.catalogue }}
      Layout={CatalogueScreen}
      height="16rem"
    >
      {({ product }) => <ProductPrices productId={product.id} />}
    </RecordPage>
  );
}
