import type { PreOrderPrescription } from './preOrderPrescription.ts';

/** Returns the prescriptions that go with an order: only those with items above 0, and only these items (spec 7.28). */
export function orderedPrescriptions<P extends Pick<PreOrderPrescription, 'items'>>(
  prescriptions: readonly P[],
): readonly P[] {
  return prescriptions
    .map((each) => ({ ...each, items: each.items.filter(({ quantity }) => quantity > 0) }))
    .filter(({ items }) => items.length > 0);
}
