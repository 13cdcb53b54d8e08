import type { CardSettings } from '../CardSettings.ts';

/** To where pages of the shop may post forms besides to the shop itself: to Worldpay, which leads on within its own hosts. */
export function formTargets(card: Pick<CardSettings, 'mode'> | undefined): readonly string[] {
  return card === undefined || card.mode === 'local' ? [] : ['https://*.worldpay.com'];
}
