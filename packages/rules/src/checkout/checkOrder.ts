import { deliveryFields, emptyAddress } from '../addresses/addressFields.ts';
import { outsideDeliveryArea } from '../addresses/deliveryArea.ts';
import type { AllocationState } from '../allocation/allocationState.ts';
import { orderedPrescriptions } from '../allocation/cartPrescriptions.ts';
import { prescriptionRefusals } from '../allocation/checkAllocation.ts';
import type { PreOrderPrescription } from '../allocation/preOrderPrescription.ts';
import type { CartLine } from '../carts/cartLine.ts';
import { lineKey, outOfStockLines } from '../carts/cartLines.ts';
import { purchaseFlag } from '../catalogue/purchaseFlag.ts';
import { checkForm, tidyForm } from '../forms/fieldCheck.ts';
import { formatMoney } from '../money/formatMoney.ts';
import type { Mills } from '../money/mills.ts';
import type { DeliveryOption } from '../orders/deliveryOption.ts';
import { orderAmount } from '../orders/orderAmount.ts';
import type { OrderRequest, ShownPrescription } from '../orders/orderRequest.ts';
import { describeChanges } from '../orders/describeChanges.ts';
import { changeSentences } from '../problems/orderSentences.ts';
import { fillGaps } from '../problems/fillGaps.ts';
import { messages } from '../problems/messages.ts';
import { type Refusal, refuse } from '../problems/refusal.ts';
import { accept, type Result } from '../problems/result.ts';
import { coldChainRefusal } from './coldChain.ts';
import { needsShipping } from './needsShipping.ts';
import { type ShippingDetails, shippingRules } from './shippingRules.ts';

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
    ...purchaseErrors(lines),
    ...describeChanges(Object.values(items), lines),
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
function purchaseErrors(lines: readonly CartLine[]): Readonly<Record<string, string>> {
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

/**
 * Returns the prescriptions that go with an order; none if the cart has no prescription lines. Refuses with
 * 'order-changed' if they differ from what the buyer saw (reading R9). Otherwise refuses with the first missing part:
 * 'prescriber-required', 'patient-required' or a refusal of `checkAllocation` (spec 5.22 to 5.24).
 */
export function checkPrescriptions(
  state: AllocationState,
  buyer: { readonly isPrescriber: boolean },
  shown: readonly ShownPrescription[],
): Result<readonly PreOrderPrescription[], Refusal> {
  const isPrescribed = state.lines.some((line) => line.isPrescription && line.quantity > 0);
  const current = isPrescribed ? orderedPrescriptions(state.prescriptions) : [];
  if (keysOf(shown) !== keysOf(current))
    return refuse('order-changed', { prescriptions: changeSentences.prescriptions });
  const [refusal] = isPrescribed ? prescriptionRefusals(state, buyer) : [];
  return refusal ? { ok: false, problem: refusal } : accept(current);
}

/** Returns a key of patients, prescribers and packs, independent of the order of prescriptions and items. */
function keysOf(prescriptions: readonly (ShownPrescription | PreOrderPrescription)[]): string {
  const keys = prescriptions.map(({ id, patientId, prescriberId, items }) => {
    const packs = items.map(({ productId, quantity }) => [productId, quantity] as const);
    return [id, patientId ?? 0, prescriberId ?? 0, packs.toSorted(([a], [b]) => a - b)] as const;
  });
  return JSON.stringify(keys.toSorted(([a], [b]) => a - b));
}

type Order = OrderRequest['order'];

/**
 * Returns the tidied shipping address of an order; none for collection. Refuses with 'place-not-served' outside the
 * delivery area, otherwise with 'shipping-required', and with a message for each invalid field (readings R13 and R33,
 * spec 5.21).
 */
export function checkShipping(order: Order): Result<ShippingDetails | undefined, Refusal> {
  if (!needsShipping(order.deliveryOptionId)) return accept(undefined);
  const typed: ShippingDetails = { ...emptyAddress(deliveryFields), ...order.shipping };
  const details = tidyForm(shippingRules, typed);
  const errors = Object.entries(checkForm(shippingRules, details));
  if (errors.length === 0) return accept(details);
  const named = errors.map(([field, text]) => [`shipping.${field}`, text] as const);
  const code = outsideDeliveryArea(details) ? 'place-not-served' : 'shipping-required';
  return refuse(code, Object.fromEntries(named));
}
