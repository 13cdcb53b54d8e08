import { canOpenSection } from '@formulary/rules/checkout/canOpenSection';
import { WITHOUT_PRESCRIPTIONS } from '@formulary/rules/checkout/checkoutContext';
import type { CheckoutDraft } from '@formulary/rules/checkout/checkoutDraft';
import { checkoutForm } from '@formulary/rules/checkout/checkoutForm';
import type { CheckoutSection } from '@formulary/rules/checkout/checkoutSection';
import { completeSection } from '@formulary/rules/checkout/completeSection';
import { sectionToOpen } from '@formulary/rules/checkout/sectionToOpen';
import type { SectionWithForm } from '@formulary/rules/checkout/sectionWithForm';
import type { SectionData } from '@formulary/rules/checkout/settleSection';
import { useToasts } from '@formulary/ui/primitives/useToasts';
import { useState } from 'react';
import { useCheckoutDraft } from './checkoutDraft.ts';

/** What a section that has a form settles. */
export type SettledForm = Extract<SectionData, { readonly section: SectionWithForm }>;

/**
 * Which section of the checkout is open, and what completing one does (spec 4.8, 8.15). A section may be opened by what was
 * saved or only stands in its form.
 */
export function useCheckoutSections(shown: CheckoutDraft) {
  const { draft, settle } = useCheckoutDraft();
  const { notify } = useToasts();
  const [openSection, setOpenSection] = useState<CheckoutSection | undefined>(() =>
    sectionToOpen(draft, WITHOUT_PRESCRIPTIONS),
  );

  const say = (tone: 'success' | 'danger', message: string) =>
    notify({ id: 'checkout', tone, message });

  return {
    draft,
    openSection,
    open: (section: CheckoutSection) => {
      if (canOpenSection(shown, section, WITHOUT_PRESCRIPTIONS)) setOpenSection(section);
    },
    complete: (data: SettledForm) => {
      const completed = completeSection(draft, data, WITHOUT_PRESCRIPTIONS, shown);
      if (!completed.ok) {
        say('danger', completed.problem.message);
        return;
      }
      const { notice, ...next } = completed.value;
      settle(next.draft, [checkoutForm[data.section]]);
      setOpenSection(next.openSection);
      if (notice !== undefined) say('success', notice);
    },
  };
}
