import type { PaymentOutcome } from '@formulary/rules/payments/settlePayment';
import type { CallbackFacts } from './CallbackFacts.ts';
import { millsOf } from './poundsOf.ts';

const OUTCOMES: Readonly<Record<string, PaymentOutcome>> = {
  Y: 'paid',
  N: 'declined',
  C: 'cancelled',
};
const ORDER_KEY = /^[1-9]\d{0,8}$/;
const TRANSACTION_ID = /^[\w-]{1,100}$/;

/**
 * Reads a payment response of Worldpay. A duplicate field counts as missing, because either value could be meant. The
 * amount is the authorised one, or else the requested one.
 */
export function readCallback(body: string): CallbackFacts {
  const form = new URLSearchParams(body);
  const one = (name: string): string | undefined => {
    const values = form.getAll(name);
    return values.length === 1 ? values[0] : undefined;
  };
  const orderKey = one('MC_order_pk') ?? '';
  const transactionId = one('transId') ?? '';
  const outcome = OUTCOMES[one('transStatus') ?? ''];
  const amount = one(outcome === 'paid' ? 'authAmount' : 'amount');
  return {
    installation: one('instId'),
    orderNumber: one('cartId'),
    orderId: ORDER_KEY.test(orderKey) ? Number(orderKey) : undefined,
    amount: amount === undefined ? undefined : millsOf(amount),
    currency: one(outcome === 'paid' ? 'authCurrency' : 'currency'),
    testMode: one('testMode'),
    outcome,
    transactionId: TRANSACTION_ID.test(transactionId) ? transactionId : undefined,
  };
}
