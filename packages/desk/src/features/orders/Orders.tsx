import { listDeskOrders } from '@formulary/rules/calls/desk/deskOrderListCall';
import { MOST_COUNTED_ORDERS, ORDERS_A_PAGE } from '@formulary/rules/orders/orderList';
import { Button } from '@formulary/ui/primitives/buttons/Button';
import { EmptyState } from '@formulary/ui/primitives/messages/EmptyState';
import { Package } from 'lucide-react';
import { loadLazily } from '@formulary/ui/primitives/lazy/loadLazily';
import { useState } from 'react';
import { useDeskRead } from '../../lib/http/useDeskRead.ts';
import { DeskList } from '../../lib/list/DeskList.tsx';
import { useRowSelection } from '../../lib/list/bulk/useRowSelection.ts';
import { useDeskList } from '../../lib/list/useDeskList.ts';
import { Screen } from '../../lib/screen/Screen.tsx';
import { lazyPart } from '../../lib/screen/lazyPart.tsx';
import { useStaffCan } from '../../lib/session/useStaffCan.ts';
import {
  orderColumns,
  orderHref,
  orderKey,
  orderListShape,
  orderName,
  orderRequestOf,
} from './orderList.ts';

const OrderPanel = lazyPart(
  'the order',
  async () => (await loadLazily(() => import('./OrderPanel.tsx'))).OrderPanel,
);
const OrdersBulk = lazyPart(
  'the actions',
  async () => (await loadLazily(() => import('./OrdersBulk.tsx'))).OrdersBulk,
);
const ExportDialog = lazyPart(
  'the form',
  async () => (await loadLazily(() => import('./ExportDialog.tsx'))).ExportDialog,
);

/** Lists orders with filters, sort and columns in the address, and shows one of them beside the list. */
export function Orders() {
  const list = useDeskList('orders', orderListShape);
  const canExport = useStaffCan('exportLists');
  const [openId, setOpenId] = useState<number>();
  const [isExporting, setIsExporting] = useState(false);
  const { settings } = list;
  const { data, error, isValidating, mutate } = useDeskRead(
    listDeskOrders,
    { body: orderRequestOf(settings) },
    { keepPrevious: true },
  );
  const selected = useRowSelection(data?.orders, orderKey);
  const canHold = useStaffCan('holdOrders');
  const canDispatch = useStaffCan('dispatchOrders');
  const isTotalAtLeast = data !== undefined && data.total > MOST_COUNTED_ORDERS;
  return (
    <Screen title="Orders">
      {selected.isUsed && <OrdersBulk selected={selected} may={{ canHold, canDispatch }} />}
      <DeskList
        caption="Orders"
        what="orders"
        shape={orderListShape}
        list={list}
        columns={orderColumns}
        answer={
          data && {
            next: data.next,
            previous: data.previous,
            total: Math.min(data.total, MOST_COUNTED_ORDERS),
            isTotalAtLeast,
          }
        }
        pageSize={ORDERS_A_PAGE}
        rows={data?.orders}
        rowKey={orderKey}
        rowName={orderName}
        rowHref={orderHref}
        selection={canHold || canDispatch ? selected.selection : undefined}
        onOpen={({ id }) => setOpenId(id)}
        openKey={openId === undefined ? undefined : String(openId)}
        onCurrent={({ id }) => setOpenId((before) => (before === undefined ? before : id))}
        isLoading={isValidating && data !== undefined}
        failure={error && { onRetry: () => void mutate(), isRetrying: isValidating }}
        actions={
          canExport && (
            <Button isSmall onClick={() => setIsExporting(true)}>
              Export
            </Button>
          )
        }
        panel={
          openId !== undefined && (
            <OrderPanel
              id={openId}
              width={list.panelWidth}
              onResize={list.keepPanelWidth}
              onClose={() => setOpenId(undefined)}
            />
          )
        }
        empty={
          <EmptyState title="No order is like that" picture={<Package aria-hidden />}>
            {Object.keys(settings.filters).length > 0
              ? 'Remove a filter to see more.'
              : 'Orders appear here as soon as somebody places one.'}
          </EmptyState>
        }
      />
      {isExporting && <ExportDialog settings={settings} onClose={() => setIsExporting(false)} />}
    </Screen>
  );
}
