import { BoughtAgain } from '@formulary/ui/pieces/orders/BoughtAgain';
import { useState } from 'react';
import { paths } from '../../lib/screen/paths.ts';
import type { useBuyAgain } from './useBuyAgain.ts';

/** What became of Buy again, in front of the page on which it was pressed. */
export function BuyAgainAnswer({
  again: { bought, forget },
}: {
  readonly again: ReturnType<typeof useBuyAgain>;
}) {
  // What is shown stays while the dialog goes.
  const [shown, setShown] = useState(bought);
  if (bought && bought !== shown) setShown(bought);
  return (
    <BoughtAgain isOpen={bought !== undefined} {...shown} cartHref={paths.cart} onClose={forget} />
  );
}
