import type {
  CatalogueImportLine,
  listCatalogueImportLines,
} from '@formulary/rules/calls/desk/deskImportCalls';
import { importWarnings } from '@formulary/rules/catalogue/imports/compareImport';
import { importGroups } from '@formulary/rules/catalogue/imports/importLists';
import type { ListSettings, ListShape } from '@formulary/rules/deskLists/listAddress';
import type { Words } from '@formulary/rules/wire/codec';
import type { GridColumn } from '@formulary/ui/pieces/desk/DataGrid';
import { Button } from '@formulary/ui/primitives/buttons/Button';
import { VisuallyHidden } from '@formulary/ui/primitives/layout/VisuallyHidden';
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

/** Filters of the rows, as their address holds them. */
export const lineShape: ListShape = {
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
  sortable: [],
  defaultSort: { key: 'row', isDescending: false },
  columns: [...columns.map(({ key }) => key), 'tick'],
};

type LineRequest = Words<NonNullable<typeof listCatalogueImportLines.body>>;

/** Returns the request of the page that an address names; the shape has checked its values. */
export function lineRequestOf({ filters, place }: ListSettings): LineRequest {
  const { after, before } = place;
  return {
    filter: filters,
    ...(after === undefined ? {} : { after }),
    ...(before === undefined ? {} : { before }),
  };
}

export const lineKey = ({ id }: CatalogueImportLine): string => String(id);
export const lineName = ({ row }: CatalogueImportLine): string => `row ${row}`;
