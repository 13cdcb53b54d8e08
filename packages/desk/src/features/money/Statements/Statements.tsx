import {
  listStatements,
  type StatementSummary,
} from '@formulary/rules/calls/desk/deskStatementCalls';
import type { ListShape } from '@formulary/rules/deskLists/listAddress';
import type { GridColumn } from '@formulary/ui/pieces/desk/DataGrid';
import { EmptyState } from '@formulary/ui/primitives/messages/EmptyState';
import { useNavigate } from 'react-router';
import { useDeskRead } from '../../../lib/http/useDeskRead.ts';
import { useDeskList } from '../../../lib/list/useDeskList.ts';
import { paths } from '../../../lib/screen/paths.ts';
import { useStaffCan } from '../../../lib/session/useStaffCan.ts';
import { daysOf } from '../daysOf.ts';
import { MoneyList } from '../list/MoneyList.tsx';
import { DAYS, moneyRequestOf } from '../list/moneyRequestOf.ts';
import { MoneyScreen } from '../MoneyScreen.tsx';
import { ImportStatement } from './ImportStatement.tsx';

const columns: readonly GridColumn<StatementSummary>[] = [
  { key: 'name', header: 'Statement', type: 'text', value: ({ name }) => name, isRowHeader: true },
  { key: 'days', header: 'Days', type: 'text', value: daysOf },
  {
    key: 'open',
    header: 'Waits',
    type: 'tag',
    value: ({ open }) =>
      open === 0
        ? { label: 'Nothing to do', tone: 'success' }
        : { label: `${open} to book`, tone: 'warning' },
  },
  { key: 'booked', header: 'Booked', type: 'number', value: ({ booked }) => booked },
  { key: 'aside', header: 'Set aside', type: 'number', value: ({ aside }) => aside },
  {
    key: 'importedAt',
    header: 'Imported',
    type: 'moment',
    value: ({ importedAt }) => importedAt,
    isSortable: true,
  },
  { key: 'by', header: 'By', type: 'text', value: ({ by }) => by },
];

const shape: ListShape = {
  filters: [
    { key: 'search', label: 'Name of the file', kind: 'text' },
    { key: 'isOpen', label: 'Lines to book', kind: 'flag' },
    { key: DAYS, label: 'Imported', kind: 'days' },
  ],
  sortable: ['importedAt'],
  defaultSort: { key: 'importedAt', isDescending: true },
  columns: columns.map(({ key }) => key),
};

const statementKey = ({ id }: StatementSummary) => String(id);
const statementName = ({ name }: StatementSummary) => `statement ${name}`;
const statementHref = ({ id }: StatementSummary) => paths.statement(id);

/** Takes a bank statement, and lists those that were imported. */
export function Statements() {
  const list = useDeskList('statements', shape);
  const request = moneyRequestOf(list.settings);
  const read = useDeskRead(listStatements, { body: request }, { keepPrevious: true });
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
      <MoneyList
        caption="Imported statements"
        what="statements"
        shape={shape}
        list={list}
        columns={columns}
        read={read}
        exported={{ list: 'statements', request }}
        rowKey={statementKey}
        rowName={statementName}
        rowHref={statementHref}
        empty={
          Object.keys(list.settings.filters).length > 0 ? (
            <EmptyState title="No statement is like that">Remove a filter to see more.</EmptyState>
          ) : (
            <EmptyState title="No statement has been imported">
              Export one from the bank as CSV, and drop it here.
            </EmptyState>
          )
        }
      />
    </MoneyScreen>
  );
}
