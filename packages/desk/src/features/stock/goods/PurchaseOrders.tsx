import {
  listPurchaseOrders,
  type PurchaseOrderSummary,
} from '@formulary/rules/calls/desk/deskGoodsCalls';
import { formatDay } from '@formulary/rules/dates/day';
import { formatMoment } from '@formulary/rules/dates/timeOfDay';
import type { TableColumn } from '@formulary/ui/primitives/data/Table';
import { EmptyState } from '@formulary/ui/primitives/messages/EmptyState';
import { Tag } from '@formulary/ui/primitives/messages/Tag';
import { PagedTable, usePagedRead } from '../../../lib/list/PagedTable.tsx';
import { paths } from '../../../lib/screen/paths.ts';
import { NewRecord } from '../../../lib/screen/NewRecord.tsx';
import { useStaffCan } from '../../../lib/session/useStaffCan.ts';
import { StockScreen } from '../StockScreen.tsx';
import { purchaseOrderLooks } from './purchaseOrderStates.ts';

const count = (packs: number): string => packs.toLocaleString('en-GB');

const columns: readonly TableColumn<PurchaseOrderSummary>[] = [
  {
    key: 'reference',
    header: 'Order',
    isRowHeader: true,
    cell: ({ id, reference }) => reference ?? `No. ${id}`,
  },
  { key: 'supplier', header: 'Supplier', cell: ({ supplier }) => supplier },
  {
    key: 'state',
    header: 'State',
    cell: ({ state }) => {
      const { label, tone } = purchaseOrderLooks[state];
      return <Tag tone={tone}>{label}</Tag>;
    },
  },
  { key: 'received', header: 'Came', align: 'end', cell: ({ received }) => count(received) },
  { key: 'ordered', header: 'Ordered', align: 'end', cell: ({ ordered }) => count(ordered) },
  {
    key: 'expected',
    header: 'Expected',
    cell: ({ expectedOn }) => (expectedOn === undefined ? '–' : formatDay(expectedOn)),
  },
  {
    key: 'orderedAt',
    header: 'Written',
    cell: ({ orderedAt, by }) => `${formatMoment(orderedAt)}, ${by}`,
  },
];

/** Lists purchase orders, newest first. */
export function PurchaseOrders() {
  const paged = usePagedRead(listPurchaseOrders);
  const canChange = useStaffCan('changeStock');
  return (
    <StockScreen
      title="Purchase orders"
      actions={
        canChange ? (
          <NewRecord
            list="Purchase orders"
            label="New purchase order"
            begin={paths.newPurchaseOrder}
          />
        ) : undefined
      }
    >
      <PagedTable
        paged={paged}
        what="the purchase orders"
        caption="Purchase orders"
        columns={columns}
        rowHref={({ id }) => paths.purchaseOrder(id)}
        empty={
          <EmptyState title="No purchase order has been written">
            {canChange &&
              'Write down what a supplier is to bring; goods in then tells what is short.'}
          </EmptyState>
        }
      />
    </StockScreen>
  );
}
