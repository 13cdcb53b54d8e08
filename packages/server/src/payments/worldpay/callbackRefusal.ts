import type { Order } from '@formulary/rules/orders/order';
import type { CardSettings } from '../CardSettings.ts';
import type { CallbackFacts } from './CallbackFacts.ts';
import { testModeOf } from './testModeOf.ts';

/**
 * Returns why a payment response is not credible for an order, in words for staff; undefined when it is (threat T47).
 * The password was checked on arrival.
 */
export function callbackRefusal(
  facts: CallbackFacts,
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
