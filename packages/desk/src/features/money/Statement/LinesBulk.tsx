import { ApiProblem } from '@formulary/client/http/problems/ApiProblem';
import {
  bookStatementLine,
  reopenStatementLine,
  setStatementLineAside,
  type StatementLine,
} from '@formulary/rules/calls/desk/deskStatementCalls';
import type { StatementGroup } from '@formulary/rules/payments/lists/moneyLists';
import { callDesk } from '../../../lib/http/callDesk.ts';
import { Bulk, type BulkListAction } from '../../../lib/list/bulk/Bulk.tsx';
import { BulkReasonDialog } from '../../../lib/list/bulk/BulkReasonDialog.tsx';
import type { RowSelection } from '../../../lib/list/bulk/useRowSelection.ts';

const REFUSED = 409;
const lines = (count: number) => (count === 1 ? 'one line' : `${count} lines`);
const readBy = 'Staff read it at each line.';

/** Books a line for the one order that is proposed; refuses none and several. */
async function bookProposed({ id, orders }: StatementLine): Promise<unknown> {
  const [order, ...others] = orders.filter(({ outcome }) => outcome !== 'refused');
  if (!order || others.length > 0) {
    const message = order
      ? 'Several orders fit. Please choose one of them at the line.'
      : 'No order fits. Please choose one at the line, or set it aside.';
    throw new ApiProblem({ status: REFUSED, message });
  }
  const body = { orderId: order.id, version: order.version };
  return callDesk(bookStatementLine, { params: { id }, body });
}

const book: BulkListAction<StatementLine> = {
  key: 'book',
  label: 'Book for the order that fits',
  done: ['transfer booked', 'transfers booked'],
  act: bookProposed,
};

const setAside: BulkListAction<StatementLine> = {
  key: 'aside',
  label: 'Set aside',
  done: ['line set aside', 'lines set aside'],
  Ask: function AskAside(question) {
    return (
      <BulkReasonDialog
        {...question}
        title={`Set ${lines(question.count)} aside`}
        submitLabel="Set aside"
        description={readBy}
      >
        For money that pays no order, such as interest. Each can be taken up again.
      </BulkReasonDialog>
    );
  },
  act: ({ id }, reason) => callDesk(setStatementLineAside, { params: { id }, body: { reason } }),
};

const takeUp: BulkListAction<StatementLine> = {
  key: 'reopen',
  label: 'Take up again',
  done: ['line taken up again', 'lines taken up again'],
  Ask: function AskTakingUp(question) {
    return (
      <BulkReasonDialog
        {...question}
        title={`Take ${lines(question.count)} up again`}
        submitLabel="Take up again"
        description={readBy}
      >
        They wait to be booked again.
      </BulkReasonDialog>
    );
  },
  act: ({ id }, reason) => callDesk(reopenStatementLine, { params: { id }, body: { reason } }),
};

/** What can be done with several lines of a group; a booking is undone one by one. */
const actionsOf: Readonly<Record<StatementGroup, readonly BulkListAction<StatementLine>[]>> = {
  exact: [book, setAside],
  near: [book, setAside],
  none: [setAside],
  booked: [],
  aside: [takeUp],
};

const nameOf = ({ id, row, text }: StatementLine) => ({
  key: String(id),
  name: text === '' ? `Row ${row}` : `Row ${row}, ${text}`,
});

interface LinesBulkProps {
  readonly group: StatementGroup;
  readonly selected: RowSelection<StatementLine>;
  readonly onChanged: () => Promise<unknown>;
}

/** Does with several lines of a statement what can be done with one. */
export function LinesBulk({ group, ...props }: LinesBulkProps) {
  return <Bulk {...props} what={['line', 'lines']} nameOf={nameOf} actions={actionsOf[group]} />;
}
