import { canOpenSection } from '@formulary/rules/checkout/canOpenSection';
import type { CheckoutContext } from '@formulary/rules/checkout/checkoutContext';
import type { CheckoutDraft } from '@formulary/rules/checkout/checkoutDraft';
import { checkoutForm } from '@formulary/rules/checkout/checkoutForm';
import type { CheckoutSection } from '@formulary/rules/checkout/checkoutSection';
import { completeSection } from '@formulary/rules/checkout/completeSection';
import { sectionToOpen } from '@formulary/rules/checkout/sectionToOpen';
import type { SectionData } from '@formulary/rules/checkout/settleSection';
import { useToasts } from '@formulary/ui/primitives/useToasts';
import { useState } from 'react';
import { useDraft } from './CheckoutDraftContext.ts';

/**
 * Tracks which section is open, and what completing one does (spec 4.8, 8.15). Saved data or unsaved form values can
 * open a section.
 */
export function useCheckoutSections(shown: CheckoutDraft, context: CheckoutContext) {
  const { draft, settle } = useDraft();
  const { notify } = useToasts();
  const [openSection, setOpenSection] = useState<CheckoutSection | undefined>(() =>
    sectionToOpen(firstShown(draft, shown), context),
  );

  const say = (tone: 'success' | 'danger', message: string) =>
    notify({ id: 'checkout', tone, message });

  return {
    draft,
    openSection,
    open: (section: CheckoutSection) => {
      if (canOpenSection(shown, section, context)) setOpenSection(section);
    },
    complete: (data: SectionData) => {
      const completed = completeSection(draft, data, context, shown);
      if (!completed.ok) {
        say('danger', completed.problem.message);
        return;
      }
      const { notice, ...next } = completed.value;
      settle(next.draft, data.section === 'prescription' ? [] : [checkoutForm[data.section]]);
      setOpenSection(next.openSection);
      if (notice !== undefined) say('success', notice);
    },
  };
}

/** Returns the saved draft without outdated prescriptions; unsaved form values open no section. */
function firstShown(
  { arePrescriptionsSettled: _before, ...draft }: CheckoutDraft,
  { arePrescriptionsSettled }: CheckoutDraft,
): CheckoutDraft {
  return arePrescriptionsSettled ? { ...draft, arePrescriptionsSettled } : draft;
}
