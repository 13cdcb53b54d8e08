import type { CardSettings } from '../CardSettings.ts';

/** Returns the other hosts to which the shop's pages may post forms: Worldpay, which redirects within its own hosts. */
export function formTargets(card: Pick<CardSettings, 'mode'> | undefined): readonly string[] {
  return card === undefined || card.mode === 'local' ? [] : ['https://*.worldpay.com'];
}
