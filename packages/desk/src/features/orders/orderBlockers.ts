import type { DeskOrder } from '@formulary/rules/dispatch/deskOrder';
import type { Blocker } from '@formulary/ui/pieces/desk/BlockerList';

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

/** Returns what keeps an order from leaving, with what to do about it. */
export function blockersOf({ blockers }: DeskOrder): readonly Blocker[] {
  return blockers.map(({ code, sentence }, at) => ({
    key: `${code} ${at}`,
    kind: 'blocks',
    sentence,
    advice: advice[code],
  }));
}
