import { productQuantities } from '../carts/productQuantity.ts';
import { refuseNaming, type Refusal } from '../problems/refusal.ts';
import type { PrescribedQuantity } from './preOrderPrescription.ts';
import type { PrescriptionLimit } from './prescriptionLimits.ts';

/**
 * Returns the refusal for the first limit that one prescription's items exceed, if any. It names the product or
 * category and the limit (spec 5.24, 8.14).
 */
export function exceededLimit(
  limits: readonly PrescriptionLimit[],
  items: readonly PrescribedQuantity[],
): Refusal | undefined {
  const packs = productQuantities(items);
  const exceeded = limits.find(({ most, productIds }) => {
    const counted = [...productIds].map((productId) => packs.get(productId) ?? 0);
    return counted.reduce((sum, quantity) => sum + quantity, 0) > most;
  });
  if (!exceeded) return undefined;
  const { kind, name, most } = exceeded;
  const refusal =
    kind === 'product'
      ? refuseNaming('product-limit-exceeded', { product: name, n: most })
      : refuseNaming('category-limit-exceeded', { category: name, n: most });
  return refusal.problem;
}
