import { getDeskProduct } from '@formulary/rules/calls/desk/deskCatalogueCalls';
import { Picture } from '@formulary/ui/pieces/catalogue/product/Picture';
import { FactList } from '@formulary/ui/primitives/data/FactList';
import { Cluster } from '@formulary/ui/primitives/layout/Cluster';
import { Stack } from '@formulary/ui/primitives/layout/Stack';
import { useNavigate } from 'react-router';
import { styled } from 'styled-components';
import { KeyLink } from '../../../lib/screen/KeyLink.tsx';
import { type Beside, RecordPanel } from '../../../lib/record/RecordPanel.tsx';
import { useRecord } from '../../../lib/record/useRecord.ts';
import { paths } from '../../../lib/screen/paths.ts';
import { useKeys } from '../../../lib/screen/useKeys.ts';
import { factsOf, ProductTags } from './ProductTags.tsx';

interface ProductPanelProps {
  readonly id: number;
  readonly beside: Beside;
}

const Shot = styled.div`
  max-inline-size: 12rem;
`;

/** Shows a product beside the list that it is in, and leads to its page. */
export function ProductPanel({ id, beside }: ProductPanelProps) {
  const navigate = useNavigate();
  const read = useRecord(getDeskProduct, id);
  useKeys('Product', [
    { key: 'e', does: 'Open the product', run: () => void navigate(paths.product(id)) },
  ]);
  return (
    <RecordPanel
      beside={beside}
      read={read}
      one="product"
      title={read.data ? read.data.fields.name : 'Product'}
      actions={
        <KeyLink keyName="e" isSmall href={paths.product(id)}>
          Open
        </KeyLink>
      }
    >
      {(product) => (
        <Stack>
          <Cluster>
            <ProductTags product={product} />
          </Cluster>
          <Shot>
            <Picture folder="products" file={product.fields.image} alt="" />
          </Shot>
          <FactList facts={factsOf(product)} />
        </Stack>
      )}
    </RecordPanel>
  );
}
