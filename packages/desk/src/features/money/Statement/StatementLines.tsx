import { ApiProblem } from '@formulary/client/http/problems/ApiProblem';
import {
  bookStatementLine,
  type PayableOrderAtDesk,
  reopenStatementLine,
  setStatementLineAside,
  type StatementGroup,
  type StatementLine,
} from '@formulary/rules/calls/desk/deskStatementCalls';
import { formatDay } from '@formulary/rules/dates/day';
import { formatMoment } from '@formulary/rules/dates/timeOfDay';
import { formatMoney } from '@formulary/rules/money/formatMoney';
import { bookingSentence } from '@formulary/rules/payments/statements/bookingOutcome';
import { nearSentences } from '@formulary/rules/payments/statements/matchCredits';
import { Button } from '@formulary/ui/primitives/buttons/Button';
import { Table, type TableColumn } from '@formulary/ui/primitives/data/Table';
import { Cluster } from '@formulary/ui/primitives/layout/Cluster';
import { Stack } from '@formulary/ui/primitives/layout/Stack';
import { VisuallyHidden } from '@formulary/ui/primitives/layout/VisuallyHidden';
import { Alert } from '@formulary/ui/primitives/messages/Alert';
import { EmptyState } from '@formulary/ui/primitives/messages/EmptyState';
import { useToasts } from '@formulary/ui/primitives/toasts/useToasts';
import { useState } from 'react';
import { styled } from 'styled-components';
import { callDesk } from '../../../lib/http/callDesk.ts';
import { ReasonDialog } from '../ReasonDialog.tsx';
import { ChooseOrder } from './ChooseOrder.tsx';

const empty: Readonly<Record<StatementGroup, string>> = {
  exact: 'No line is exact',
  near: 'No line is near an order',
  none: 'Every line matches an order',
  booked: 'Nothing is booked',
  aside: 'No line is set aside',
};

/** Keeps the number of an order on one line. */
const OrderNumber = styled.span`
  white-space: nowrap;
`;

interface StatementLinesProps {
  readonly group: StatementGroup;
  readonly lines: readonly StatementLine[];
  readonly isBusy: boolean;
  readonly canBook: boolean;
  /** Reads the lines again. */
  readonly onChanged: () => Promise<unknown>;
}

/**
 * Lists lines of a statement: what each will do, or what became of it. A line is booked by the button of its order, which
 * has the focus of the next line after each, so that Enter books one after the other.
 */
export function StatementLines({ group, lines, isBusy, canBook, onChanged }: StatementLinesProps) {
  const { notify } = useToasts();
  const [pendingId, setPendingId] = useState<number>();
  const [problem, setProblem] = useState<string>();
  const [asked, setAsked] = useState<{ what: 'aside' | 'reopen' | 'order'; line: StatementLine }>();
  const close = () => setAsked(undefined);

  const done = async (message: string) => {
    close();
    notify({ id: 'line', tone: 'success', message });
    await onChanged();
  };
  const bookFor = async (line: StatementLine, order: PayableOrderAtDesk) => {
    const { id, version, number } = order;
    await callDesk(bookStatementLine, {
      params: { id: line.id },
      body: { orderId: id, version },
    });
    await done(`${formatMoney(line.amount)} is booked for ${number}`);
  };
  const press = async (line: StatementLine, order: PayableOrderAtDesk, table: Element | null) => {
    setPendingId(line.id);
    setProblem(undefined);
    try {
      await bookFor(line, order);
      table?.querySelector<HTMLElement>('button[data-book]')?.focus();
    } catch (failure) {
      if (!(failure instanceof ApiProblem)) throw failure;
      setProblem(`Row ${line.row}: ${failure.message}`);
      await onChanged();
    } finally {
      setPendingId(undefined);
    }
  };

  const columns: readonly TableColumn<StatementLine>[] = [
    {
      key: 'text',
      header: 'Text',
      isRowHeader: true,
      cell: ({ text, row }) => text || `Row ${row}, without text`,
    },
    { key: 'day', header: 'Day', cell: ({ day }) => formatDay(day) },
    {
      key: 'amount',
      header: 'Amount',
      align: 'end',
      cell: ({ amount }) => formatMoney(amount),
    },
    {
      key: 'what',
      header: group === 'booked' || group === 'aside' ? 'What became of it' : 'What booking does',
      cell: outcomeOf,
    },
    ...(canBook
      ? [
          {
            key: 'actions',
            header: 'Actions',
            isHeaderHidden: true,
            cell: actionsOf({
              pendingId,
              onBook: (...booked) => void press(...booked),
              onAsk: (what, line) => setAsked({ what, line }),
            }),
          },
        ]
      : []),
  ];
  return (
    <Stack $gap={3}>
      {problem !== undefined && (
        <Alert tone="danger" isUrgent>
          {problem}
        </Alert>
      )}
      {lines.length === 0 ? (
        <EmptyState title={empty[group]} />
      ) : (
        <Table
          caption="Lines of the statement"
          columns={columns}
          rows={lines}
          rowKey={({ id }) => id}
          isDense
          isBusy={isBusy}
        />
      )}
      <ReasonDialog
        key={`aside ${asked?.line.id}`}
        isOpen={asked?.what === 'aside'}
        onClose={close}
        title="Set this line aside"
        submitLabel="Set aside"
        onSubmit={async (reason) => {
          if (!asked) return;
          await callDesk(setStatementLineAside, {
            params: { id: asked.line.id },
            body: { reason },
          });
          await done('The line is set aside');
        }}
      >
        For money that pays no order, such as interest or a refund of a supplier. It can be taken up
        again.
      </ReasonDialog>
      <ReasonDialog
        key={`reopen ${asked?.line.id}`}
        isOpen={asked?.what === 'reopen'}
        onClose={close}
        title={group === 'booked' ? 'Undo this booking' : 'Take this line up again'}
        submitLabel={group === 'booked' ? 'Undo the booking' : 'Take up again'}
        onSubmit={async (reason) => {
          if (!asked) return;
          await callDesk(reopenStatementLine, { params: { id: asked.line.id }, body: { reason } });
          await done('The line waits to be booked again');
        }}
      >
        {group === 'booked'
          ? 'A payment of the same amount below nothing is booked for the order. Nothing is deleted.'
          : 'It waits to be booked again.'}
      </ReasonDialog>
      <ChooseOrder
        key={`order ${asked?.line.id}`}
        line={asked?.what === 'order' ? asked.line : undefined}
        onClose={close}
        onChoose={bookFor}
      />
    </Stack>
  );
}

function outcomeOf({ group, why, orders, orderNumber, reason, by, at }: StatementLine) {
  const when = at === undefined ? '' : `, ${by ?? 'the command line'}, ${formatMoment(at)}`;
  if (group === 'booked') return <span>{`Booked for ${orderNumber}${when}`}</span>;
  if (group === 'aside') return <span>{`${reason}${when}`}</span>;
  if (orders.length === 0) return <span>No order fits. Please choose one, or set it aside.</span>;
  return (
    <Stack $gap={1}>
      {why !== undefined && <strong>{nearSentences[why]}</strong>}
      {orders.map((order) => (
        <span key={order.id}>
          {`${order.number}, ${order.company ?? order.buyer}, ${formatMoney(order.due)} due. ${bookingSentence(order)}`}
        </span>
      ))}
    </Stack>
  );
}

/** Returns what shows the buttons of a line. */
const actionsOf = (asked: {
  readonly pendingId: number | undefined;
  /** Receives the table too, whose next line has the focus afterwards. */
  readonly onBook: (line: StatementLine, order: PayableOrderAtDesk, table: Element | null) => void;
  readonly onAsk: (what: 'aside' | 'reopen' | 'order', line: StatementLine) => void;
}) =>
  function Actions(line: StatementLine) {
    return (
      <LineActions
        line={line}
        isPending={asked.pendingId === line.id}
        onBook={(order, table) => asked.onBook(line, order, table)}
        onAsk={(what) => asked.onAsk(what, line)}
      />
    );
  };

interface LineActionsProps {
  readonly line: StatementLine;
  readonly isPending: boolean;
  readonly onBook: (order: PayableOrderAtDesk, table: Element | null) => void;
  readonly onAsk: (what: 'aside' | 'reopen' | 'order') => void;
}

function LineActions({ line, isPending, onBook, onAsk }: LineActionsProps) {
  const { group, orders, stands = false, row } = line;
  const about = <VisuallyHidden>{` row ${row}`}</VisuallyHidden>;
  if (group === 'booked') {
    return stands ? null : (
      <Button isSmall onClick={() => onAsk('reopen')}>
        Undo…{about}
      </Button>
    );
  }
  if (group === 'aside') {
    return (
      <Button isSmall onClick={() => onAsk('reopen')}>
        Take up again…{about}
      </Button>
    );
  }
  return (
    <Cluster>
      {orders
        .filter(({ outcome }) => outcome !== 'refused')
        .map((order) => (
          <Button
            key={order.id}
            isSmall
            data-book
            isPending={isPending}
            onClick={({ currentTarget }) => onBook(order, currentTarget.closest('table'))}
          >
            <span>
              Book for <OrderNumber>{order.number}</OrderNumber>
            </span>
            {about}
          </Button>
        ))}
      <Button isSmall variant="quiet" onClick={() => onAsk('order')}>
        Another order…{about}
      </Button>
      <Button isSmall variant="quiet" onClick={() => onAsk('aside')}>
        Set aside…{about}
      </Button>
    </Cluster>
  );
}
