import { brand } from '@formulary/rules/brand/brand';
import { shopFacts } from '@formulary/rules/content/shopFacts';
import type { Flow } from './drawFlow.ts';
import { sectionTitle } from '@formulary/rules/checkout/checkoutSections';
import { linkStatusLabels } from '@formulary/rules/partners/linkState';
import type { OrderingStep } from './drawSteps.ts';
import { sharedSteps } from './sharedSteps.ts';
import type { Guide } from '../kit/Guide.ts';
import { drawOrderingGuide } from './drawOrderingGuide.ts';

/** Flow after a practitioner's order. */
const practitionerFlow: Flow = {
  alt: `Three columns: you, your prescriber and ${brand.name}. You place the order. Your prescriber is told by email, verifies and signs each prescription, and confirms the signature by the link. ${brand.name} has the payment and every signature: the order is complete. If that is by ${shopFacts.cutOff}, Monday to Friday, it leaves the same day. You have it on the next working day.`,
  lanes: ['You', 'Your prescriber', brand.name],
  boxes: [
    [0, 'Place the order and pay'],
    [1, 'Is told by email'],
    [1, 'Verifies, signs and confirms each prescription'],
    [2, `Paid, signed, confirmed by ${shopFacts.cutOff}: leaves the same day`],
    [0, 'Receive it on the next working day'],
  ],
};

const { register, fillCart, deliverAndPay, receive } = sharedSteps;

/** Steps of a buyer whose prescriptions somebody else signs. */
const practitionerSteps: readonly OrderingStep[] = [
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

/** Draws the guide to ordering for practitioners. */
export function drawPractitionerGuide(guide: Guide): void {
  drawOrderingGuide(guide, {
    lead: 'You order, and a prescriber prescribes: from your application to the parcel at your door, step by step, with the names that the screens have.',
    steps: practitionerSteps,
    flow: practitionerFlow,
    besides: {
      heading: 'Your prescribers',
      facts: [
        'My Prescribers shows where each request stands. You can have several prescribers and choose one at checkout.',
        'A declined request can be sent again. You and your prescriber can each end the link.',
      ],
    },
  });
}
