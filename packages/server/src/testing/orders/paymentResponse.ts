import type { Order } from '@formulary/rules/orders/order';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { CALLBACK_PATH } from '../../payments/callback.routes.ts';
import { poundsOf } from '../../payments/worldpay/poundsOf.ts';
import { cardForTests } from '../settingsForTests.ts';

/** Changes to the card provider's notice of a successful payment; `undefined` omits a field. */
export type ResponseChanges = Readonly<Record<string, string | undefined>>;

/** Builds the form of a payment response. */
export function paymentResponse(
  order: Pick<Order, 'id' | 'number' | 'amount'>,
  changes: ResponseChanges = {},
): URLSearchParams {
  const amount = poundsOf(order.amount);
  const fields: ResponseChanges = {
    installation: cardForTests.installation,
    instId: cardForTests.installation,
    cartId: order.number,
    desc: `Formulary order ${order.number}`,
    amount,
    currency: 'GBP',
    authAmount: amount,
    authCurrency: 'GBP',
    authMode: 'A',
    testMode: '100',
    transId: `1000${order.id}`,
    transStatus: 'Y',
    callbackPW: cardForTests.callbackPassword,
    MC_order_pk: String(order.id),
    ...changes,
  };
  const given = Object.entries(fields).filter((field): field is [string, string] => {
    return field[1] !== undefined;
  });
  return new URLSearchParams(given);
}

/** Sends a payment response as the card provider does. */
export function sendResponse(
  app: FastifyInstance,
  form: URLSearchParams | string,
): Promise<LightMyRequestResponse> {
  return app.inject({
    method: 'POST',
    url: `${CALLBACK_PATH}?msgType=authResult&installation=${cardForTests.installation}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: String(form),
  });
}
