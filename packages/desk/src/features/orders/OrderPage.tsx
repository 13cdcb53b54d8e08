import { LookingNow } from '@formulary/ui/pieces/desk/LookingNow';
import { OrderStateTag } from '@formulary/ui/pieces/orders/OrderStateTag';
import { Cluster } from '@formulary/ui/primitives/layout/Cluster';
import { LoadFailed } from '@formulary/ui/primitives/loading/LoadFailed';
import { Skeleton } from '@formulary/ui/primitives/loading/Skeleton';
import { EmptyState } from '@formulary/ui/primitives/messages/EmptyState';
import { TextLink } from '@formulary/ui/primitives/navigation/TextLink';
import { Package } from 'lucide-react';
import { useParams } from 'react-router';
import { styled } from 'styled-components';
import { useOnlookers } from '../../lib/http/useOnlookers.ts';
import { paths } from '../../lib/screen/paths.ts';
import { Screen } from '../../lib/screen/Screen.tsx';
import { OrderActions } from './OrderActions.tsx';
import { OrderBody } from './OrderBody.tsx';
import { useOrder } from './useOrder.ts';

const Actions = styled(Cluster)`
  &:empty {
    display: none;
  }
`;

/** Shows one order with everything in it, and what can be done with it. */
export function OrderPage() {
  const { orderId = '' } = useParams();
  const id = /^[1-9]\d{0,8}$/.test(orderId) ? Number(orderId) : undefined;
  const { order, timeline } = useOrder(id);
  const { data, error } = order;
  const names = useOnlookers(id === undefined ? undefined : `order ${id}`);
  if (id === undefined || error?.code === 'not-found') {
    return (
      <Screen title="Order">
        <EmptyState title="There is no such order" picture={<Package aria-hidden />}>
          <TextLink href={paths.orders}>All orders</TextLink>
        </EmptyState>
      </Screen>
    );
  }
  return (
    <Screen
      title={data ? `Order ${data.order.number}` : 'Order'}
      lead={
        data && (
          <Cluster $gap={2}>
            <OrderStateTag state={data.order.state} />
            <LookingNow names={names} />
          </Cluster>
        )
      }
    >
      {error && !data && (
        <LoadFailed
          what="the order"
          isRetrying={order.isValidating}
          onRetry={() => void order.mutate()}
        />
      )}
      {!data && !error && <Skeleton $height="24rem" />}
      {data && (
        <Actions $gap={2}>
          <OrderActions key={id} order={data} />
        </Actions>
      )}
      {data && (
        <OrderBody
          order={data}
          timeline={timeline.data}
          {...(timeline.error && {
            timelineFailure: {
              isRetrying: timeline.isValidating,
              onRetry: () => void timeline.mutate(),
            },
          })}
        />
      )}
    </Screen>
  );
}
