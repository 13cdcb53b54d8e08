import { getStatement, type StatementLine } from '@formulary/rules/calls/desk/deskStatementCalls';
import {
  type MoneyPageRequest,
  type StatementGroup,
  statementGroups,
} from '@formulary/rules/payments/lists/moneyLists';
import type { Words } from '@formulary/rules/wire/codec';
import type { GridColumn } from '@formulary/ui/pieces/desk/DataGrid';
import type { ListState } from '../../../lib/list/useListScreen.ts';
import { moneyList } from '../list/moneyList.tsx';
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

/** Returns the list of a statement's lines, which opens with those that are exact. */
export const lineList = (statementId: number) =>
  moneyList(
    {
      name: 'statement-lines',
      one: 'line',
      what: 'lines',
      columns,
      moreColumns: ['actions'],
      filters: [
        {
          key: GROUP,
          label: 'Match',
          kind: 'choice',
          choices: statementGroups.map((value) => ({ value, label: groupNames[value] })),
        },
        { key: 'search', label: 'Text or amount', kind: 'text' },
      ],
      tabFilter: GROUP,
      defaultSort: { key: 'row', isDescending: false },
      call: getStatement,
      idOf: ({ id }) => id,
      nameOf: ({ row }) => `row ${row}`,
    },
    { statementId, group: 'exact' },
  );

/** A statement with the page of its lines that is shown. */
export type LinesScreen = ListState<
  StatementLine,
  Words<typeof getStatement.answer>,
  MoneyPageRequest,
  { id: number }
>;
