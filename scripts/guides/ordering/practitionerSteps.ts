import { sectionTitle } from '@formulary/rules/checkout/checkoutSections';
import { shopFacts } from '@formulary/rules/content/shopFacts';
import { linkStatusLabels } from '@formulary/rules/partners/linkState';
import type { OrderingStep } from './OrderingStep.ts';
import { sharedSteps } from './sharedSteps.ts';

const { register, fillCart, deliverAndPay, receive } = sharedSteps;

/** Steps of a buyer whose prescriptions somebody else signs. */
export const practitionerSteps: readonly OrderingStep[] = [
  register,
  {
    title: 'Add your prescriber',
    screen: 'My Prescribers',
    texts: [
      `Choose Add a prescriber and enter their email address. Who has an account finds your request there; who has none is invited. You can choose them at checkout once the request says ${linkStatusLabels.accepted}.`,
    ],
  },
  fillCart,
  {
    title: 'Assign what needs a prescription',
    screen: `Checkout: ${sectionTitle.prescription}`,
    texts: [
      'Choose the prescriber, and the patient of each item, or add one. Add prescription makes another; checkout shows how many packs are left to place and goes on once each is on a prescription. Items that need no prescription skip this step.',
    ],
  },
  deliverAndPay,
  {
    title: 'Have it signed',
    screen: 'Prescriptions',
    texts: [
      `We tell your prescriber by email. They check each prescription, sign it on the screen and confirm the signature by a link. Prescriptions shows where each stands. One that nobody signs within ${shopFacts.daysToSign} lapses; it can be corrected and sent again, or taken off the order.`,
      'If it is rejected, the reason stands on the prescription: correct it and send it again. Nothing that needs a prescription leaves us without it.',
    ],
  },
  receive,
];
