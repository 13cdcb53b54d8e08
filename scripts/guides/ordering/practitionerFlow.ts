import { brand } from '@formulary/rules/brand/brand';
import { shopFacts } from '@formulary/rules/content/shopFacts';
import type { Flow } from './Flow.ts';

/** Flow after a practitioner's order. */
export const practitionerFlow: Flow = {
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
