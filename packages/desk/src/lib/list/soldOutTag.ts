import type { GridTag } from '@formulary/ui/pieces/desk/DataGrid';

/** Returns the notice of a product that the shop cannot sell: none is left, or only its safety stock. */
export function soldOutTag(inStock: number, minimumStock: number): GridTag | undefined {
  if (inStock > minimumStock) return undefined;
  return { label: inStock > 0 ? 'At safety stock' : 'Out of stock', tone: 'danger' };
}
