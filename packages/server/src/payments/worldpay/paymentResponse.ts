import type { PaymentOutcome } from '@formulary/rules/payments/settlePayment';
import type { Mills } from '@formulary/rules/money/mills';
import { millsOf } from './poundsOf.ts';
import type { Order } from '@formulary/rules/orders/order';
import type { CardSettings } from '../cardSettings.ts';
import { testModeOf } from './purchaseForm.ts';

/** Fields of a payment response; missing and unreadable ones are undefined. */
interface PaymentResponse {
  readonly installation: string | undefined;
  readonly orderNumber: string | undefined;
  readonly orderId: number | undefined;
  readonly amount: Mills | undefined;
  readonly currency: string | undefined;
  readonly testMode: string | undefined;
  readonly outcome: PaymentOutcome | undefined;
  readonly transactionId: string | undefined;
}

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
export function readPaymentResponse(body: string): PaymentResponse {
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

/**
 * Returns why a payment response is not credible for an order, in words for staff; undefined when it is (threat T47).
 * The password was checked on arrival.
 */
export function refusalOfResponse(
  facts: PaymentResponse,
  order: Pick<Order, 'id' | 'number' | 'amount' | 'paymentMode'> | undefined,
  card: Pick<CardSettings, 'installation' | 'mode'>,
): string | undefined {
  const refusals: readonly (readonly [boolean, string])[] = [
    [facts.installation !== card.installation, 'another installation'],
    [facts.testMode !== testModeOf(card), 'another test mode'],
    [facts.outcome === undefined, 'a status that is not known'],
    // A cancelled payment may have none.
    [facts.outcome === 'paid' && facts.transactionId === undefined, 'no transaction id'],
    [order === undefined, 'no such order'],
    [order?.number !== facts.orderNumber || order?.id !== facts.orderId, 'another order'],
    [order?.paymentMode !== 'card', 'an order that is not paid by card'],
    [facts.amount !== order?.amount, 'another amount'],
    [facts.currency !== 'GBP', 'another currency'],
  ];
  return refusals.find(([isBroken]) => isBroken)?.[1];
}
