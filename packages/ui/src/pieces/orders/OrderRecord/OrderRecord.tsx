import type { Order } from '@formulary/rules/orders/order';
import { Stack } from '../../../primitives/layout/Stack.tsx';
import { OrderFacts } from '../OrderFacts/OrderFacts.tsx';
import { OrderSumsList } from '../OrderSumsList/OrderSumsList.tsx';
import { PaymentDue } from '../PaymentDue/PaymentDue.tsx';

export interface OrderRecordProps {
  order: Order;
}

/** Shows an order without its products: what to pay and how while due, the totals, delivery and billing. */
export function OrderRecord({ order }: OrderRecordProps) {
  return (
    <Stack $gap={6}>
      <PaymentDue order={order} />
      <OrderSumsList order={order} />
      <OrderFacts order={order} />
    </Stack>
  );
}
