import type { Order } from '@formulary/rules/orders/order';
import { boughtPromotions } from './boughtPromotions.ts';
import type { OrderDraft } from './OrderDraft.ts';
import type { WrittenOrder } from './placeOrder.queries.ts';

/** The order as its buyer will find it again, from what was just written. */
export function placedOrder(draft: OrderDraft, { id, number }: WrittenOrder): Order {
  const { delivery, shipping, lines } = draft;
  return {
    id,
    number,
    placedAt: draft.placedAt,
    amount: draft.amount,
    deliveryOptionId: delivery.id,
    delivery: { details: delivery.details },
    deliveryFee: delivery.price,
    shippingName: shipping?.name,
    shippingStreet: shipping?.street,
    shippingCity: shipping?.city,
    shippingCounty: shipping?.county || undefined,
    shippingCountry: shipping?.countryCode,
    shippingPostcode: shipping?.postcode,
    shippingPhone: shipping?.phone,
    paymentMode: draft.paymentMode,
    paymentStatus: draft.paymentStatus,
    paymentNote: draft.paymentNote,
    note: draft.note,
    hasPrescription: lines.some((line) => line.isPrescription),
    hasManualPrescription: false,
    state: draft.state,
    billing: draft.billing,
    lines: lines.map((line) => ({
      productId: line.productId,
      isPrescription: line.isPrescription,
      name: line.name,
      image: line.image,
      unitPrice: line.unitPrice,
      quantity: line.quantity,
      subtotal: line.subtotal,
      vatPercent: line.vatPercent,
      vat: line.vat,
      total: line.total,
      fullPrice: line.subtotal + line.saving,
      promotions: boughtPromotions(line),
    })),
  };
}
