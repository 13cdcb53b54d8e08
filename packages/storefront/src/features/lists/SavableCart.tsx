import type { ListLine } from '@formulary/rules/lists/listLine';
import { Suspense } from 'react';
import { lazyExtra } from '../../lib/screen/lazyExtra.ts';
import { Cart } from '../carts/Cart.tsx';

const SaveLines = lazyExtra(async () => (await import('./SaveToList/SaveLines.tsx')).SaveLines);

function Save({ lines }: { readonly lines: readonly ListLine[] }) {
  return (
    <Suspense>
      <SaveLines lines={lines} />
    </Suspense>
  );
}

/** The cart, which can be saved as a list. */
export function SavableCart() {
  return <Cart Save={Save} />;
}
