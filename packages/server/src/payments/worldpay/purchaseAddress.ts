import type { CardSettings } from '../CardSettings.ts';

/** Path of the server's own payment page. */
export const LOCAL_PURCHASE_PATH = '/dev/card-payment';

/** Returns the address that receives the payment form. */
export function purchaseAddress({ mode }: Pick<CardSettings, 'mode'>): string {
  if (mode === 'local') return LOCAL_PURCHASE_PATH;
  const host = mode === 'live' ? 'secure.worldpay.com' : 'secure-test.worldpay.com';
  return `https://${host}/wcc/purchase`;
}
