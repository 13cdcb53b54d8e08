import type { ListLine } from '@formulary/rules/lists/productList';
import { PartSuspense } from '@formulary/ui/primitives/lazy/PartSuspense';
import { loadPart } from '@formulary/ui/primitives/lazy/loadPart';
import { lazyExtra } from '../../lib/screen/lazyExtra.ts';
import { Cart } from '../carts/Cart.tsx';

const SaveLines = lazyExtra(
  async () => (await loadPart(() => import('./SaveToList/SaveLines.tsx'))).SaveLines,
);

function Save({ lines }: { readonly lines: readonly ListLine[] }) {
  return (
    <PartSuspense>
      <SaveLines lines={lines} />
    </PartSuspense>
  );
}

/** Shows the cart with a button that saves it as a list. */
export function SavableCart() {
  return <Cart Save={Save} />;
}
