import { orderDestination } from '@formulary/rules/checkout/orderDestination';
import { addressLines } from '@formulary/rules/addresses/addressLines';
import { formatDate } from '@formulary/rules/dates/londonTime';
import type { Order } from '@formulary/rules/orders/order';
import { type Fact, FactList } from '../../../primitives/data/FactList/FactList.tsx';
import { OrderStateTag } from '../OrderStateTag/OrderStateTag.tsx';
import { paymentModeLabel } from '../paymentModeLabel.ts';
import { PaymentStatusTag } from '../PaymentStatusTag/PaymentStatusTag.tsx';

export interface OrderFactsProps {
  order: Order;
}

/** Shows an order's details beside its products: date, state, payment, delivery, billing and note. */
export function OrderFacts({ order }: OrderFactsProps) {
  const { label, lines } = orderDestination(order);
  const facts: readonly Fact[] = [
    ['Placed', formatDate(order.placedAt)],
    ['Status', <OrderStateTag key="state" state={order.state} />],
    ['Payment', paymentModeLabel[order.paymentMode]],
    ['Payment status', <PaymentStatusTag key="status" status={order.paymentStatus} />],
    ['Delivery', order.delivery.details],
    [label, lines.join('\n')],
    ['Bill to', order.billing && addressLines(order.billing).join('\n')],
    ['Payment note', order.paymentNote],
    ['Order note', order.note],
  ];
  return <FactList facts={facts} />;
}
