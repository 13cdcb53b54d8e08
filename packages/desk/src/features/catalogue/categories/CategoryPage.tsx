import { getDeskCategory } from '@formulary/rules/calls/desk/deskCategoryCalls';
import { LookingNow } from '@formulary/ui/pieces/desk/LookingNow';
import { Cluster } from '@formulary/ui/primitives/layout/Cluster';
import { loadLazily } from '@formulary/ui/primitives/lazy/loadLazily';
import { LoadFailed } from '@formulary/ui/primitives/loading/LoadFailed';
import { Skeleton } from '@formulary/ui/primitives/loading/Skeleton';
import { EmptyState } from '@formulary/ui/primitives/messages/EmptyState';
import { TextLink } from '@formulary/ui/primitives/navigation/TextLink';
import { FolderTree } from 'lucide-react';
import { useParams } from 'react-router';
import { useDeskRead } from '../../../lib/http/useDeskRead.ts';
import { useOnlookers } from '../../../lib/http/useOnlookers.ts';
import { lazyPart } from '../../../lib/screen/lazyPart.tsx';
import { paths } from '../../../lib/screen/paths.ts';
import { CatalogueScreen } from '../CatalogueScreen.tsx';
import { useCategories } from '../products/useCategories.ts';

const CategoryEditor = lazyPart(
  'the form',
  async () => (await loadLazily(() => import('./CategoryEditor.tsx'))).CategoryEditor,
);
const placeholder = <Skeleton $height="32rem" />;

/** Shows a category: its form, which loads with the answers, and what staff did with it. */
export function CategoryPage() {
  const id = Number(useParams()['id']);
  const {
    data: page,
    error,
    isValidating,
    mutate,
  } = useDeskRead(getDeskCategory, {
    params: { id },
  });
  const tree = useCategories();
  const names = useOnlookers(`category ${id}`);
  if (error?.status === 404) {
    return (
      <CatalogueScreen title="Category">
        <EmptyState title="There is no such category" picture={<FolderTree aria-hidden />}>
          <TextLink href={paths.categories}>All categories</TextLink>
        </EmptyState>
      </CatalogueScreen>
    );
  }
  const failure = error ?? tree.error;
  const isLoaded = page !== undefined && tree.data !== undefined;
  return (
    <CatalogueScreen
      title={page ? page.category.fields.name : `Category ${id}`}
      lead={
        <Cluster>
          <TextLink href={paths.categories}>All categories</TextLink>
          {page && (
            <TextLink href={paths.productsOfCategory(id)}>
              {`${page.category.products.toLocaleString('en-GB')} products in it`}
            </TextLink>
          )}
          <LookingNow names={names} />
        </Cluster>
      }
    >
      {failure && !isLoaded && (
        <LoadFailed
          what="this category"
          isRetrying={isValidating || tree.isValidating}
          onRetry={() => void Promise.all([mutate(), tree.mutate()])}
        />
      )}
      {(isLoaded || !failure) &&
        (page && tree.data ? <CategoryEditor page={page} categories={tree.data} /> : placeholder)}
    </CatalogueScreen>
  );
}
