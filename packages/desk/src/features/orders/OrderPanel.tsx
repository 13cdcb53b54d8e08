import { OrderStateTag } from '@formulary/ui/pieces/orders/OrderStateTag';
import { LookingNow } from '@formulary/ui/pieces/desk/LookingNow';
import { SidePanel } from '@formulary/ui/pieces/desk/SidePanel';
import { Cluster } from '@formulary/ui/primitives/layout/Cluster';
import { LoadFailed } from '@formulary/ui/primitives/loading/LoadFailed';
import { Skeleton } from '@formulary/ui/primitives/loading/Skeleton';
import { TextLink } from '@formulary/ui/primitives/navigation/TextLink';
import { useOnlookers } from '../../lib/http/useOnlookers.ts';
import type { Beside } from '../../lib/list/ListScreen.tsx';
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
  const { data, error } = order;
  const names = useOnlookers(`order ${id}`);
  // The order before stays on the screen until this one is there.
  const shown = data?.order.id === id ? data : undefined;
  return (
    <SidePanel
      {...beside}
      title={shown ? `Order ${shown.order.number}` : 'Order'}
      aside={
        shown && (
          <Cluster $gap={2}>
            <OrderStateTag state={shown.order.state} />
            <TextLink href={paths.order(id)}>Open as a page</TextLink>
            <LookingNow names={names} />
          </Cluster>
        )
      }
      actions={shown && <OrderActions key={id} order={shown} />}
    >
      {error && !shown && (
        <LoadFailed
          what="the order"
          isRetrying={order.isValidating}
          onRetry={() => void order.mutate()}
        />
      )}
      {!shown && !error && <Skeleton $height="24rem" />}
      {shown && (
        <OrderBody
          order={shown}
          timeline={timeline.data}
          {...(timeline.error && {
            timelineFailure: {
              isRetrying: timeline.isValidating,
              onRetry: () => void timeline.mutate(),
            },
          })}
        />
      )}
    </SidePanel>
  );
}
