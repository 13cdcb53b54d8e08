import { sectionTitle } from '@formulary/rules/checkout/checkoutSections';
import { shopFacts } from '@formulary/rules/content/shopFacts';
import { declarations } from '@formulary/rules/prescriptions/signing';
import type { OrderingStep } from './OrderingStep.ts';
import { sharedSteps } from './sharedSteps.ts';

const { register, fillCart, deliverAndPay, receive } = sharedSteps;

/** Steps of a buyer who prescribes their own order. */
export const prescriberSteps: readonly OrderingStep[] = [
  register,
  fillCart,
  {
    title: 'Say whom it is for',
    screen: `Checkout: ${sectionTitle.prescription}`,
    texts: [
      'Choose the patient of each item that needs a prescription, or add one. You are the prescriber yourself. Add prescription makes another; checkout shows how many packs are left to place and goes on once each is on a prescription.',
      'From Patients, Prescribe for opens the shop with the patient remembered. Manual Prescription, in your own menu, writes one without a cart.',
    ],
  },
  deliverAndPay,
  {
    title: 'Review and verify',
    screen: 'Sign Prescriptions',
    texts: [
      'Check patient, items, quantities and directions. Change or substitute what has to be changed, or choose Reject and give the reason. Verify freezes the prescription: nothing can be changed after it.',
    ],
  },
  {
    title: 'Sign and confirm',
    screen: 'Sign this prescription',
    texts: [
      `Sign on the pad and tick both declarations: “${declarations.isAuthorised}” and “${declarations.isBinding}”. If your password is asked for, it is your own Formulary password.`,
      `Then open the link in the email we send you: the signature counts once it is confirmed. A prescription that nobody signs within ${shopFacts.daysToSign} lapses; it can be corrected and sent again, or taken off the order.`,
    ],
  },
  receive,
];
