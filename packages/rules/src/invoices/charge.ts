import { divideHalfUp, type Mills, MILLS_PER_PENNY } from '../money/mills.ts';
import type { OrderLine } from '../orders/order.ts';
import { orderSums, type RateSums, type SummedOrder } from '../orders/orderSums.ts';

/** An order line as stated on an invoice. */
export interface ChargedLine extends Pick<
  OrderLine,
  | 'name'
  | 'isPrescription'
  | 'quantity'
  | 'unitPrice'
  | 'promotions'
  | 'vatPercent'
  | 'subtotal'
  | 'vat'
> {
  /** The key of the line, by which a credit note refers to it. */
  readonly lineId: number;
  /** The numbers of the prescriptions on which it is dispensed. */
  readonly prescriptions: readonly number[];
}

/** The charge of an order: its lines, its delivery split by VAT rate, and the amount to pay. */
export interface Charge {
  readonly lines: readonly ChargedLine[];
  readonly delivery: { readonly details: string; readonly rates: readonly RateSums[] };
  /** What was given back of the price, oldest first; missing if nothing was. */
  readonly refunds?: readonly ChargedRefund[];
  /** Including VAT, less the refunds, in whole pennies. */
  readonly amount: Mills;
}

/** A refund in part or a goodwill credit: it lessens the price, and takes no goods back. */
export interface ChargedRefund {
  readonly refundId: number;
  /** The reason, as the credit note states it. */
  readonly details: string;
  /** What is given back by VAT rate, in whole pennies above 0. */
  readonly rates: readonly RateSums[];
}

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

/**
 * Splits a delivery fee that includes its VAT (reading R5) by rate. Delivery is charged at the rates of the goods, in
 * proportion to their cost. The parts are whole pennies and add up to the fee; empty parts are left out. If the goods
 * cost nothing, the highest rate gets the fee.
 */
export function deliveryRates(goods: readonly RateSums[], fee: Mills): readonly RateSums[] {
  const costs = goods.map(({ net, vat }) => net + vat);
  const whole = costs.reduce((sum, cost) => sum + cost, 0);
  const shareUpTo = (end: number): Mills => {
    if (end === 0) return 0;
    if (whole === 0) return fee;
    const cost = costs.slice(0, end).reduce((sum, each) => sum + each, 0);
    // BigInt, because the product of two amounts may exceed the exact range of a number.
    const pennies = (BigInt(fee) * BigInt(cost)) / (BigInt(whole) * BigInt(MILLS_PER_PENNY));
    return Number(pennies) * MILLS_PER_PENNY;
  };
  return goods
    .map(({ percent }, at) => taken(shareUpTo(at + 1) - shareUpTo(at), percent))
    .filter(({ net, vat }) => net + vat > 0);
}

/** Splits a price that includes VAT into net and VAT. The VAT is rounded half up to the penny. */
function taken(gross: Mills, percent: number): RateSums {
  const pennies = gross / MILLS_PER_PENNY;
  const vat = divideHalfUp(pennies * percent, 100 + percent) * MILLS_PER_PENNY;
  return { percent, net: gross - vat, vat };
}

/** The charge of a refunded order. */
export const nothingCharged: Charge = {
  lines: [],
  delivery: { details: '', rates: [] },
  amount: 0,
};

/**
 * Returns the reason for a zero VAT rate, as the invoice states it; on prescription with the prescription numbers (VAT
 * Act 1994, Schedule 8, Group 12, item 1; spec 9.5). Undefined for a line with VAT.
 */
export function vatBasis({
  isPrescription,
  prescriptions,
  vatPercent,
}: Pick<ChargedLine, 'isPrescription' | 'prescriptions' | 'vatPercent'>): string | undefined {
  if (!isPrescription) return vatPercent === 0 ? 'Zero-rated: no VAT is charged' : undefined;
  const numbers = prescriptions.join(', ');
  const which = prescriptions.length === 1 ? `prescription ${numbers}` : `prescriptions ${numbers}`;
  return `Zero-rated: dispensed on ${numbers === '' ? 'prescription' : which}`;
}
