import type { CheckoutContext } from './checkoutContext.ts';
import type { CheckoutDraft } from './checkoutDraft.ts';
import { type CheckoutSection, checkoutSections } from './checkoutSection.ts';
import { needsShipping } from './needsShipping.ts';

/**
 * Returns the visible sections: prescriptions first, if the cart has prescription lines or the prescription is manual;
 * no shipping if the goods are collected (spec 2.14, 4.8, 9.8).
 */
export function visibleSections(
  { deliveryOptionId }: CheckoutDraft,
  { hasPrescriptionLines, isManual }: CheckoutContext,
): readonly CheckoutSection[] {
  const isPrescribed = hasPrescriptionLines || isManual;
  const isCollected = deliveryOptionId !== undefined && !needsShipping(deliveryOptionId);
  return checkoutSections.filter(
    (section) =>
      (section !== 'prescription' || isPrescribed) && (section !== 'shipping' || !isCollected),
  );
}
