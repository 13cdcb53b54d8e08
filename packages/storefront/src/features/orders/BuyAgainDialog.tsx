import { BoughtAgain } from '@formulary/ui/pieces/orders/BoughtAgain';
import { useState } from 'react';
import { paths } from '../../lib/screen/paths.ts';
import type { useBuyAgain } from './useBuyAgain.ts';

/** Shows the result of Buy again in a dialog. */
export function BuyAgainDialog({
  again: { bought, forget },
}: {
  readonly again: ReturnType<typeof useBuyAgain>;
}) {
  // Keeps the content while the dialog closes.
  const [shown, setShown] = useState(bought);
  if (bought && bought !== shown) setShown(bought);
  return (
    <BoughtAgain isOpen={bought !== undefined} {...shown} cartHref={paths.cart} onClose={forget} />
  );
}
