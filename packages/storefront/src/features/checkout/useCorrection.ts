import type { SectionWithForm } from '@formulary/rules/checkout/sectionWithForm';
import type { TakenCheckout } from '@formulary/rules/checkout/takeUnsaved';
import { fieldSentences } from '@formulary/rules/problems/fieldSentences';
import { fillGaps } from '@formulary/rules/problems/fillGaps';
import { checkoutForm } from '@formulary/rules/checkout/checkoutForm';
import { sectionTitle } from '@formulary/rules/checkout/sectionTitle';
import { useState } from 'react';

/** Asks the user to correct a section: opens it, validates its form, and names it. */
export function useCorrection(
  { invalid }: Pick<TakenCheckout, 'invalid'>,
  open: (section: SectionWithForm) => void,
) {
  const [judged, setJudged] = useState<string>();
  const [isAsked, setIsAsked] = useState(false);
  return {
    ask: (section: SectionWithForm) => {
      open(section);
      setJudged(checkoutForm[section]);
      setIsAsked(true);
    },
    judgement: { judged, onJudged: () => setJudged(undefined) },
    sentence:
      isAsked && invalid
        ? fillGaps(fieldSentences.checkSection, { section: sectionTitle[invalid] })
        : undefined,
  };
}
