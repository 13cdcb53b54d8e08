import type { CheckoutDraft } from './checkoutDraft.ts';
import { type CheckoutStep, checkoutSteps, needsShipping } from './checkoutStep.ts';

/** The sections that show: shipping is hidden when the goods are collected (spec 2.14, 9.8). */
export function visibleSteps({ deliveryOptionId }: CheckoutDraft): readonly CheckoutStep[] {
  const isCollected = deliveryOptionId !== undefined && !needsShipping(deliveryOptionId);
  return checkoutSteps.filter((step) => step !== 'shipping' || !isCollected);
}
