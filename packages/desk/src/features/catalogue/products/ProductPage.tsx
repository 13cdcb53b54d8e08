import { getDeskProduct } from '@formulary/rules/calls/desk/deskCatalogueCalls';
import { getDeskPrices } from '@formulary/rules/calls/desk/deskPriceCalls';
import { toldProduct } from '@formulary/rules/catalogue/changes/productChanges';
import { headingStyle } from '@formulary/theme/headingStyle';
import { media } from '@formulary/theme/media';
import { FactTable } from '@formulary/ui/primitives/data/FactTable';
import { loadLazily } from '@formulary/ui/primitives/lazy/loadLazily';
import { Stack } from '@formulary/ui/primitives/layout/Stack';
import { Tablets } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useDeskRead } from '../../../lib/http/useDeskRead.ts';
import { readBoth } from '../../../lib/record/Loaded.tsx';
import { RecordPage } from '../../../lib/record/RecordPage.tsx';
import { useRecord, useRecordId } from '../../../lib/record/useRecord.ts';
import { lazyPart } from '../../../lib/screen/lazyPart.tsx';
import { paths } from '../../../lib/screen/paths.ts';
import { useStaffCan } from '../../../lib/session/useStaffCan.ts';
import { CatalogueScreen } from '../CatalogueScreen.tsx';
import { EditorColumns } from '../EditorColumns.ts';
import { ProductActions } from './ProductActions.tsx';
import { ProductCost } from './ProductCost.tsx';
import { ProductHistory } from './ProductHistory.tsx';
import { ProductTags } from './ProductTags.tsx';
import { ProductWhereabouts } from './ProductWhereabouts.tsx';
import type { ReviewedChange } from './ReviewDialog.tsx';
import { useCategories } from './useCategories.ts';

const loadEditor = async () =>
  (await loadLazily(() => import('./ProductEditor.tsx'))).ProductEditor;
const ReviewDialog = lazyPart(
  'the change',
  async () => (await loadLazily(() => import('./ReviewDialog.tsx'))).ReviewDialog,
);

/** What is known of the product beside its form: its lines stay short on a wide screen. */
const Beside = styled(Stack)`
  ${media.fromDesktop} {
    max-inline-size: 32rem;
  }

  h2 {
    ${headingStyle(3)}
  }
`;

/** Shows a product: everything that staff change of it, what it costs, who holds it, and what has happened. */
export function ProductPage() {
  const id = useRecordId('id');
  const product = useRecord(getDeskProduct, id);
  const tree = useCategories();
  // The page waits for its prices, which would else move what is below them.
  const prices = useDeskRead(
    getDeskPrices,
    id === undefined ? null : { params: { id }, query: {} },
  );
  const canChange = useStaffCan('changeCatalogue');
  const [review, setReview] = useState<ReviewedChange>();
  const { data } = product;
  const hasPrices = prices.data !== undefined || prices.error !== undefined;
  return (
    <RecordPage
      id={id}
      read={readBoth(product, hasPrices ? tree : { ...tree, data: undefined })}
      one="product"
      title={data ? data.fields.name : `Product ${id}`}
      hasLongTitle
      lead={data && <ProductTags product={data} />}
      all={{ label: 'All products', href: paths.catalogue }}
      subject="product"
      Layout={CatalogueScreen}
      picture={<Tablets aria-hidden />}
      actions={canChange && data && <ProductActions product={data} onReview={setReview} />}
      height="32rem"
      load={loadEditor}
    >
      {([shown, categories], ProductEditor) => (
        <>
          <EditorColumns>
            {canChange ? (
              <ProductEditor product={shown} categories={categories} onReview={setReview} />
            ) : (
              <FactTable
                label="Product"
                facts={toldProduct(
                  shown.fields,
                  (categoryId) =>
                    categories.find((category) => category.id === categoryId)?.fields.name ?? '',
                )}
              />
            )}
            <Beside $gap={8}>
              <Stack as="section" aria-label="Prices" $gap={3}>
                <h2>Prices</h2>
                <ProductCost productId={shown.id} />
              </Stack>
              <Stack as="section" aria-label="Where it is" $gap={3}>
                <h2>Where it is</h2>
                <ProductWhereabouts product={shown} />
              </Stack>
              <ProductHistory product={shown} onReview={setReview} />
            </Beside>
          </EditorColumns>

          {review && (
            <ReviewDialog product={shown} change={review} onClose={() => setReview(undefined)} />
          )}
        </>
      )}
    </RecordPage>
  );
}
