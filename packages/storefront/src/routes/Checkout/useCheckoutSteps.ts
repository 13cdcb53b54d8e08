import type { CheckoutDraft } from '@formulary/rules/checkout/checkoutDraft';
import type { CheckoutStep } from '@formulary/rules/checkout/checkoutStep';
import { canOpenStep } from '@formulary/rules/checkout/canOpenStep';
import { isStepDone } from '@formulary/rules/checkout/isStepDone';
import { nextStep } from '@formulary/rules/checkout/nextStep';
import { visibleSteps } from '@formulary/rules/checkout/visibleSteps';
import { notices } from '@formulary/rules/problems/notices';
import { useToasts } from '@formulary/ui/primitives/useToasts';
import { useState } from 'react';
import { useCheckoutDraft } from '../../state/checkoutDraft.ts';

/** What is said when a step is completed; the order note has no sentence of its own (spec 8.15). */
const completed: Readonly<Partial<Record<CheckoutStep, string>>> = {
  delivery: notices.deliveryAdded,
  billing: notices.billingAdded,
  shipping: notices.shippingAdded,
  payment: notices.paymentModeSelected,
};

function firstOpen(draft: CheckoutDraft): CheckoutStep | undefined {
  return visibleSteps(draft).find((step) => !isStepDone(draft, step));
}

/** The next step, unless it was done before: then the first that is not (spec 4.8). */
function stepAfter(draft: CheckoutDraft, step: CheckoutStep): CheckoutStep | undefined {
  const next = nextStep(draft, step);
  return next && isStepDone(draft, next) ? firstOpen(draft) : next;
}

/** Which section of the checkout is open, and what completing one does (spec 4.8). */
export function useCheckoutSteps() {
  const { draft, settle } = useCheckoutDraft();
  const { notify } = useToasts();
  const [openStep, setOpenStep] = useState<CheckoutStep | undefined>(() => firstOpen(draft));

  return {
    draft,
    steps: visibleSteps(draft),
    openStep,
    open: (step: CheckoutStep) => {
      if (canOpenStep(draft, step)) setOpenStep(step);
    },
    complete: (step: CheckoutStep, part: CheckoutDraft) => {
      settle(part);
      setOpenStep(stepAfter({ ...draft, ...part }, step));
      const message = completed[step];
      if (message !== undefined) notify({ id: 'checkout', tone: 'success', message });
    },
  };
}
