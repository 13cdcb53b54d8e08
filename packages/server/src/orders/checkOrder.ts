import type { CartLine } from '@formulary/rules/carts/cartLine';
import { purchaseFlag } from '@formulary/rules/catalogue/purchaseFlag';
import { lineKey } from '@formulary/rules/carts/lineKey';
import { outOfStockLines } from '@formulary/rules/carts/outOfStockLines';
import { isHeldBack } from '@formulary/rules/checkout/isHeldBack';
import { messages } from '@formulary/rules/problems/messages';
import { whatChanged } from '@formulary/rules/orders/whatChanged';
import { formatMoney } from '@formulary/rules/money/formatMoney';
import { orderAmount } from '@formulary/rules/orders/orderAmount';
import type { DeliveryOption } from '@formulary/rules/orders/deliveryOption';
import type { OrderRequest } from '@formulary/rules/orders/orderRequest';
import { Refused } from '../platform/problems/Refused.ts';

/** Under which names the client knows the figures that belong to no line. */
export interface FigureNames {
  readonly deliveryFee: string;
  readonly amount: string;
}

/**
 * Compares what the buyer was shown with what holds now, and answers what the order costs, in mills.
 * Refuses with 'prescription-checkout-not-yet', 'cart-out-of-stock' or 'order-changed', the latter two
 * with a sentence per line or figure (readings R9 and R14, spec 5.17, 5.21).
 */
export function checkOrder(
  lines: readonly CartLine[],
  delivery: DeliveryOption,
  { order, items }: OrderRequest,
  names: FigureNames,
): number {
  if (lines.some(isHeldBack)) {
    throw new Refused('prescription-checkout-not-yet');
  }
  const missing = outOfStockLines(lines);
  if (missing.length > 0) {
    const errors = missing.map((line) => [lineKey(line), messages['out-of-stock']]);
    throw new Refused('cart-out-of-stock', { errors: Object.fromEntries(errors) });
  }
  const amount = orderAmount({
    lineTotals: lines.map((line) => line.total),
    deliveryFee: delivery.price,
  });
  const changes = {
    ...soldOtherwise(lines),
    ...whatChanged(Object.values(items), lines),
    ...figureChanged(names.deliveryFee, 'The delivery fee', order.shownDeliveryFee, delivery.price),
    ...figureChanged(names.amount, 'The amount to pay', order.shownAmount, amount),
  };
  if (Object.keys(changes).length > 0) throw new Refused('order-changed', { errors: changes });
  return amount;
}

/** A product may have become prescription-only since it was put into the cart (spec 3.2). */
function soldOtherwise(lines: readonly CartLine[]): Readonly<Record<string, string>> {
  const refused = lines.filter(
    ({ type, isPrescription }) => !purchaseFlag(type, isPrescription).ok,
  );
  return Object.fromEntries(
    refused.map((line) => [lineKey(line), messages['purchase-option-refused']]),
  );
}

function figureChanged(
  name: string,
  label: string,
  shown: number,
  current: number,
): Readonly<Record<string, string>> {
  if (shown === current) return {};
  return { [name]: `${label} is ${formatMoney(current)} now, not ${formatMoney(shown)}` };
}
