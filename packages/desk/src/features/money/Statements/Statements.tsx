import {
  listStatements,
  type StatementSummary,
} from '@formulary/rules/calls/desk/deskStatementCalls';
import { formatMoment } from '@formulary/rules/dates/timeOfDay';
import { Table, type TableColumn } from '@formulary/ui/primitives/data/Table';
import { LoadFailed } from '@formulary/ui/primitives/loading/LoadFailed';
import { Skeleton } from '@formulary/ui/primitives/loading/Skeleton';
import { EmptyState } from '@formulary/ui/primitives/messages/EmptyState';
import { Tag } from '@formulary/ui/primitives/messages/Tag';
import { useNavigate } from 'react-router';
import { useDeskRead } from '../../../lib/http/useDeskRead.ts';
import { paths } from '../../../lib/screen/paths.ts';
import { useStaffCan } from '../../../lib/session/useStaffCan.ts';
import { daysOf } from '../daysOf.ts';
import { MoneyScreen } from '../MoneyScreen.tsx';
import { ImportStatement } from './ImportStatement.tsx';

function Waiting({ open }: Pick<StatementSummary, 'open'>) {
  return open === 0 ? (
    <Tag tone="success">Nothing to do</Tag>
  ) : (
    <Tag tone="warning">{`${open} to book`}</Tag>
  );
}

const columns: readonly TableColumn<StatementSummary>[] = [
  { key: 'name', header: 'Statement', isRowHeader: true, cell: ({ name }) => name },
  {
    key: 'days',
    header: 'Days',
    cell: daysOf,
  },
  { key: 'open', header: 'Waits', cell: Waiting },
  { key: 'booked', header: 'Booked', align: 'end', cell: ({ booked }) => booked },
  { key: 'aside', header: 'Set aside', align: 'end', cell: ({ aside }) => aside },
  {
    key: 'imported',
    header: 'Imported',
    cell: ({ importedAt, by }) => `${formatMoment(importedAt)}, ${by}`,
  },
];

/** Takes a bank statement, and lists those that were imported. */
export function Statements() {
  const {
    data: statements,
    error,
    isValidating,
    mutate,
  } = useDeskRead(listStatements, {
    query: {},
  });
  const canBook = useStaffCan('bookMoney');
  const navigate = useNavigate();
  return (
    <MoneyScreen
      title="Bank statements"
      lead="Transfers on the statement, matched to the orders that wait for them"
    >
      {canBook && (
        <ImportStatement onImported={(id) => void navigate(`${paths.statement(id)}?group=exact`)} />
      )}
      {error && !statements && (
        <LoadFailed what="the statements" isRetrying={isValidating} onRetry={() => void mutate()} />
      )}
      {!statements && !error && <Skeleton $height="16rem" />}
      {statements?.length === 0 && (
        <EmptyState title="No statement has been imported">
          Export one from the bank as CSV, and drop it here.
        </EmptyState>
      )}
      {statements !== undefined && statements.length > 0 && (
        <Table
          caption="Imported statements"
          columns={columns}
          rows={statements}
          rowKey={({ id }) => id}
          rowHref={({ id }) => paths.statement(id)}
          isDense
        />
      )}
    </MoneyScreen>
  );
}
