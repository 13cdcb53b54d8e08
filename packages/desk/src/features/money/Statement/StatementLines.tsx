import type { StatementLine } from '@formulary/rules/calls/desk/deskStatementCalls';
import type { MoneyPageRequest, StatementGroup } from '@formulary/rules/payments/lists/moneyLists';
import { Stack } from '@formulary/ui/primitives/layout/Stack';
import { loadLazily } from '@formulary/ui/primitives/lazy/loadLazily';
import { Alert } from '@formulary/ui/primitives/messages/Alert';
import { EmptyState } from '@formulary/ui/primitives/messages/EmptyState';
import { useState } from 'react';
import { useRowSelection } from '../../../lib/list/bulk/useRowSelection.ts';
import type { DeskListState } from '../../../lib/list/useDeskList.ts';
import { lazyPart } from '../../../lib/screen/lazyPart.tsx';
import { type ListRead, MoneyList } from '../list/MoneyList.tsx';
import type { LineHandlers, LineQuestion } from './LineActions.tsx';
import { GROUP, lineColumns, lineKey, lineName, lineShape } from './lineColumns.tsx';
import { useLineBooking } from './useLineBooking.ts';

const LineDialogs = lazyPart(
  'the form',
  async () => (await loadLazily(() => import('./LineDialogs.tsx'))).LineDialogs,
);
const BookingChanged = lazyPart(
  'what changed',
  async () => (await loadLazily(() => import('./BookingChanged.tsx'))).BookingChanged,
);
const LinesBulk = lazyPart(
  'the actions',
  async () => (await loadLazily(() => import('./LinesBulk.tsx'))).LinesBulk,
);

const empty: Readonly<Record<StatementGroup, string>> = {
  exact: 'No line is exact',
  near: 'No line is near an order',
  none: 'No line is without a match',
  booked: 'Nothing is booked',
  aside: 'No line is set aside',
};

interface StatementLinesProps {
  readonly group: StatementGroup;
  readonly list: DeskListState;
  readonly read: ListRead<StatementLine>;
  readonly request: MoneyPageRequest;
  readonly canBook: boolean;
}

/**
 * Lists lines of a statement: what each will do, or what became of it. A line is booked by the button of its order, which
 * has the focus of the next line after each, so that Enter books one after the other.
 */
export function StatementLines({ group, list, read, request, canBook }: StatementLinesProps) {
  const { data, mutate } = read;
  const booking = useLineBooking(() => mutate());
  const { pendingId, problem, changed, press } = booking;
  const selected = useRowSelection(data?.rows, lineKey);
  const [asked, setAsked] = useState<{ what: LineQuestion; line: StatementLine }>();
  const isSearched = request.filter.search !== undefined;

  const bookAndGoOn: LineHandlers['onBook'] = async (line, order, table) => {
    if (await press(line, order)) table?.querySelector<HTMLElement>('button[data-book]')?.focus();
  };
  const handlers: LineHandlers = {
    onBook: bookAndGoOn,
    onAsk: (what, line) => setAsked({ what, line }),
  };
  const columns = lineColumns(canBook ? handlers : undefined, pendingId);
  return (
    <Stack $gap={3}>
      {problem !== undefined && (
        <Alert tone="danger" isUrgent>
          {problem}
        </Alert>
      )}
      {changed && (
        <BookingChanged
          booking={changed}
          isSaving={pendingId !== undefined}
          onBook={() => void booking.pressAgain()}
          onLeave={booking.leave}
        />
      )}
      {selected.isUsed && (
        <LinesBulk key={group} group={group} selected={selected} onChanged={() => mutate()} />
      )}
      <MoneyList
        caption="Lines of the statement"
        what="lines"
        shape={lineShape}
        tabFilter={GROUP}
        list={list}
        columns={columns}
        read={read}
        exported={{ list: 'lines', request }}
        rowKey={lineKey}
        rowName={lineName}
        selection={canBook && group !== 'booked' ? selected.selection : undefined}
        empty={
          isSearched ? (
            <EmptyState title="No line is like that">Remove the filter to see more.</EmptyState>
          ) : (
            <EmptyState title={empty[group]} />
          )
        }
      />
      {asked && (
        <LineDialogs
          asked={asked}
          onClose={() => setAsked(undefined)}
          onDone={async (message) => {
            setAsked(undefined);
            await booking.done(message);
          }}
          onBook={async (line, order) => {
            await booking.bookFor(line, order);
            setAsked(undefined);
          }}
        />
      )}
    </Stack>
  );
}
