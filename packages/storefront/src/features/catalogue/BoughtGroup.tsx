import { FoundProducts } from '@formulary/ui/pieces/chrome/FoundProducts';
import type { FoundProductsProps } from '@formulary/ui/pieces/chrome/FoundProducts';
import { SearchGroup } from '@formulary/ui/pieces/chrome/SearchGroup';
import { groupState } from '@formulary/client/reads/groupState';
import { paths } from '../../lib/screen/paths.ts';
import { BuyersAddOne } from './Products/BuyersAddOne.tsx';
import { useBoughtLately } from './useBoughtLately.ts';

/** Leaves orders, pages and actions in sight on a laptop. */
const MOST_SHOWN = 4;

/** Renders Add beside a product that has a price. */
export const addOneFor: NonNullable<FoundProductsProps['actionFor']> = (product) =>
  'price' in product && <BuyersAddOne product={product} />;

/** Shows recently bought products with Add buttons; renders nothing before the first purchase. */
export function BoughtGroup() {
  const read = useBoughtLately();
  if (read.data?.length === 0) return null;
  return (
    <SearchGroup
      heading="Bought lately"
      what="what you bought lately"
      state={groupState(read)}
      isRetrying={read.isValidating}
      onRetry={() => void read.mutate()}
    >
      <FoundProducts
        products={(read.data ?? []).slice(0, MOST_SHOWN)}
        productHref={paths.product}
        actionFor={addOneFor}
      />
    </SearchGroup>
  );
}
