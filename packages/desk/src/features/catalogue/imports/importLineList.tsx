import {
  type CatalogueImportLine,
  listCatalogueImportLines,
} from '@formulary/rules/calls/desk/deskImportCalls';
import { importWarnings } from '@formulary/rules/catalogue/imports/compareImport';
import {
  IMPORT_LINES_A_PAGE,
  type ImportGroup,
  importGroups,
} from '@formulary/rules/catalogue/imports/importLists';
import type { GridColumn } from '@formulary/ui/pieces/desk/DataGrid';
import { Button } from '@formulary/ui/primitives/buttons/Button';
import { VisuallyHidden } from '@formulary/ui/primitives/layout/VisuallyHidden';
import { listKind, pageOf } from '../../../lib/list/listKind.ts';
import { LineChanges } from './LineChanges.tsx';
import { groupNames, warningNames } from './importWords.ts';

/** The filter of the groups, which the links above the rows choose. */
export const GROUP = 'group';

const columns: readonly GridColumn<CatalogueImportLine>[] = [
  {
    key: 'name',
    header: 'Product',
    type: 'text',
    value: ({ name, code, row }) => name || code || `Row ${row}`,
    isRowHeader: true,
  },
  { key: 'code', header: 'Code', type: 'text', value: ({ code }) => code },
  { key: 'row', header: 'Row', type: 'number', value: ({ row }) => row },
  {
    key: 'changes',
    header: 'What it does',
    type: 'own',
    value: (line) => <LineChanges line={line} />,
  },
];

/** Returns the columns of rows; those who import tick unusual ones. */
export function lineColumns(
  onTick: ((line: CatalogueImportLine) => void) | undefined,
): readonly GridColumn<CatalogueImportLine>[] {
  if (!onTick) return columns;
  return [
    ...columns,
    {
      key: 'tick',
      header: 'Tick',
      type: 'own',
      value: (line, { tabIndex }) =>
        line.warnings.length > 0 && (
          <Button isSmall tabIndex={tabIndex} onClick={() => onTick(line)}>
            <span>{line.isTicked ? 'Leave out' : 'Tick'}</span>
            <VisuallyHidden>{` row ${line.row}`}</VisuallyHidden>
          </Button>
        ),
    },
  ];
}

/** Returns the list of the rows of an import that belong to a group. */
export const importLineList = (group: ImportGroup) =>
  listKind({
    name: 'import-lines',
    one: 'row',
    what: 'rows',
    columns,
    moreColumns: ['tick'],
    filters: [
      {
        key: GROUP,
        label: 'Group',
        kind: 'choice',
        choices: importGroups.map((value) => ({ value, label: groupNames[value] })),
      },
      {
        key: 'warning',
        label: 'Unusual',
        kind: 'choice',
        choices: importWarnings.map((value) => ({ value, label: warningNames[value] })),
      },
      { key: 'search', label: 'Product or code', kind: 'text' },
    ],
    tabFilter: GROUP,
    defaultSort: { key: 'row', isDescending: false },
    call: listCatalogueImportLines,
    requestOf: (settings) => ({ filter: { ...settings.filters, group }, ...pageOf(settings) }),
    rowsOf: ({ rows }) => rows,
    pageSize: IMPORT_LINES_A_PAGE,
    idOf: ({ id }) => id,
    nameOf: ({ row }) => `row ${row}`,
  });
