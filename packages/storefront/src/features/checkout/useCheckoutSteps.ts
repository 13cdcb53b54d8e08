import type { CheckoutDraft } from '@formulary/rules/checkout/checkoutDraft';
import type { CheckoutStep } from '@formulary/rules/checkout/checkoutStep';
import { canOpenStep } from '@formulary/rules/checkout/canOpenStep';
import { sectionNotice } from '@formulary/rules/checkout/sectionNotice';
import { type SectionData, settleSection } from '@formulary/rules/checkout/settleSection';
import { stepToOpen } from '@formulary/rules/checkout/stepToOpen';
import { checkoutForm } from '@formulary/rules/checkout/checkoutForm';
import { useToasts } from '@formulary/ui/primitives/useToasts';
import { useState } from 'react';
import { useCheckoutDraft } from './checkoutDraft.ts';

/** What a section that has a form settles. */
export type StepData = Extract<SectionData, { readonly section: CheckoutStep }>;

/** Which section of the checkout is open, and what completing one does (spec 4.8, 8.15). A section may be opened by what was saved or only stands in its form. */
export function useCheckoutSteps(whole: CheckoutDraft) {
  const { draft, settle } = useCheckoutDraft();
  const { notify } = useToasts();
  const [openStep, setOpenStep] = useState<CheckoutStep | undefined>(() => stepToOpen(draft));

  return {
    draft,
    openStep,
    open: (step: CheckoutStep) => {
      if (canOpenStep(whole, step)) setOpenStep(step);
    },
    complete: (data: StepData) => {
      const settled = settleSection(draft, data);
      settle(settled, [checkoutForm[data.section]]);
      setOpenStep(stepToOpen(settled));
      const message = sectionNotice[data.section];
      if (message !== undefined) notify({ id: 'checkout', tone: 'success', message });
    },
  };
}
