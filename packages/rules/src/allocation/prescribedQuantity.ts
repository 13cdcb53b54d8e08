import type { PreOrderPrescription } from './preOrderPrescription.ts';

/** Returns the packs of a product on one prescription (spec 7.52). */
export function prescribedQuantity(
  { items }: Pick<PreOrderPrescription, 'items'>,
  productId: number,
): number {
  return items
    .filter((item) => item.productId === productId)
    .reduce((sum, item) => sum + item.quantity, 0);
}
