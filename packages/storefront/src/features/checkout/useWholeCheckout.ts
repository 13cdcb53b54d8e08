import { checkoutSteps } from '@formulary/rules/checkout/checkoutStep';
import { type TakenCheckout, takeUnsaved } from '@formulary/rules/checkout/takeUnsaved';
import type { BillingDetails } from '@formulary/rules/accounts/billingRules';
import { checkoutForm } from '@formulary/rules/checkout/checkoutForm';
import { useCheckoutDraft } from './checkoutDraft.ts';

/** The checkout as it would be ordered now: what was saved, and over it what stands in the forms and was not. */
export function useWholeCheckout(billing: BillingDetails): TakenCheckout {
  const { draft, typed } = useCheckoutDraft();
  const unsaved = checkoutSteps.map((step) => [step, typed[checkoutForm[step]] ?? {}] as const);
  return takeUnsaved(draft, Object.fromEntries(unsaved), billing);
}
