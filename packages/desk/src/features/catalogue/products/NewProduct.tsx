import { logLoadFailure } from '@formulary/client/screen/logProblem';
import { getDeskProduct } from '@formulary/rules/calls/desk/deskCatalogueCalls';
import { LazyLoad } from '@formulary/ui/primitives/lazy/LazyLoad';
import { loadLazily } from '@formulary/ui/primitives/lazy/loadLazily';
import { LoadFailed } from '@formulary/ui/primitives/loading/LoadFailed';
import { Skeleton } from '@formulary/ui/primitives/loading/Skeleton';
import { useSearchParams } from 'react-router';
import { useDeskRead } from '../../../lib/http/useDeskRead.ts';
import { CatalogueScreen } from '../CatalogueScreen.tsx';
import { EditorColumns } from '../EditorColumns.ts';
import { useCategories } from './useCategories.ts';

const loadForm = async () =>
  (await loadLazily(() => import('./NewProductForm.tsx'))).NewProductForm;
const placeholder = <Skeleton $height="32rem" />;

/** Adds a product, or a copy of one: off sale and with an empty stock. */
export function NewProduct() {
  const [query] = useSearchParams();
  const copied = Number(query.get('copy')) || undefined;
  const tree = useCategories();
  const original = useDeskRead(
    getDeskProduct,
    copied === undefined ? null : { params: { id: copied } },
  );
  const failed = [tree, original].find(({ error }) => error !== undefined);
  const isLoaded = tree.data !== undefined && (copied === undefined || original.data !== undefined);
  return (
    <CatalogueScreen
      title="New product"
      lead="It begins off sale and with an empty stock. Goods in bring the stock."
    >
      {failed && !isLoaded && (
        <LoadFailed
          what="the form"
          isRetrying={failed.isValidating}
          onRetry={() => void failed.mutate()}
        />
      )}
      {(isLoaded || !failed) && (
        <LazyLoad
          load={loadForm}
          what="the form"
          placeholder={placeholder}
          onFailed={logLoadFailure}
        >
          {(NewProductForm) =>
            isLoaded && tree.data ? (
              <EditorColumns>
                <NewProductForm categories={tree.data} original={original.data} />
              </EditorColumns>
            ) : (
              placeholder
            )
          }
        </LazyLoad>
      )}
    </CatalogueScreen>
  );
}
