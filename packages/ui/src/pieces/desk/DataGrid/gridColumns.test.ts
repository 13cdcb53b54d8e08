import { expect, test } from 'vitest';
import { type GridColumn, shownColumns } from './gridColumns.ts';

const value = () => undefined;
const columns: readonly GridColumn<unknown>[] = [
  { key: 'number', header: 'Number', type: 'text', value, isRowHeader: true },
  { key: 'placed', header: 'Placed', type: 'date', value },
  { key: 'note', header: 'Note', type: 'text', value, isHiddenAtFirst: true },
];

test.each([
  ['no choice', undefined, ['number', 'placed']],
  ['an order of its own', ['note', 'number', 'placed'], ['note', 'number', 'placed']],
  ['columns that are gone', ['colour', 'note', 'number'], ['note', 'number']],
  ['no column that names the row', ['note'], ['number', 'note']],
  ['no column at all', [], ['number']],
])(
  'for %s shows the columns that exist, and always the one that names the row',
  (_what, chosen, shown) => {
    expect(shownColumns(columns, chosen)).toEqual(shown);
  },
);
