import { OrderStateTag } from '@formulary/ui/pieces/orders/OrderStateTag';
import { type Beside, RecordPanel } from '../../lib/record/RecordPanel.tsx';
import { paths } from '../../lib/screen/paths.ts';
import { OrderActions } from './OrderActions.tsx';
import { OrderBody } from './OrderBody.tsx';
import { useOrder } from './useOrder.ts';

interface OrderPanelProps {
  readonly id: number;
  readonly beside: Beside;
}

/** Shows an order beside the list that it is in. */
export function OrderPanel({ id, beside }: OrderPanelProps) {
  const { order, timeline } = useOrder(id);
  const { data } = order;
  return (
    <RecordPanel
      beside={beside}
      read={order}
      one="order"
      title={data ? `Order ${data.order.number}` : 'Order'}
      aside={data && <OrderStateTag state={data.order.state} />}
      href={paths.order(id)}
      subject="order"
      actions={data && <OrderActions key={id} order={data} />}
    >
      {(shown) => <OrderBody order={shown} timeline={timeline} />}
    </RecordPanel>
  );
}
