import { type DeliverySummary, listDeliveries } from '@formulary/rules/calls/desk/deskGoodsCalls';
import { formatMoment } from '@formulary/rules/dates/timeOfDay';
import type { TableColumn } from '@formulary/ui/primitives/data/Table';
import { EmptyState } from '@formulary/ui/primitives/messages/EmptyState';
import { PagedTable, usePagedRead } from '../../../lib/list/PagedTable.tsx';
import { paths } from '../../../lib/screen/paths.ts';
import { NewRecord } from '../../../lib/screen/NewRecord.tsx';
import { useStaffCan } from '../../../lib/session/useStaffCan.ts';
import { StockScreen } from '../StockScreen.tsx';

/** The columns of a list of deliveries. */
export const deliveryColumns: readonly TableColumn<DeliverySummary>[] = [
  {
    key: 'received',
    header: 'Taken in',
    isRowHeader: true,
    cell: ({ receivedAt }) => formatMoment(receivedAt),
  },
  { key: 'supplier', header: 'Supplier', cell: ({ supplier }) => supplier },
  { key: 'reference', header: 'Delivery note', cell: ({ reference }) => reference ?? '–' },
  { key: 'lines', header: 'Products', align: 'end', cell: ({ lines }) => lines },
  {
    key: 'packs',
    header: 'Packs',
    align: 'end',
    cell: ({ packs }) => packs.toLocaleString('en-GB'),
  },
  { key: 'by', header: 'By', cell: ({ by }) => by },
];

/** Lists the deliveries that were taken in, newest first. */
export function Deliveries() {
  const paged = usePagedRead(listDeliveries);
  const canChange = useStaffCan('changeStock');
  return (
    <StockScreen
      title="Goods in"
      actions={
        canChange ? (
          <NewRecord list="Goods in" label="Take in a delivery" begin={paths.newDelivery} />
        ) : undefined
      }
    >
      <PagedTable
        paged={paged}
        what="the deliveries"
        caption="Deliveries"
        columns={deliveryColumns}
        rowHref={({ id }) => paths.delivery(id)}
        empty={
          <EmptyState title="No delivery has been taken in">
            What is taken in appears here, and at each product.
          </EmptyState>
        }
      />
    </StockScreen>
  );
}
