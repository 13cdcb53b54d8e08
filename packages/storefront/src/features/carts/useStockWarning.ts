import type { CartLine } from '@formulary/rules/carts/cartLine';
import { outOfStockLines } from '@formulary/rules/carts/outOfStockLines';
import { commonNotices } from '@formulary/rules/problems/commonNotices';
import { useToasts } from '@formulary/ui/primitives/useToasts';
import { useEffect } from 'react';

/** Warns when something in the cart has run out since it was put there, on load or check (spec 8.14). */
export function useStockWarning(lines: readonly CartLine[] | undefined): boolean {
  const { notify } = useToasts();
  const isShort = lines !== undefined && outOfStockLines(lines).length > 0;
  useEffect(() => {
    if (isShort) notify({ id: 'stock', tone: 'warning', message: commonNotices.cartOutOfStock });
  }, [isShort, notify]);
  return isShort;
}
