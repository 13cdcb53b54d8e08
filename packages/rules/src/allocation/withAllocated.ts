import type { CartLine } from '../carts/cartLine.ts';
import { setLineAllocated } from '../carts/setLineAllocated.ts';
import type { PreOrderPrescription } from './preOrderPrescription.ts';
import { usedQuantity } from './usedQuantity.ts';

/**
 * The cart with the packs of its prescription lines that stand on prescriptions. Where prescriptions hold more than the
 * line, the line keeps what it had (spec 3.5, 4.4).
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
