import type { ProductList } from '@formulary/rules/lists/productList';
import { usualOrderList } from '@formulary/rules/lists/listLimits';

/** Returns the line under a list's name: its number of products, and where the usual order comes from. */
export function leadOf({ id, lines, isFromOrders }: ProductList): string {
  const count = lines.length === 1 ? '1 product.' : `${lines.length} products.`;
  if (id !== usualOrderList.id) return `${count} Only you see this list.`;
  return isFromOrders
    ? `${count} Made from what you order, until you change something here.`
    : `${count} As you left it: it no longer follows your orders.`;
}
