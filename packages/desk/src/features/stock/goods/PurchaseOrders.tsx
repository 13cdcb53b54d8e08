import {
  listPurchaseOrders,
  type PurchaseOrderSummary,
} from '@formulary/rules/calls/desk/deskGoodsCalls';
import { formatDay } from '@formulary/rules/dates/day';
import { formatMoment } from '@formulary/rules/dates/timeOfDay';
import { ButtonLink } from '@formulary/ui/primitives/buttons/ButtonLink';
import type { TableColumn } from '@formulary/ui/primitives/data/Table';
import { EmptyState } from '@formulary/ui/primitives/messages/EmptyState';
import { Tag } from '@formulary/ui/primitives/messages/Tag';
import { useNavigate } from 'react-router';
import { PagedTable, usePagedRead } from '../../../lib/list/PagedTable.tsx';
import { paths } from '../../../lib/screen/paths.ts';
import { useKeys } from '../../../lib/screen/useKeys.ts';
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
  const navigate = useNavigate();
  useKeys(
    'Purchase orders',
    canChange
      ? [{ key: 'a', does: 'New purchase order', run: () => void navigate(paths.newPurchaseOrder) }]
      : [],
  );
  return (
    <StockScreen
      title="Purchase orders"
      actions={
        canChange ? (
          <ButtonLink variant="primary" href={paths.newPurchaseOrder}>
            New purchase order
          </ButtonLink>
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
            Write down what a supplier is to bring; goods in then tells what is short.
          </EmptyState>
        }
      />
    </StockScreen>
  );
}
