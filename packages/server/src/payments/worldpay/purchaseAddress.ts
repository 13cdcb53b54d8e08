import type { CardSettings } from '../CardSettings.ts';

/** Where the server's own payment page is. */
export const LOCAL_PURCHASE_PATH = '/dev/card-payment';

/** Where the form that pays an order is posted to. */
export function purchaseAddress({ mode }: Pick<CardSettings, 'mode'>): string {
  if (mode === 'local') return LOCAL_PURCHASE_PATH;
  const host = mode === 'live' ? 'secure.worldpay.com' : 'secure-test.worldpay.com';
  return `https://${host}/wcc/purchase`;
}
