import { orderSums, type SummedOrder } from '../orders/orderSums.ts';
import type { Charge, ChargedLine } from './Charge.ts';
import { deliveryRates } from './deliveryRates.ts';

/** The parts of an order that an invoice charges. */
export interface ChargedOrder extends SummedOrder {
  readonly lines: readonly ChargedLine[];
  readonly delivery: { readonly details: string };
}

/**
 * Returns the charge of an order on the day of payment: the lines with packs, and the delivery at the rates of the
 * goods.
 */
export function chargeOf({ lines, delivery, deliveryFee, amount }: ChargedOrder): Charge {
  const bought = lines.filter(({ quantity }) => quantity > 0);
  const { rates } = orderSums({ lines: bought, deliveryFee, amount });
  return {
    lines: bought,
    delivery: { details: delivery.details, rates: deliveryRates(rates, deliveryFee) },
    amount,
  };
}
