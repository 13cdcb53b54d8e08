import { getDeskProduct } from '@formulary/rules/calls/desk/deskCatalogueCalls';
import { LookingNow } from '@formulary/ui/pieces/desk/LookingNow';
import { FactList } from '@formulary/ui/primitives/data/FactList';
import { Cluster } from '@formulary/ui/primitives/layout/Cluster';
import { Stack } from '@formulary/ui/primitives/layout/Stack';
import { LoadFailed } from '@formulary/ui/primitives/loading/LoadFailed';
import { Skeleton } from '@formulary/ui/primitives/loading/Skeleton';
import { EmptyState } from '@formulary/ui/primitives/messages/EmptyState';
import { TextLink } from '@formulary/ui/primitives/navigation/TextLink';
import { Tablets } from 'lucide-react';
import { useParams } from 'react-router';
import { useDeskRead } from '../../../lib/http/useDeskRead.ts';
import { useOnlookers } from '../../../lib/http/useOnlookers.ts';
import { paths } from '../../../lib/screen/paths.ts';
import { CatalogueScreen } from '../CatalogueScreen.tsx';
import { ProductPrices } from '../prices/ProductPrices.tsx';
import { factsOf, ProductTags } from './ProductTags.tsx';
import { ProductEditor } from './ProductEditor.tsx';
import { useCategories } from './useCategories.ts';

/** Shows a product: what it costs, who holds it, everything that staff change, and what they did. */
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
  const names = useOnlookers(`product ${id}`);
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
  return (
    <CatalogueScreen
      title={product ? product.fields.name : `Product ${id}`}
      lead={
        <Cluster>
          <TextLink href={paths.catalogue}>All products</TextLink>
          {product && <ProductTags product={product} />}
          <LookingNow names={names} />
        </Cluster>
      }
    >
      {failure && !isLoaded && (
        <LoadFailed
          what="this product"
          isRetrying={isValidating || tree.isValidating}
          onRetry={() => void Promise.all([mutate(), tree.mutate()])}
        />
      )}
      {!isLoaded && !failure && <Skeleton $height="32rem" />}
      {product && tree.data && (
        <Stack $gap={6}>
          <FactList facts={factsOf(product)} />
          <section aria-label="Prices">
            <Stack $gap={4}>
              <h2>Prices</h2>
              <ProductPrices productId={id} />
            </Stack>
          </section>
          <ProductEditor product={product} categories={tree.data} />
        </Stack>
      )}
    </CatalogueScreen>
  );
}
