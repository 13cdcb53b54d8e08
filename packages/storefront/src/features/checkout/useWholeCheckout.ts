import type { CheckoutContext } from '@formulary/rules/checkout/checkoutContext';
import { sectionsWithForm } from '@formulary/rules/checkout/sectionWithForm';
import { type TakenCheckout, takeUnsaved } from '@formulary/rules/checkout/takeUnsaved';
import type { BillingDetails } from '@formulary/rules/accounts/billingRules';
import { checkoutForm } from '@formulary/rules/checkout/checkoutForm';
import { useDraft } from './CheckoutDraftContext.ts';

/**
 * Returns the checkout as it would be ordered now: unsaved form values over saved data. Prescriptions that no longer
 * hold count as unsettled.
 */
export function useWholeCheckout(
  billing: BillingDetails,
  context: CheckoutContext,
  arePrescriptionsComplete: boolean,
): TakenCheckout {
  const { draft: saved, typed } = useDraft();
  const { arePrescriptionsSettled = false, ...rest } = saved;
  const draft =
    arePrescriptionsSettled && arePrescriptionsComplete
      ? { ...rest, arePrescriptionsSettled }
      : rest;
  const unsaved = sectionsWithForm.map(
    (section) => [section, typed[checkoutForm[section]] ?? {}] as const,
  );
  return takeUnsaved(draft, Object.fromEntries(unsaved), billing, context);
}
