import type { CartLine } from '@formulary/rules/carts/cartLine';
import { lineKey } from '@formulary/rules/carts/lineKey';
import { orderAmount } from '@formulary/rules/orders/orderAmount';
import { orderRequest, type OrderRequest } from '@formulary/rules/orders/orderRequest';
import { orderedPrescriptions } from '@formulary/rules/allocation/orderedPrescriptions';

/** Stock figures and such stay behind: what a checkout sends of a line. */
type Shown = Pick<
  CartLine,
  'productId' | 'isPrescription' | 'quantity' | 'subtotal' | 'vat' | 'total' | 'saving'
>;

/** The order a buyer would send who was shown these lines: collection, bank transfer, unless changed. */
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
