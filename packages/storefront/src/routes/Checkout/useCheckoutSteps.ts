import type { CheckoutDraft } from '@formulary/rules/checkout/checkoutDraft';
import type { CheckoutStep } from '@formulary/rules/checkout/checkoutStep';
import { canOpenStep } from '@formulary/rules/checkout/canOpenStep';
import { sectionNotice } from '@formulary/rules/checkout/sectionNotice';
import { stepToOpen } from '@formulary/rules/checkout/stepToOpen';
import { visibleSteps } from '@formulary/rules/checkout/visibleSteps';
import { useToasts } from '@formulary/ui/primitives/useToasts';
import { useState } from 'react';
import { useCheckoutDraft } from '../../state/checkoutDraft.ts';

/** Which section of the checkout is open, and what completing one does (spec 4.8, 8.15). */
export function useCheckoutSteps() {
  const { draft, settle } = useCheckoutDraft();
  const { notify } = useToasts();
  const [openStep, setOpenStep] = useState<CheckoutStep | undefined>(() => stepToOpen(draft));

  return {
    draft,
    steps: visibleSteps(draft),
    openStep,
    open: (step: CheckoutStep) => {
      if (canOpenStep(draft, step)) setOpenStep(step);
    },
    complete: (step: CheckoutStep, part: CheckoutDraft) => {
      settle(part);
      setOpenStep(stepToOpen({ ...draft, ...part }));
      const message = sectionNotice[step];
      if (message !== undefined) notify({ id: 'checkout', tone: 'success', message });
    },
  };
}
