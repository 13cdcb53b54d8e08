import type { CheckoutContext } from '@formulary/rules/checkout/checkoutDraft';
import type { CheckoutSection, SectionWithForm } from '@formulary/rules/checkout/checkoutSections';
import { isSectionDone, visibleSections } from '@formulary/rules/checkout/sectionState';
import { sectionTitle } from '@formulary/rules/checkout/checkoutSections';
import { Accordion } from '../../../primitives/disclosure/Accordion/Accordion.tsx';
import { AccordionStep } from '../../../primitives/disclosure/Accordion/AccordionStep.tsx';
import {
  SectionSummary,
  type CheckoutChoices,
  type LastNote,
} from '../SectionSummary/SectionSummary.tsx';
import type { Elements } from '../../../primitives/elements.ts';

export interface CheckoutSectionsProps extends CheckoutChoices {
  context: CheckoutContext;
  /** The open section; undefined when all are done. */
  openSection: CheckoutSection | undefined;
  /** Content of each section while it is open. */
  forms: Readonly<Record<SectionWithForm, Elements>>;
  /** Prescriptions section: its content while open and its summary while closed. */
  prescription?: { readonly content: Elements; readonly summary: Elements } | undefined;
  /** The section that was just completed, and what is said about it. */
  said?: { readonly section: CheckoutSection; readonly notice: string } | undefined;
  /** Note of the last order, offered beside an empty one. */
  lastNote?: LastNote | undefined;
  onOpen: (section: CheckoutSection) => void;
}

/**
 * Shows the sections of the checkout: the open one with its form, finished ones with a summary and Change, the others
 * locked. Prescriptions come first if there are any; a collection hides shipping (spec 2.14, 4.8).
 */
export function CheckoutSections({
  context,
  draft,
  openSection,
  deliveryOptions,
  billing,
  forms,
  prescription,
  said,
  lastNote,
  onOpen,
}: CheckoutSectionsProps) {
  const stateOf = (section: CheckoutSection) => {
    if (section === openSection) return 'open';
    if (isSectionDone(draft, section, context)) return 'done';
    // A change of the cart can reopen this step while another section is open.
    return section === 'prescription' ? 'due' : 'locked';
  };
  const summaryOf = (section: CheckoutSection) =>
    section === 'prescription' ? (
      prescription?.summary
    ) : (
      <SectionSummary
        section={section}
        draft={draft}
        deliveryOptions={deliveryOptions}
        billing={billing}
        lastNote={lastNote}
      />
    );
  return (
    <Accordion>
      {visibleSections(draft, context).map((section, index) => (
        <AccordionStep
          key={section}
          number={index + 1}
          title={sectionTitle[section]}
          state={stateOf(section)}
          summary={summaryOf(section)}
          said={said?.section === section ? said.notice : undefined}
          onChange={() => onOpen(section)}
        >
          {section === 'prescription' ? prescription?.content : forms[section]}
        </AccordionStep>
      ))}
    </Accordion>
  );
}
