import { deskMessages } from '@formulary/rules/problems/deskMessages';
import { fillGaps } from '@formulary/rules/problems/fillGaps';
import type { Refusal } from '@formulary/rules/problems/refusal';
import { MOST_STOCK } from '@formulary/rules/stock/stockCauses';
import { Refused } from '../../platform/problems/Refused.ts';
import type { LockedStock } from './ledger.queries.ts';

/**
 * Returns why packs cannot come to a product or go from it; undefined if they can. With 'stock-negative' if fewer are in
 * stock than go, and 'stock-above-most' above 10,000,000.
 */
export function stockFault(
  { name: product, inStock }: Pick<LockedStock, 'name' | 'inStock'>,
  packs: number,
): Refusal | undefined {
  const level = inStock + packs;
  if (level < 0) {
    const code = 'stock-negative';
    const words = { product, inStock: inStock.toLocaleString('en-GB'), packs: -packs };
    return { code, message: fillGaps(deskMessages[code], words) };
  }
  const code = 'stock-above-most';
  return level > MOST_STOCK
    ? { code, message: fillGaps(deskMessages[code], { product }) }
    : undefined;
}

/** Refuses packs as `stockFault` says. */
export function requireRoom(stock: Pick<LockedStock, 'name' | 'inStock'>, packs: number): void {
  const fault = stockFault(stock, packs);
  if (fault) throw new Refused(fault);
}
