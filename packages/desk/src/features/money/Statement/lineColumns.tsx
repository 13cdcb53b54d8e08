import type { StatementLine } from '@formulary/rules/calls/desk/deskStatementCalls';
import type { ListShape } from '@formulary/rules/deskLists/listAddress';
import { type StatementGroup, statementGroups } from '@formulary/rules/payments/lists/moneyLists';
import type { GridColumn } from '@formulary/ui/pieces/desk/DataGrid';
import { LineActions, type LineHandlers } from './LineActions.tsx';
import { LineOutcome } from './LineOutcome.tsx';

/** The filter of the groups, which the links above the lines choose. */
export const GROUP = 'group';

/** Names of the groups of a statement's lines. */
export const groupNames: Readonly<Record<StatementGroup, string>> = {
  exact: 'Exact',
  near: 'Near',
  none: 'No match',
  booked: 'Booked',
  aside: 'Set aside',
};

const columns: readonly GridColumn<StatementLine>[] = [
  {
    key: 'text',
    header: 'Text',
    type: 'text',
    value: ({ text, row }) => text || `Row ${row}, without text`,
    isRowHeader: true,
  },
  { key: 'day', header: 'Day', type: 'day', value: ({ day }) => day },
  {
    key: 'row',
    header: 'Row',
    type: 'number',
    value: ({ row }) => row,
    isSortable: true,
    isHiddenAtFirst: true,
  },
  {
    key: 'amount',
    header: 'Amount',
    type: 'money',
    value: ({ amount }) => amount,
    isSortable: true,
  },
  {
    key: 'what',
    header: 'What booking does, or did',
    type: 'own',
    value: (line, focus) => <LineOutcome line={line} {...focus} />,
  },
];

/** Returns the columns of lines; those who book have their buttons too. */
export function lineColumns(
  handlers: LineHandlers | undefined,
  pendingId: number | undefined,
): readonly GridColumn<StatementLine>[] {
  if (!handlers) return columns;
  return [
    ...columns,
    {
      key: 'actions',
      header: 'Actions',
      type: 'own',
      value: (line, focus) => (
        <LineActions line={line} isPending={line.id === pendingId} {...handlers} {...focus} />
      ),
    },
  ];
}

/** Filters and sorts of the lines, as their address holds them. */
export const lineShape: ListShape = {
  filters: [
    {
      key: GROUP,
      label: 'Match',
      kind: 'choice',
      choices: statementGroups.map((value) => ({ value, label: groupNames[value] })),
    },
    { key: 'search', label: 'Text or amount', kind: 'text' },
  ],
  sortable: ['row', 'amount'],
  defaultSort: { key: 'row', isDescending: false },
  columns: [...columns.map(({ key }) => key), 'actions'],
};

export const lineKey = ({ id }: StatementLine): string => String(id);
export const lineName = ({ row }: StatementLine): string => `row ${row}`;
