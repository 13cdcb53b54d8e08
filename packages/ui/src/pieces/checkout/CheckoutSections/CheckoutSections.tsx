import type { CheckoutContext } from '@formulary/rules/checkout/checkoutContext';
import type { CheckoutSection } from '@formulary/rules/checkout/checkoutSection';
import { isSectionDone } from '@formulary/rules/checkout/isSectionDone';
import { sectionTitle } from '@formulary/rules/checkout/sectionTitle';
import type { SectionWithForm } from '@formulary/rules/checkout/sectionWithForm';
import { visibleSections } from '@formulary/rules/checkout/visibleSections';
import type { ReactNode } from 'react';
import { Accordion } from '../../../primitives/Accordion.tsx';
import { AccordionStep } from '../../../primitives/AccordionStep/AccordionStep.tsx';
import { SectionSummary, type SettledCheckout } from '../SectionSummary/SectionSummary.tsx';

export interface CheckoutSectionsProps extends SettledCheckout {
  context: CheckoutContext;
  /** The section being filled in; none when all are done. */
  openSection: CheckoutSection | undefined;
  /** What stands in each section while it is open. */
  forms: Readonly<Record<SectionWithForm, ReactNode>>;
  onOpen: (section: SectionWithForm) => void;
}

/**
 * The sections of the checkout that have a form, one under the other: the open one with its form, finished ones with what
 * was settled and a way to change it, the others waiting. Shipping is hidden for a collection (spec 2.14, 4.8).
 */
export function CheckoutSections({
  context,
  draft,
  openSection,
  deliveryOptions,
  billing,
  forms,
  onOpen,
}: CheckoutSectionsProps) {
  const sections = visibleSections(draft, context).filter((section) => section !== 'prescription');
  const stateOf = (section: SectionWithForm) => {
    if (section === openSection) return 'open';
    return isSectionDone(draft, section, context) ? 'done' : 'locked';
  };
  return (
    <Accordion>
      {sections.map((section, index) => (
        <AccordionStep
          key={section}
          number={index + 1}
          title={sectionTitle[section]}
          state={stateOf(section)}
          summary={
            <SectionSummary
              section={section}
              draft={draft}
              deliveryOptions={deliveryOptions}
              billing={billing}
            />
          }
          onChange={() => onOpen(section)}
        >
          {forms[section]}
        </AccordionStep>
      ))}
    </Accordion>
  );
}
