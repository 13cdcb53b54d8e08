import { formatDate } from '@formulary/rules/dates/londonTime';
import { amountOrToFollow } from '@formulary/rules/orders/orderAmount';
import { listOrders } from '@formulary/rules/calls/orderCalls';
import type { Order } from '@formulary/rules/orders/order';
import { FoundRecords } from '@formulary/ui/pieces/chrome/FoundRecords';
import { SearchGroup } from '@formulary/ui/pieces/chrome/SearchGroup';
import { OrderStateTag } from '@formulary/ui/pieces/orders/OrderStateTag';
import { styled } from 'styled-components';
import { useRead } from '../../lib/http/useRead.ts';
import { groupState } from '@formulary/client/reads/groupState';
import { paths } from '../../lib/screen/paths.ts';
import type { useOrdersFound } from './useOrdersFound.ts';

const more = { label: 'All orders', href: paths.orders() };
const lastOrders = { body: { query: {}, page: { limit: 3, skip: 0 } } };

const OrderNumber = styled.span`
  white-space: nowrap;
`;

const recordOf = ({ id, number, placedAt, amount, awaitsPrice, state }: Order) => ({
  id,
  href: paths.order(id),
  title: <OrderNumber translate="no">{number}</OrderNumber>,
  detail: <span>{`${formatDate(placedAt)} · ${amountOrToFollow(amount, awaitsPrice)}`}</span>,
  aside: <OrderStateTag state={state} />,
});

interface OrdersGroupProps {
  readonly heading: string;
  readonly read: Pick<
    ReturnType<typeof useOrdersFound>,
    'data' | 'error' | 'isValidating' | 'mutate'
  >;
}

function OrdersGroup({ heading, read }: OrdersGroupProps) {
  return (
    <SearchGroup
      heading={heading}
      what="your orders"
      state={groupState(read)}
      isRetrying={read.isValidating}
      onRetry={() => void read.mutate()}
      more={more}
    >
      <FoundRecords records={(read.data ?? []).map(recordOf)} />
    </SearchGroup>
  );
}

/** Shows the last orders in an empty search; renders nothing before the first order. */
export function LastOrdersGroup() {
  const read = useRead(listOrders, lastOrders);
  if (read.data?.length === 0) return null;
  return <OrdersGroup heading="Last orders" read={read} />;
}

interface FoundOrdersGroupProps extends Pick<OrdersGroupProps, 'read'> {
  /** Whether it is the first group: then it shows that it is loading. */
  readonly isFirst: boolean;
}

/** Shows the orders that a search found; nothing without any. */
export function FoundOrdersGroup({ read, isFirst }: FoundOrdersGroupProps) {
  const isNothing = read.data?.length === 0 || (groupState(read) === 'loading' && !isFirst);
  return isNothing ? null : <OrdersGroup heading="Orders" read={read} />;
}
