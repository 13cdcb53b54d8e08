import {
  listStatements,
  type StatementSummary,
} from '@formulary/rules/calls/desk/deskStatementCalls';
import type { GridColumn } from '@formulary/ui/pieces/desk/DataGrid';
import { useNavigate } from 'react-router';
import { ListScreen } from '../../../lib/list/ListScreen.tsx';
import { useListScreen } from '../../../lib/list/useListScreen.ts';
import { paths } from '../../../lib/screen/paths.ts';
import { useStaffCan } from '../../../lib/session/useStaffCan.ts';
import { daysOf } from '../daysOf.ts';
import { DAYS, moneyExport, moneyList } from '../list/moneyList.tsx';
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

const statementList = moneyList({
  name: 'statements',
  one: 'statement',
  what: 'statements',
  columns,
  filters: [
    { key: 'search', label: 'Name of the file', kind: 'text' },
    { key: 'isOpen', label: 'Lines to book', kind: 'flag' },
    { key: DAYS, label: 'Imported', kind: 'days' },
  ],
  defaultSort: { key: 'importedAt', isDescending: true },
  call: listStatements,
  idOf: ({ id }) => id,
  nameOf: ({ name }) => `statement ${name}`,
  hrefOf: ({ id }) => paths.statement(id),
});

const ExportStatements = moneyExport('statements', 'statements');

/** Takes a bank statement, and lists those that were imported. */
export function Statements() {
  const screen = useListScreen(statementList);
  const canBook = useStaffCan('bookMoney');
  const canExport = useStaffCan('exportLists');
  const navigate = useNavigate();
  return (
    <MoneyScreen
      title="Bank statements"
      lead="Transfers on the statement, matched to the orders that wait for them"
    >
      {canBook && (
        <ImportStatement onImported={(id) => void navigate(`${paths.statement(id)}?group=exact`)} />
      )}
      <ListScreen
        screen={screen}
        caption="Imported statements"
        Export={canExport ? ExportStatements : undefined}
        emptyTitle="No statement has been imported"
        emptyText={canBook && 'Export one from the bank as CSV, and drop it here.'}
      />
    </MoneyScreen>
  );
}
