import {
  listPurchaseOrders,
  type PurchaseOrderSummary,
} from '@formulary/rules/calls/desk/deskGoodsCalls';
import { formatDay } from '@formulary/rules/dates/day';
import { formatMoment } from '@formulary/rules/dates/timeOfDay';
import { ButtonLink } from '@formulary/ui/primitives/buttons/ButtonLink';
import { Table, type TableColumn } from '@formulary/ui/primitives/data/Table';
import { LoadFailed } from '@formulary/ui/primitives/loading/LoadFailed';
import { Skeleton } from '@formulary/ui/primitives/loading/Skeleton';
import { EmptyState } from '@formulary/ui/primitives/messages/EmptyState';
import { Tag } from '@formulary/ui/primitives/messages/Tag';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useDeskRead } from '../../../lib/http/useDeskRead.ts';
import { paths } from '../../../lib/screen/paths.ts';
import { useKeys } from '../../../lib/screen/useKeys.ts';
import { useStaffCan } from '../../../lib/session/useStaffCan.ts';
import { PageButtons } from '../PageButtons.tsx';
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
  const [pages, setPages] = useState<readonly number[]>([]);
  const after = pages.at(-1);
  const { data, error, isValidating, mutate } = useDeskRead(
    listPurchaseOrders,
    { query: after === undefined ? {} : { after } },
    { keepPrevious: true },
  );
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
      {error && !data && (
        <LoadFailed
          what="the purchase orders"
          isRetrying={isValidating}
          onRetry={() => void mutate()}
        />
      )}
      {!data && !error && <Skeleton $height="16rem" />}
      {data?.rows.length === 0 && (
        <EmptyState title="No purchase order has been written">
          Write down what a supplier is to bring; goods in then tells what is short.
        </EmptyState>
      )}
      {data !== undefined && data.rows.length > 0 && (
        <Table
          caption="Purchase orders"
          columns={columns}
          rows={data.rows}
          rowKey={({ id }) => id}
          rowHref={({ id }) => paths.purchaseOrder(id)}
          isDense
          isBusy={isValidating}
        />
      )}
      <PageButtons
        pages={pages}
        onPages={setPages}
        lastId={data?.hasMore ? data.rows.at(-1)?.id : undefined}
      />
    </StockScreen>
  );
}
