import type { DeskOrder } from '@formulary/rules/dispatch/deskOrder';
import { isRecheckDue } from '@formulary/rules/customers/recheck';
import { formatDay } from '@formulary/rules/dates/day';
import { londonDay } from '@formulary/rules/dates/londonTime';
import type { Blocker } from '@formulary/ui/pieces/desk/BlockerList';
import { paths } from '../../lib/screen/paths.ts';

const advice: Readonly<Record<DeskOrder['blockers'][number]['code'], string>> = {
  sent: 'Nothing is left to send.',
  cancelled: 'A cancelled order stays here.',
  price: 'Set the price of each item by hand under Money.',
  payment: 'It can be sent once the whole amount has arrived.',
  signature: 'Its prescriber signs it; a reminder goes out by itself.',
  hold: 'Release it once the question is answered.',
  date: 'A prescription is good for six months.',
  prescription: 'Nothing of the order leaves until every prescription verifies.',
};

/**
 * Returns what keeps an order from leaving, with what to do about it, and what somebody looks at first: a buyer who is
 * not active any more, or whose registration has to be looked up again. That warns and keeps nothing here
 * (docs/decisions/2026-11-29-desk-customers.md).
 */
export function blockersOf({ blockers, buyer }: DeskOrder, now: Date): readonly Blocker[] {
  const blocking = blockers.map(({ code, sentence }, at) => ({
    key: `${code} ${at}`,
    kind: 'blocks' as const,
    sentence,
    advice: advice[code],
  }));
  const sentence = buyerWarning(buyer, now);
  if (sentence === undefined) return blocking;
  const step = { label: 'Open the customer', href: paths.customer(buyer.id) };
  return [
    ...blocking,
    {
      key: 'buyer',
      kind: 'warning',
      sentence,
      advice: 'The order can be sent; look at the buyer first.',
      step,
    },
  ];
}

function buyerWarning(buyer: DeskOrder['buyer'], now: Date): string | undefined {
  if (buyer.state !== 'active') return 'The account of the buyer is not active any more';
  if (!isRecheckDue(buyer, londonDay(now)) || buyer.recheckOn === undefined) return undefined;
  return `The buyer’s registration was to be looked up again by ${formatDay(buyer.recheckOn)}`;
}
