import type { PaymentMode } from '../orders/order.ts';
import type { CheckoutContext, CheckoutDraft } from './checkoutDraft.ts';
import { type CheckoutSection, checkoutSections } from './checkoutSections.ts';
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

/**
 * Returns whether a section's data exists and is still valid, so that it may be reopened. A payment mode that is no
 * longer offered counts as missing (spec 4.8).
 */
export function isSectionDone(
  draft: CheckoutDraft,
  section: CheckoutSection,
  context: CheckoutContext,
): boolean {
  return isSettled[section](draft, context);
}

const isSettled: Readonly<
  Record<CheckoutSection, (draft: CheckoutDraft, context: CheckoutContext) => boolean>
> = {
  prescription: ({ arePrescriptionsSettled }) => arePrescriptionsSettled === true,
  delivery: ({ deliveryOptionId }) => deliveryOptionId !== undefined,
  billing: ({ isBillingConfirmed }) => isBillingConfirmed === true,
  shipping: ({ shipping }) => shipping !== undefined,
  payment: ({ paymentMode }, context) =>
    paymentMode !== undefined && isPaymentModeOffered(paymentMode, context),
  note: ({ note }) => note !== undefined,
};

/**
 * Returns whether a section may open: its data exists already, or every section before it is done. Hidden sections
 * never open (spec 4.8).
 */
export function canOpenSection(
  draft: CheckoutDraft,
  section: CheckoutSection,
  context: CheckoutContext,
): boolean {
  const sections = visibleSections(draft, context);
  if (!sections.includes(section)) return false;
  const before = sections.slice(0, sections.indexOf(section));
  return (
    isSectionDone(draft, section, context) ||
    before.every((earlier) => isSectionDone(draft, earlier, context))
  );
}

/**
 * Returns the section to open at the start and after a completed one: the first that is not done. Undefined if all are
 * done (spec 4.8).
 */
export function sectionToOpen(
  draft: CheckoutDraft,
  context: CheckoutContext,
): CheckoutSection | undefined {
  return visibleSections(draft, context).find((section) => !isSectionDone(draft, section, context));
}

/**
 * Returns whether a payment mode is offered. Bank transfer always is; card is not for manual prescriptions, whose price
 * is not final (spec 4.8, 8.14).
 */
export function isPaymentModeOffered(
  mode: PaymentMode,
  { isManual }: Pick<CheckoutContext, 'isManual'>,
): boolean {
  return mode === 'bankTransfer' || !isManual;
}
