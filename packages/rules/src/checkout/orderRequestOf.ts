import { orderedPrescriptions } from '../allocation/cartPrescriptions.ts';
import type { PreOrderPrescription } from '../allocation/preOrderPrescription.ts';
import type { CartLine } from '../carts/cartLine.ts';
import { lineKey } from '../carts/cartLines.ts';
import { orderAmount } from '../orders/orderAmount.ts';
import type { DeliveryOption } from '../orders/deliveryOption.ts';
import type {
  ManualOrderInput,
  OrderRequest,
  ShownLine,
  ShownPrescription,
} from '../orders/orderRequest.ts';
import type { CheckoutDraft } from './checkoutDraft.ts';
import { needsShipping } from './needsShipping.ts';
import type { ShippingDetails } from './shippingRules.ts';

function shippingFields(draft: CheckoutDraft, deliveryOptionId: number) {
  const { shipping } = draft;
  if (!shipping || !needsShipping(deliveryOptionId)) return {};
  const filled = Object.entries(shipping).filter(([, value]) => value !== '');
  return { shipping: Object.fromEntries(filled) as Partial<ShippingDetails> };
}

function shown(line: CartLine): ShownLine {
  const { productId, isPrescription, quantity, subtotal, vat, total, saving } = line;
  return { productId, isPrescription, quantity, subtotal, vat, total, saving };
}

function shownPrescription({
  id,
  patientId,
  prescriberId,
  items,
}: PreOrderPrescription): ShownPrescription {
  return {
    id,
    ...(patientId === undefined ? {} : { patientId }),
    ...(prescriberId === undefined ? {} : { prescriberId }),
    items: items.map(({ productId, quantity }) => ({ productId, quantity })),
  };
}

/**
 * Builds the order request from what the buyer entered and saw (spec 7.28). The server only compares the figures and
 * never uses them (reading R9). The draft must have a payment mode; `delivery` is the chosen option. Includes only
 * prescriptions with items above 0, and none for a cart without prescription lines. A manual prescription goes without
 * cart and prescriptions.
 */
export function orderRequestOf(
  draft: CheckoutDraft & { readonly paymentMode: NonNullable<CheckoutDraft['paymentMode']> },
  lines: readonly CartLine[],
  delivery: DeliveryOption,
  prescriptions: readonly PreOrderPrescription[] = [],
  manual?: ManualOrderInput,
): OrderRequest {
  const isPrescribed = lines.some(({ isPrescription }) => isPrescription);
  return {
    order: {
      deliveryOptionId: delivery.id,
      paymentMode: draft.paymentMode,
      ...(draft.paymentNote && draft.paymentMode === 'bankTransfer'
        ? { paymentNote: draft.paymentNote }
        : {}),
      ...(draft.note ? { note: draft.note } : {}),
      shownAmount: orderAmount({
        lineTotals: lines.map((line) => line.total),
        deliveryFee: delivery.price,
      }),
      shownDeliveryFee: delivery.price,
      ...shippingFields(draft, delivery.id),
    },
    items: Object.fromEntries(lines.map((line) => [lineKey(line), shown(line)])),
    prescriptions: isPrescribed ? orderedPrescriptions(prescriptions).map(shownPrescription) : [],
    ...(manual ? { manual } : {}),
  };
}
