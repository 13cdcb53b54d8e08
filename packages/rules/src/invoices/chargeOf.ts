import { orderSums, type SummedOrder } from '../orders/orderSums.ts';
import type { Charge, ChargedLine } from './Charge.ts';
import { deliveryRates } from './deliveryRates.ts';

/** An order as far as an invoice charges it. */
export interface ChargedOrder extends SummedOrder {
  readonly lines: readonly ChargedLine[];
  readonly delivery: { readonly details: string };
}

/** What an order is charged on the day that it is paid: its lines that hold packs, and its delivery at the rates of its goods. */
export function chargeOf({ lines, delivery, deliveryFee, amount }: ChargedOrder): Charge {
  const bought = lines.filter(({ quantity }) => quantity > 0);
  const { rates } = orderSums({ lines: bought, deliveryFee, amount });
  return {
    lines: bought,
    delivery: { details: delivery.details, rates: deliveryRates(rates, deliveryFee) },
    amount,
  };
}
