import { getDeskProduct } from '@formulary/rules/calls/desk/deskCatalogueCalls';
import { Picture } from '@formulary/ui/pieces/catalogue/product/Picture';
import { SidePanel } from '@formulary/ui/pieces/desk/SidePanel';
import { ButtonLink } from '@formulary/ui/primitives/buttons/ButtonLink';
import { FactList } from '@formulary/ui/primitives/data/FactList';
import { Cluster } from '@formulary/ui/primitives/layout/Cluster';
import { Stack } from '@formulary/ui/primitives/layout/Stack';
import { LoadFailed } from '@formulary/ui/primitives/loading/LoadFailed';
import { Skeleton } from '@formulary/ui/primitives/loading/Skeleton';
import { useNavigate } from 'react-router';
import { styled } from 'styled-components';
import { useDeskRead } from '../../../lib/http/useDeskRead.ts';
import type { Beside } from '../../../lib/list/ListScreen.tsx';
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
  const { data, error, isValidating, mutate } = useDeskRead(
    getDeskProduct,
    { params: { id } },
    { keepPrevious: true },
  );
  useKeys('Product', [
    { key: 'e', does: 'Open the product', run: () => void navigate(paths.product(id)) },
  ]);
  // The product before stays on the screen until this one is there.
  const shown = data?.id === id ? data : undefined;
  return (
    <SidePanel
      {...beside}
      title={shown ? shown.fields.name : 'Product'}
      actions={
        <ButtonLink isSmall href={paths.product(id)}>
          Open
        </ButtonLink>
      }
    >
      {error && !shown && (
        <LoadFailed what="the product" isRetrying={isValidating} onRetry={() => void mutate()} />
      )}
      {!shown && !error && <Skeleton $height="24rem" />}
      {shown && (
        <Stack>
          <Cluster>
            <ProductTags product={shown} />
          </Cluster>
          <Shot>
            <Picture folder="products" file={shown.fields.image} alt="" />
          </Shot>
          <FactList facts={factsOf(shown)} />
        </Stack>
      )}
    </SidePanel>
  );
}
