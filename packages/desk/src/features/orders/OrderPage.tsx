import { OrderStateTag } from '@formulary/ui/pieces/orders/OrderStateTag';
import { Package } from 'lucide-react';
import { ActionRow } from '../../lib/record/ActionRow.ts';
import { RecordPage } from '../../lib/record/RecordPage.tsx';
import { useRecordId } from '../../lib/record/useRecord.ts';
import { paths } from '../../lib/screen/paths.ts';
import { OrderActions } from './OrderActions.tsx';
import { OrderBody } from './OrderBody.tsx';
import { useOrder } from './useOrder.ts';

/** Shows one order with everything in it, and what can be done with it. */
export function OrderPage() {
  const id = useRecordId('orderId');
  const { order, timeline } = useOrder(id);
  const { data } = order;
  return (
    <RecordPage
      id={id}
      read={order}
      one="order"
      title={data && `Order ${data.order.number}`}
      lead={data && <OrderStateTag state={data.order.state} />}
      all={{ label: 'All orders', href: paths.orders }}
      subject="order"
      picture={<Package aria-hidden />}
    >
      {(shown) => (
        <>
          <ActionRow>
            <OrderActions key={id} order={shown} />
          </ActionRow>
          <OrderBody order={shown} timeline={timeline} />
        </>
      )}
    </RecordPage>
  );
}
