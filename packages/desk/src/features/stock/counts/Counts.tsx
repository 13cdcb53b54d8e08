import { listStockCounts, type StockCount } from '@formulary/rules/calls/desk/deskCountCalls';
import { formatMoment } from '@formulary/rules/dates/timeOfDay';
import { Button } from '@formulary/ui/primitives/buttons/Button';
import { Table, type TableColumn } from '@formulary/ui/primitives/data/Table';
import { loadLazily } from '@formulary/ui/primitives/lazy/loadLazily';
import { LoadFailed } from '@formulary/ui/primitives/loading/LoadFailed';
import { Skeleton } from '@formulary/ui/primitives/loading/Skeleton';
import { EmptyState } from '@formulary/ui/primitives/messages/EmptyState';
import { Tag } from '@formulary/ui/primitives/messages/Tag';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useDeskRead } from '../../../lib/http/useDeskRead.ts';
import { lazyPart } from '../../../lib/screen/lazyPart.tsx';
import { paths } from '../../../lib/screen/paths.ts';
import { useKeys } from '../../../lib/screen/useKeys.ts';
import { useStaffCan } from '../../../lib/session/useStaffCan.ts';
import { PageButtons } from '../PageButtons.tsx';
import { StockScreen } from '../StockScreen.tsx';

const NewCountDialog = lazyPart(
  'the form',
  async () => (await loadLazily(() => import('./NewCountDialog.tsx'))).NewCountDialog,
);

const columns: readonly TableColumn<StockCount>[] = [
  { key: 'name', header: 'Count', isRowHeader: true, cell: ({ name }) => name },
  {
    key: 'state',
    header: 'State',
    cell: ({ closedAt, booked, lines }) => {
      if (closedAt !== undefined) return <Tag>Closed</Tag>;
      return booked === lines ? <Tag tone="success">Booked</Tag> : <Tag tone="info">Open</Tag>;
    },
  },
  {
    key: 'counted',
    header: 'Counted',
    align: 'end',
    cell: ({ counted, lines }) => `${counted} of ${lines}`,
  },
  { key: 'booked', header: 'Booked', align: 'end', cell: ({ booked }) => booked },
  {
    key: 'started',
    header: 'Started',
    cell: ({ startedAt, by }) => `${formatMoment(startedAt)}, ${by}`,
  },
];

/** Lists counts, newest first, and starts one. */
export function Counts() {
  const [pages, setPages] = useState<readonly number[]>([]);
  const [isStarting, setIsStarting] = useState(false);
  const after = pages.at(-1);
  const { data, error, isValidating, mutate } = useDeskRead(
    listStockCounts,
    { query: after === undefined ? {} : { after } },
    { keepPrevious: true },
  );
  const canChange = useStaffCan('changeStock');
  const navigate = useNavigate();
  useKeys(
    'Counts',
    canChange ? [{ key: 'a', does: 'Start a count', run: () => setIsStarting(true) }] : [],
  );
  return (
    <StockScreen
      title="Counts"
      actions={
        canChange ? (
          <Button variant="primary" onClick={() => setIsStarting(true)}>
            Start a count
          </Button>
        ) : undefined
      }
    >
      {error && !data && (
        <LoadFailed what="the counts" isRetrying={isValidating} onRetry={() => void mutate()} />
      )}
      {!data && !error && <Skeleton $height="16rem" />}
      {data?.rows.length === 0 && (
        <EmptyState title="Nothing has been counted">
          A count compares the shelf with the stock, while the shop sells.
        </EmptyState>
      )}
      {data !== undefined && data.rows.length > 0 && (
        <Table
          caption="Counts"
          columns={columns}
          rows={data.rows}
          rowKey={({ id }) => id}
          rowHref={({ id }) => paths.count(id)}
          isDense
          isBusy={isValidating}
        />
      )}
      <PageButtons
        pages={pages}
        onPages={setPages}
        lastId={data?.hasMore ? data.rows.at(-1)?.id : undefined}
      />
      {data && isStarting && (
        <NewCountDialog
          categories={data.categories}
          onClose={() => setIsStarting(false)}
          onStarted={(id) => navigate(paths.count(id))}
        />
      )}
    </StockScreen>
  );
}
