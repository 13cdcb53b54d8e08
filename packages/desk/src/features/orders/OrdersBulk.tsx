import {
  deliverDeskOrder,
  holdDeskOrder,
  releaseDeskOrder,
  unflagDeskOrder,
} from '@formulary/rules/calls/desk/deskOrderCalls';
import type { ListedOrder } from '@formulary/rules/orders/orderList';
import { useReloadOrders } from '../../lib/changes/useReloadOrders.ts';
import { callDesk } from '../../lib/http/callDesk.ts';
import { Bulk, type BulkListAction } from '../../lib/list/bulk/Bulk.tsx';
import { BulkReasonDialog } from '../../lib/list/bulk/BulkReasonDialog.tsx';
import type { RowSelection } from '../../lib/list/bulk/useRowSelection.ts';
import { paths } from '../../lib/screen/paths.ts';
import { orderList } from './orderList.ts';

const orders = (count: number) => (count === 1 ? 'one order' : `${count} orders`);

const deliver: BulkListAction<ListedOrder> = {
  key: 'deliver',
  label: 'Mark as delivered',
  done: ['order delivered', 'orders delivered'],
  act: ({ id, version }) => callDesk(deliverDeskOrder, { params: { id }, body: { version } }),
};

/** An action whose one reason goes into the timeline of each order. */
function withReason(
  call: typeof holdDeskOrder | typeof releaseDeskOrder | typeof unflagDeskOrder,
  action: Omit<BulkListAction<ListedOrder>, 'Ask' | 'act'> & {
    readonly title: (count: number) => string;
    readonly what: string;
  },
): BulkListAction<ListedOrder> {
  const { title, what, ...others } = action;
  return {
    ...others,
    Ask: function AskReason(question) {
      return (
        <BulkReasonDialog
          {...question}
          title={title(question.count)}
          submitLabel={action.label}
          description="Staff read it in the timeline of each order."
        >
          {what}
        </BulkReasonDialog>
      );
    },
    act: ({ id, version }, reason) => callDesk(call, { params: { id }, body: { version, reason } }),
  };
}

const ofHolders: readonly BulkListAction<ListedOrder>[] = [
  withReason(holdDeskOrder, {
    key: 'hold',
    label: 'Put on hold',
    done: ['order on hold', 'orders on hold'],
    title: (count) => `Put ${orders(count)} on hold`,
    what: 'Nothing of them leaves until somebody releases them.',
  }),
  withReason(releaseDeskOrder, {
    key: 'release',
    label: 'Release',
    done: ['order released', 'orders released'],
    title: (count) => `Release ${orders(count)}`,
    what: 'Say what was found. They go on as any other.',
  }),
  withReason(unflagDeskOrder, {
    key: 'unflag',
    label: 'Clear flags',
    done: ['order without a flag', 'orders without a flag'],
    title: (count) => `Clear the flags of ${orders(count)}`,
    what: 'Say what was found. They go on as any other.',
  }),
];

const nameOf = (order: ListedOrder) => ({
  key: orderList.keyOf(order),
  name: order.number,
  href: paths.order(order.id),
});

interface OrdersBulkProps {
  readonly selected: RowSelection<ListedOrder>;
  readonly may: { readonly canHold: boolean; readonly canDispatch: boolean };
}

/**
 * Does with several orders what is the same for each. Parcels are sent one by one, since each has a tracking number; so are
 * cancellations, which say how a payment was given back.
 */
export function OrdersBulk({ selected, may }: OrdersBulkProps) {
  const reload = useReloadOrders();
  const actions = [...(may.canDispatch ? [deliver] : []), ...(may.canHold ? ofHolders : [])];
  return (
    <Bulk
      selected={selected}
      what={['order', 'orders']}
      nameOf={nameOf}
      actions={actions}
      onChanged={reload}
    />
  );
}
