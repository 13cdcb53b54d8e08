import type { ListLine } from '@formulary/rules/lists/productList';
import { LazySuspense } from '@formulary/ui/primitives/lazy/LazySuspense';
import { loadLazily } from '@formulary/ui/primitives/lazy/loadLazily';
import { lazyOptional } from '@formulary/client/screen/lazyOptional';
import { Cart } from '../carts/Cart.tsx';

const SaveLines = lazyOptional(
  async () => (await loadLazily(() => import('./SaveToList/SaveLines.tsx'))).SaveLines,
);

function Save({ lines }: { readonly lines: readonly ListLine[] }) {
  return (
    <LazySuspense>
      <SaveLines lines={lines} />
    </LazySuspense>
  );
}

/** Shows the cart with a button that saves it as a list. */
export function SavableCart() {
  return <Cart Save={Save} />;
}
