import { brand } from '@formulary/rules/brand/brand';
import { shopFacts } from '@formulary/rules/content/shopFacts';
import type { Flow } from './drawFlow.ts';
import { sectionTitle } from '@formulary/rules/checkout/checkoutSections';
import { declarations } from '@formulary/rules/prescriptions/signing/declarations';
import type { OrderingStep } from './drawSteps.ts';
import { sharedSteps } from './sharedSteps.ts';
import type { Guide } from '../kit/Guide.ts';
import { drawOrderingGuide } from './drawOrderingGuide.ts';

/** Flow after an order by a prescriber or a linked practitioner. */
const prescriberFlow: Flow = {
  alt: `Three columns: your practitioner, you and ${brand.name}. Your practitioner, or you yourself, place the order. You are told by email, verify and sign each prescription, and confirm the signature by the link. ${brand.name} has the payment and every signature: the order is complete. If that is by ${shopFacts.cutOff}, Monday to Friday, it leaves the same day and arrives with whoever ordered on the next working day.`,
  lanes: ['Your practitioner', 'You', brand.name],
  boxes: [
    [0, 'Places the order and pays; or you do, for yourself'],
    [1, 'Are told by email'],
    [1, 'Verify, sign and confirm each prescription'],
    [2, `Paid, signed, confirmed by ${shopFacts.cutOff}: leaves the same day`],
    [0, 'Receives it on the next working day'],
  ],
};

const { register, fillCart, deliverAndPay, receive } = sharedSteps;

/** Steps of a buyer who prescribes their own order. */
const prescriberSteps: readonly OrderingStep[] = [
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
      `Sign on the pad and tick both declarations: ‘${declarations.isAuthorised}’ and ‘${declarations.isBinding}’. If your password is asked for, it is your own Formulary password.`,
      `Then open the link in the email we send you: the signature counts once it is confirmed. A prescription that nobody signs within ${shopFacts.daysToSign} lapses; it can be corrected and sent again, or taken off the order.`,
    ],
  },
  receive,
];

/** Draws the guide to ordering for prescribers. */
export function drawPrescriberGuide(guide: Guide): void {
  drawOrderingGuide(guide, {
    lead: 'You order and prescribe: from your application to the parcel at your door, step by step, with the names that the screens have.',
    steps: prescriberSteps,
    flow: prescriberFlow,
    besides: {
      heading: 'Prescribing for your practitioners',
      facts: [
        'Practitioners ask you by email and under My Practitioners. Accept whom you know; you can end it there at any time.',
        'Their prescriptions wait under Sign Prescriptions, and the prescription icon in the header counts them. You review, verify, sign and confirm each as you do your own.',
        'When you sign you can record the day on which you saw the patient.',
      ],
    },
  });
}
