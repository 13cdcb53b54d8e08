import { randomInt } from 'node:crypto';
import type { CardSettings } from '../cardSettings.ts';

const LARGEST_TRANSACTION = 2 ** 47;

/** Returns the payment response that Worldpay would send for an accepted or cancelled purchase. */
export function testCallback(
  purchase: URLSearchParams,
  choice: 'accept' | 'cancel',
  { callbackPassword, installation }: CardSettings,
): URLSearchParams {
  const asked = (name: string): string => purchase.get(name) ?? '';
  const common = {
    installation,
    instId: installation,
    cartId: asked('cartId'),
    desc: asked('desc'),
    amount: asked('amount'),
    currency: asked('currency'),
    testMode: asked('testMode'),
    authMode: 'A',
    transId: String(randomInt(1, LARGEST_TRANSACTION)),
    transTime: String(Date.now()),
    msgType: 'authResult',
    charenc: 'UTF-8',
    callbackPW: callbackPassword,
    MC_order_pk: asked('MC_order_pk'),
  };
  return new URLSearchParams(
    choice === 'accept'
      ? {
          ...common,
          transStatus: 'Y',
          rawAuthCode: 'A',
          rawAuthMessage: 'cardbe.msg.authorised',
          authAmount: asked('amount'),
          authCurrency: asked('currency'),
          cardType: 'Visa',
        }
      : { ...common, transStatus: 'C', rawAuthMessage: 'trans.cancelled' },
  );
}
