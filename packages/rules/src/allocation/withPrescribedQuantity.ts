import type { PreOrderPrescription } from './preOrderPrescription.ts';

/** Sets the packs of a product on a prescription: in its old place, or last. 0 removes the product (spec 7.52). */
export function withPrescribedQuantity<P extends Pick<PreOrderPrescription, 'items'>>(
  prescription: P,
  productId: number,
  quantity: number,
): P {
  const { items } = prescription;
  const place = items.findIndex((item) => item.productId === productId);
  const others = items.filter((item) => item.productId !== productId);
  if (quantity === 0) return { ...prescription, items: others };
  const at = place === -1 ? others.length : place;
  return { ...prescription, items: others.toSpliced(at, 0, { productId, quantity }) };
}
