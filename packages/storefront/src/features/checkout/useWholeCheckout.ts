import { WITHOUT_PRESCRIPTIONS } from '@formulary/rules/checkout/checkoutContext';
import { sectionsWithForm } from '@formulary/rules/checkout/sectionWithForm';
import { type TakenCheckout, takeUnsaved } from '@formulary/rules/checkout/takeUnsaved';
import type { BillingDetails } from '@formulary/rules/accounts/billingRules';
import { checkoutForm } from '@formulary/rules/checkout/checkoutForm';
import { useCheckoutDraft } from './checkoutDraft.ts';

/** The checkout as it would be ordered now: what was saved, and over it what stands in the forms and was not. */
export function useWholeCheckout(billing: BillingDetails): TakenCheckout {
  const { draft, typed } = useCheckoutDraft();
  const unsaved = sectionsWithForm.map(
    (section) => [section, typed[checkoutForm[section]] ?? {}] as const,
  );
  return takeUnsaved(draft, Object.fromEntries(unsaved), billing, WITHOUT_PRESCRIPTIONS);
}
