import { listStockCounts, type StockCount } from '@formulary/rules/calls/desk/deskCountCalls';
import { formatMoment } from '@formulary/rules/dates/timeOfDay';
import type { TableColumn } from '@formulary/ui/primitives/data/Table';
import { loadLazily } from '@formulary/ui/primitives/lazy/loadLazily';
import { EmptyState } from '@formulary/ui/primitives/messages/EmptyState';
import { Tag } from '@formulary/ui/primitives/messages/Tag';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { lazyPart } from '../../../lib/screen/lazyPart.tsx';
import { PagedTable, usePagedRead } from '../../../lib/list/PagedTable.tsx';
import { paths } from '../../../lib/screen/paths.ts';
import { NewRecord } from '../../../lib/screen/NewRecord.tsx';
import { useStaffCan } from '../../../lib/session/useStaffCan.ts';
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
  const [isStarting, setIsStarting] = useState(false);
  const paged = usePagedRead(listStockCounts);
  const canChange = useStaffCan('changeStock');
  const navigate = useNavigate();
  return (
    <StockScreen
      title="Counts"
      actions={
        canChange ? (
          <NewRecord list="Counts" label="Start a count" begin={() => setIsStarting(true)} />
        ) : undefined
      }
    >
      <PagedTable
        paged={paged}
        what="the counts"
        caption="Counts"
        columns={columns}
        rowHref={({ id }) => paths.count(id)}
        empty={
          <EmptyState title="Nothing has been counted">
            A count compares the shelf with the stock, while the shop sells.
          </EmptyState>
        }
      />
      {paged.read.data && isStarting && (
        <NewCountDialog
          categories={paged.read.data.categories}
          onClose={() => setIsStarting(false)}
          onStarted={(id) => navigate(paths.count(id))}
        />
      )}
    </StockScreen>
  );
}
