import type { CartLine } from '@formulary/rules/carts/cartLine';
import { outOfStockLines } from '@formulary/rules/carts/cartLines';
import { commonNotices } from '@formulary/rules/problems/commonNotices';
import { useToasts } from '@formulary/ui/primitives/toasts/useToasts';
import { useEffect } from 'react';

/** Warns when a line of the cart has run out of stock since it was added (spec 8.14). */
export function useStockWarning(lines: readonly CartLine[] | undefined): boolean {
  const { notify } = useToasts();
  const isShort = lines !== undefined && outOfStockLines(lines).length > 0;
  useEffect(() => {
    if (isShort) notify({ id: 'stock', tone: 'warning', message: commonNotices.cartOutOfStock });
  }, [isShort, notify]);
  return isShort;
}
