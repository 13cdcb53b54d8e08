import type { StatementLine } from '@formulary/rules/calls/desk/deskStatementCalls';
import type { StatementGroup } from '@formulary/rules/payments/lists/moneyLists';
import { Stack } from '@formulary/ui/primitives/layout/Stack';
import { loadLazily } from '@formulary/ui/primitives/lazy/loadLazily';
import { Alert } from '@formulary/ui/primitives/messages/Alert';
import { useState } from 'react';
import { ListScreen } from '../../../lib/list/ListScreen.tsx';
import { lazyPart } from '../../../lib/screen/lazyPart.tsx';
import { useStaffCan } from '../../../lib/session/useStaffCan.ts';
import { moneyExport } from '../list/moneyList.tsx';
import type { LineHandlers, LineQuestion } from './LineActions.tsx';
import { lineColumns, type LinesScreen } from './lineColumns.tsx';
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

const ExportLines = moneyExport('lines', 'lines');

const empty: Readonly<Record<StatementGroup, string>> = {
  exact: 'No line is exact',
  near: 'No line is near an order',
  none: 'No line is without a match',
  booked: 'Nothing is booked',
  aside: 'No line is set aside',
};

interface StatementLinesProps {
  readonly group: StatementGroup;
  readonly screen: LinesScreen;
  readonly canBook: boolean;
}

/**
 * Lists lines of a statement: what each will do, or what became of it. A line is booked by the button of its order, which
 * has the focus of the next line after each, so that Enter books one after the other.
 */
export function StatementLines({ group, screen, canBook }: StatementLinesProps) {
  const canExport = useStaffCan('exportLists');
  const booking = useLineBooking(screen.reload);
  const { pendingId, problem, changed, press } = booking;
  const [asked, setAsked] = useState<{ what: LineQuestion; line: StatementLine }>();

  const bookAndGoOn: LineHandlers['onBook'] = async (line, order, table) => {
    if (await press(line, order)) table?.querySelector<HTMLElement>('button[data-book]')?.focus();
  };
  const handlers: LineHandlers = {
    onBook: bookAndGoOn,
    onAsk: (what, line) => setAsked({ what, line }),
  };
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
      <ListScreen
        screen={screen}
        caption="Lines of the statement"
        columns={lineColumns(canBook ? handlers : undefined, pendingId)}
        renderBulk={
          canBook && group !== 'booked'
            ? (selected) => (
                <LinesBulk
                  key={group}
                  group={group}
                  selected={selected}
                  onChanged={screen.reload}
                />
              )
            : undefined
        }
        Export={canExport ? ExportLines : undefined}
        emptyTitle={empty[group]}
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
