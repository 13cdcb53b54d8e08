import type { CheckoutStep } from '@formulary/rules/checkout/checkoutStep';
import { isStepDone } from '@formulary/rules/checkout/isStepDone';
import { visibleSteps } from '@formulary/rules/checkout/visibleSteps';
import type { ReactNode } from 'react';
import { Accordion } from '../../../primitives/Accordion.tsx';
import { AccordionStep } from '../../../primitives/AccordionStep/AccordionStep.tsx';
import { type SettledCheckout, StepSummary } from '../StepSummary/StepSummary.tsx';
import { stepTitle } from '@formulary/rules/checkout/stepTitle';

export interface CheckoutStepsProps extends SettledCheckout {
  /** The section being filled in; none when all are done. */
  openStep: CheckoutStep | undefined;
  /** What stands in each section while it is open. */
  forms: Readonly<Record<CheckoutStep, ReactNode>>;
  onOpen: (step: CheckoutStep) => void;
}

/**
 * The sections of the checkout one under the other: the open one with its form, finished ones with what was settled and
 * a way to change it, the others waiting. Shipping is hidden for a collection (spec 2.14, 4.8).
 */
export function CheckoutSteps({
  draft,
  openStep,
  deliveryOptions,
  billing,
  forms,
  onOpen,
}: CheckoutStepsProps) {
  const stateOf = (step: CheckoutStep) => {
    if (step === openStep) return 'open';
    return isStepDone(draft, step) ? 'done' : 'locked';
  };
  return (
    <Accordion>
      {visibleSteps(draft).map((step, index) => (
        <AccordionStep
          key={step}
          number={index + 1}
          title={stepTitle[step]}
          state={stateOf(step)}
          summary={
            <StepSummary
              step={step}
              draft={draft}
              deliveryOptions={deliveryOptions}
              billing={billing}
            />
          }
          onChange={() => onOpen(step)}
        >
          {forms[step]}
        </AccordionStep>
      ))}
    </Accordion>
  );
}
