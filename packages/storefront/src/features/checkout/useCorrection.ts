import type { CheckoutStep } from '@formulary/rules/checkout/checkoutStep';
import type { TakenCheckout } from '@formulary/rules/checkout/takeUnsaved';
import { fieldSentences } from '@formulary/rules/problems/fieldSentences';
import { fillGaps } from '@formulary/rules/problems/fillGaps';
import { checkoutForm } from '@formulary/rules/checkout/checkoutForm';
import { stepTitle } from '@formulary/rules/checkout/stepTitle';
import { useState } from 'react';

/** Asks for what cannot go with the order to be corrected: opens its section, has its form judged, and says which it is. */
export function useCorrection(
  { invalid }: Pick<TakenCheckout, 'invalid'>,
  open: (step: CheckoutStep) => void,
) {
  const [judged, setJudged] = useState<string>();
  const [isAsked, setIsAsked] = useState(false);
  return {
    ask: (step: CheckoutStep) => {
      open(step);
      setJudged(checkoutForm[step]);
      setIsAsked(true);
    },
    judgement: { judged, onJudged: () => setJudged(undefined) },
    sentence:
      isAsked && invalid
        ? fillGaps(fieldSentences.checkSection, { section: stepTitle[invalid] })
        : undefined,
  };
}
