import { getDeskProduct } from '@formulary/rules/calls/desk/deskCatalogueCalls';
import { getDeskPrices } from '@formulary/rules/calls/desk/deskPriceCalls';
import { toldProduct } from '@formulary/rules/catalogue/changes/productChanges';
import { headingStyle } from '@formulary/theme/headingStyle';
import { media } from '@formulary/theme/media';
import { LookingNow } from '@formulary/ui/pieces/desk/LookingNow';
import { FactTable } from '@formulary/ui/primitives/data/FactTable';
import { loadLazily } from '@formulary/ui/primitives/lazy/loadLazily';
import { Cluster } from '@formulary/ui/primitives/layout/Cluster';
import { Stack } from '@formulary/ui/primitives/layout/Stack';
import { LoadFailed } from '@formulary/ui/primitives/loading/LoadFailed';
import { Skeleton } from '@formulary/ui/primitives/loading/Skeleton';
import { EmptyState } from '@formulary/ui/primitives/messages/EmptyState';
import { TextLink } from '@formulary/ui/primitives/navigation/TextLink';
import { Tablets } from 'lucide-react';
import { useState } from 'react';
import { useParams } from 'react-router';
import { styled } from 'styled-components';
import { useDeskRead } from '../../../lib/http/useDeskRead.ts';
import { useOnlookers } from '../../../lib/http/useOnlookers.ts';
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

const ProductEditor = lazyPart(
  'the form',
  async () => (await loadLazily(() => import('./ProductEditor.tsx'))).ProductEditor,
);
const ReviewDialog = lazyPart(
  'the change',
  async () => (await loadLazily(() => import('./ReviewDialog.tsx'))).ReviewDialog,
);
const placeholder = <Skeleton $height="32rem" />;

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
  const id = Number(useParams()['id']);
  const {
    data: product,
    error,
    isValidating,
    mutate,
  } = useDeskRead(getDeskProduct, {
    params: { id },
  });
  const tree = useCategories();
  // The page waits for its prices, which would else move what is below them.
  const prices = useDeskRead(getDeskPrices, { params: { id }, query: {} });
  const names = useOnlookers(`product ${id}`);
  const canChange = useStaffCan('changeCatalogue');
  const [review, setReview] = useState<ReviewedChange>();
  if (error?.status === 404) {
    return (
      <CatalogueScreen title="Product">
        <EmptyState title="There is no such product" picture={<Tablets aria-hidden />}>
          <TextLink href={paths.catalogue}>All products</TextLink>
        </EmptyState>
      </CatalogueScreen>
    );
  }
  const failure = error ?? tree.error;
  const isLoaded = product !== undefined && tree.data !== undefined;
  const hasPrices = prices.data !== undefined || prices.error !== undefined;
  const nameOf = (categoryId: number) =>
    tree.data?.find((category) => category.id === categoryId)?.fields.name ?? '';
  return (
    <CatalogueScreen
      title={product ? product.fields.name : `Product ${id}`}
      hasLongTitle
      lead={
        <Cluster>
          <TextLink href={paths.catalogue}>All products</TextLink>
          {product && <ProductTags product={product} />}
          <LookingNow names={names} />
        </Cluster>
      }
      actions={
        canChange && product ? <ProductActions product={product} onReview={setReview} /> : undefined
      }
    >
      {failure && !isLoaded && (
        <LoadFailed
          what="this product"
          isRetrying={isValidating || tree.isValidating}
          onRetry={() => void Promise.all([mutate(), tree.mutate()])}
        />
      )}
      {(isLoaded || !failure) &&
        (product && tree.data && hasPrices ? (
          <EditorColumns>
            {canChange ? (
              <ProductEditor product={product} categories={tree.data} onReview={setReview} />
            ) : (
              <FactTable label="Product" facts={toldProduct(product.fields, nameOf)} />
            )}
            <Beside $gap={8}>
              <Stack as="section" aria-label="Prices" $gap={3}>
                <h2>Prices</h2>
                <ProductCost productId={id} />
              </Stack>
              <Stack as="section" aria-label="Where it is" $gap={3}>
                <h2>Where it is</h2>
                <ProductWhereabouts product={product} />
              </Stack>
              <ProductHistory product={product} onReview={setReview} />
            </Beside>
          </EditorColumns>
        ) : (
          placeholder
        ))}
      {product && review && (
        <ReviewDialog product={product} change={review} onClose={() => setReview(undefined)} />
      )}
    </CatalogueScreen>
  );
}
