import { type DeliverySummary, listDeliveries } from '@formulary/rules/calls/desk/deskGoodsCalls';
import { formatMoment } from '@formulary/rules/dates/timeOfDay';
import { ButtonLink } from '@formulary/ui/primitives/buttons/ButtonLink';
import { Table, type TableColumn } from '@formulary/ui/primitives/data/Table';
import { LoadFailed } from '@formulary/ui/primitives/loading/LoadFailed';
import { Skeleton } from '@formulary/ui/primitives/loading/Skeleton';
import { EmptyState } from '@formulary/ui/primitives/messages/EmptyState';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useDeskRead } from '../../../lib/http/useDeskRead.ts';
import { paths } from '../../../lib/screen/paths.ts';
import { useKeys } from '../../../lib/screen/useKeys.ts';
import { useStaffCan } from '../../../lib/session/useStaffCan.ts';
import { StockScreen } from '../StockScreen.tsx';
import { PageButtons } from '../PageButtons.tsx';

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
  const [pages, setPages] = useState<readonly number[]>([]);
  const after = pages.at(-1);
  const { data, error, isValidating, mutate } = useDeskRead(
    listDeliveries,
    { query: after === undefined ? {} : { after } },
    { keepPrevious: true },
  );
  const canChange = useStaffCan('changeStock');
  const navigate = useNavigate();
  useKeys(
    'Goods in',
    canChange
      ? [{ key: 'a', does: 'Take in a delivery', run: () => void navigate(paths.newDelivery) }]
      : [],
  );
  return (
    <StockScreen
      title="Goods in"
      actions={
        canChange ? (
          <ButtonLink variant="primary" href={paths.newDelivery}>
            Take in a delivery
          </ButtonLink>
        ) : undefined
      }
    >
      {error && !data && (
        <LoadFailed what="the deliveries" isRetrying={isValidating} onRetry={() => void mutate()} />
      )}
      {!data && !error && <Skeleton $height="16rem" />}
      {data?.rows.length === 0 && (
        <EmptyState title="No delivery has been taken in">
          What is taken in appears here, and at each product.
        </EmptyState>
      )}
      {data !== undefined && data.rows.length > 0 && (
        <Table
          caption="Deliveries"
          columns={deliveryColumns}
          rows={data.rows}
          rowKey={({ id }) => id}
          rowHref={({ id }) => paths.delivery(id)}
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
