import type { CartLine } from '@formulary/rules/carts/cartLine';
import { lineKey } from '@formulary/rules/carts/cartLines';
import { orderAmount } from '@formulary/rules/orders/orderAmount';
import { orderRequest, type OrderRequest } from '@formulary/rules/orders/orderRequest';
import { orderedPrescriptions } from '@formulary/rules/allocation/cartPrescriptions';

/** The fields of a cart line that a checkout sends. */
type Shown = Pick<
  CartLine,
  'productId' | 'isPrescription' | 'quantity' | 'subtotal' | 'vat' | 'total' | 'saving'
>;

/** Builds the order that a buyer sends for these lines: collection and bank transfer by default. */
export function orderBody(
  lines: readonly Shown[],
  order: Partial<OrderRequest['order']> = {},
  deliveryFee = 0,
  prescriptions: OrderRequest['prescriptions'] = [],
): Record<string, unknown> {
  const lineTotals = lines.map(({ total }) => total);
  return orderRequest.write({
    order: {
      deliveryOptionId: 1,
      paymentMode: 'bankTransfer',
      shownAmount: orderAmount({ lineTotals, deliveryFee }),
      shownDeliveryFee: deliveryFee,
      ...order,
    },
    items: Object.fromEntries(
      lines.map(({ productId, isPrescription, quantity, subtotal, vat, total, saving }) => [
        lineKey({ productId, isPrescription }),
        { productId, isPrescription, quantity, subtotal, vat, total, saving },
      ]),
    ),
    prescriptions: orderedPrescriptions(prescriptions),
  });
}
