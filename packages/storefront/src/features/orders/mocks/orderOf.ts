import type { CartLine } from '@formulary/rules/carts/cartLine';
import { needsShipping } from '@formulary/rules/checkout/needsShipping';
import { anOrder, anOrderLine } from '@formulary/rules/orders/fixtures/orders';
import type { DeliveryOption } from '@formulary/rules/orders/deliveryOption';
import type { Order, OrderBilling, OrderLine } from '@formulary/rules/orders/order';
import type { OrderRequest } from '@formulary/rules/orders/orderRequest';

const CARD_HOLD_MS = 1_800_000;

const billing: OrderBilling = {
  name: 'Amara Okafor',
  street: '14 Lambs Conduit Passage',
  city: 'London',
  county: undefined,
  countryCode: 'GB',
  postcode: 'WC1R 4RH',
  phone: '020 7946 0018',
};

function boughtLine(line: CartLine): OrderLine {
  const { productId, isPrescription, name, image, unitPrice, quantity } = line;
  const { subtotal, vatPercent, vat, total, saving } = line;
  return anOrderLine({
    productId,
    isPrescription,
    name,
    image,
    unitPrice,
    quantity,
    subtotal,
    vatPercent,
    vat,
    total,
    fullPrice: subtotal + saving,
    promotions: [],
  });
}

/** Returns the order that a request and its cart produce. */
export function orderOf(
  id: number,
  { order }: OrderRequest,
  lines: readonly CartLine[],
  { details }: Pick<DeliveryOption, 'details'>,
): Order {
  const isSent = needsShipping(order.deliveryOptionId);
  return anOrder({
    id,
    number: `F-2026-${String(id).padStart(6, '0')}`,
    amount: order.shownAmount,
    deliveryFee: order.shownDeliveryFee,
    deliveryOptionId: order.deliveryOptionId,
    delivery: { details },
    paymentMode: order.paymentMode,
    ...(order.paymentMode === 'card' ? { heldUntil: new Date(Date.now() + CARD_HOLD_MS) } : {}),
    paymentNote: order.paymentNote,
    note: order.note,
    shipping: isSent ? order.shipping : undefined,
    lines: lines.map(boughtLine),
    billing,
  });
}
