import { brand } from '@formulary/rules/brand/brand';
import { shopFacts } from '@formulary/rules/content/shopFacts';
import type { Flow } from './Flow.ts';

/** Flow after an order by a prescriber or a linked practitioner. */
export const prescriberFlow: Flow = {
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
