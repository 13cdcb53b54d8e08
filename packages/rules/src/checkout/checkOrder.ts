import type { CartLine } from '../carts/cartLine.ts';
import { lineKey } from '../carts/lineKey.ts';
import { outOfStockLines } from '../carts/outOfStockLines.ts';
import { purchaseFlag } from '../catalogue/purchaseFlag.ts';
import { coldChainRefusal } from './coldChain.ts';
import { formatMoney } from '../money/formatMoney.ts';
import type { Mills } from '../money/mills.ts';
import type { DeliveryOption } from '../orders/deliveryOption.ts';
import { orderAmount } from '../orders/orderAmount.ts';
import type { OrderRequest } from '../orders/orderRequest.ts';
import { whatChanged } from '../orders/whatChanged.ts';
import { changeSentences } from '../problems/orderSentences.ts';
import { fillGaps } from '../problems/fillGaps.ts';
import { messages } from '../problems/messages.ts';
import { type Refusal, refuse } from '../problems/refusal.ts';
import { type Result, accept } from '../problems/result.ts';

/**
 * Compares what the buyer saw with the current state, and returns the cost of the order in mills. Refuses with
 * 'cart-out-of-stock', with the refusal of `coldChainRefusal`, or with 'order-changed', with a message per line or
 * figure (readings R9 and R14, spec 5.17, 5.21).
 */
export function checkOrder(
  lines: readonly CartLine[],
  delivery: DeliveryOption,
  { order, items }: Pick<OrderRequest, 'order' | 'items'>,
): Result<Mills, Refusal> {
  const missing = outOfStockLines(lines);
  if (missing.length > 0) {
    const errors = missing.map((line) => [lineKey(line), messages['out-of-stock']]);
    return refuse('cart-out-of-stock', Object.fromEntries(errors));
  }
  const cold = coldChainRefusal(lines, delivery);
  if (cold) return refuse(cold, { deliveryOptionId: messages[cold] });
  const { shownDeliveryFee, shownAmount } = order;
  const lineTotals = lines.map((line) => line.total);
  const amount = orderAmount({ lineTotals, deliveryFee: delivery.price });
  const changes = {
    ...soldOtherwise(lines),
    ...whatChanged(Object.values(items), lines),
    ...(shownDeliveryFee !== delivery.price && {
      shownDeliveryFee: figureSentence('deliveryFee', shownDeliveryFee, delivery.price),
    }),
    ...(shownAmount !== amount && {
      shownAmount: figureSentence('amount', shownAmount, amount),
    }),
  };
  return Object.keys(changes).length > 0 ? refuse('order-changed', changes) : accept(amount);
}

/** Returns errors for products that have become prescription-only since they were added to the cart (spec 3.2). */
function soldOtherwise(lines: readonly CartLine[]): Readonly<Record<string, string>> {
  const refused = lines.filter(
    ({ type, isPrescription }) => !purchaseFlag(type, isPrescription).ok,
  );
  return Object.fromEntries(
    refused.map((line) => [lineKey(line), messages['purchase-option-refused']]),
  );
}

function figureSentence(figure: 'deliveryFee' | 'amount', shown: Mills, current: Mills): string {
  const amounts = { now: formatMoney(current), before: formatMoney(shown) };
  return fillGaps(changeSentences[figure], amounts);
}
