import type { Order } from '@formulary/rules/orders/order';
import type { CardSettings } from '../CardSettings.ts';
import type { CallbackFacts } from './CallbackFacts.ts';
import { testModeOf } from './testModeOf.ts';

/**
 * Why a payment response cannot be believed of an order, in words for staff; nothing when it can (threat T47). The
 * password was compared when it arrived.
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
    // What was given up has none at times.
    [facts.outcome === 'paid' && facts.transactionId === undefined, 'no transaction id'],
    [order === undefined, 'no such order'],
    [order?.number !== facts.orderNumber || order?.id !== facts.orderId, 'another order'],
    [order?.paymentMode !== 'card', 'an order that is not paid by card'],
    [facts.amount !== order?.amount, 'another amount'],
    [facts.currency !== 'GBP', 'another currency'],
  ];
  return refusals.find(([isBroken]) => isBroken)?.[1];
}
