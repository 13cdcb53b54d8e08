import type { CartLine } from '../carts/cartLine.ts';
import { setLineAllocated } from '../carts/setLineAllocated.ts';
import type { PreOrderPrescription } from './preOrderPrescription.ts';
import { usedQuantity } from './usedQuantity.ts';

/**
 * Sets the allocated packs of the cart's prescription lines. If prescriptions hold more than a line, the line keeps its
 * old value (spec 3.5, 4.4).
 */
export function withAllocated(
  lines: readonly CartLine[],
  prescriptions: readonly PreOrderPrescription[],
): readonly CartLine[] {
  return lines
    .filter(({ isPrescription }) => isPrescription)
    .reduce(
      (cart, line) => setLineAllocated(cart, line, usedQuantity(prescriptions, line.productId)),
      lines,
    );
}
