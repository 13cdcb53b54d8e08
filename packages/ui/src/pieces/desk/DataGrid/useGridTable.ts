import {
  columnOrderingFeature,
  columnVisibilityFeature,
  createColumnHelper,
  rowSelectionFeature,
  type RowSelectionState,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import type { ListSort } from '@formulary/rules/deskLists/listAddress';
import { type ChangeEvent, useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import {
  type GridColumn,
  type GridItem,
  shownColumns,
  sortsDescendingFirst,
} from './gridColumns.ts';

interface GridModel<Row extends GridItem> {
  readonly columns: readonly GridColumn<Row>[];
  readonly chosenColumns: readonly string[] | undefined;
  readonly items: readonly Row[];
  /** Keys of the items, in order. */
  readonly keys: readonly string[];
  readonly rowKey: (row: Row) => string;
  readonly sort: ListSort | undefined;
  readonly onSort: ((sort: ListSort) => void) | undefined;
  /** Undefined where rows cannot be selected. */
  readonly selected: readonly string[] | undefined;
  readonly onSelect: ((keys: readonly string[]) => void) | undefined;
}

const features = tableFeatures({
  columnOrderingFeature,
  columnVisibilityFeature,
  rowSelectionFeature,
  rowSortingFeature,
});

/**
 * Connects the grid to its table: which columns show, in which order, what a press on a header sorts by, and which rows
 * are selected. The server sorts. Selected rows that are not on this page do not count, so that no action can meet a row
 * that nobody sees.
 */
export function useGridTable<Row extends GridItem>({
  columns,
  chosenColumns,
  items,
  keys,
  rowKey,
  sort,
  onSort,
  selected,
  onSelect,
}: GridModel<Row>) {
  const definitions = useMemo(() => {
    const helper = createColumnHelper<typeof features, Row>();
    return columns.map((column) =>
      helper.accessor((row): unknown => (column.type === 'own' ? null : column.value(row)), {
        id: column.key,
        header: column.header,
        enableSorting: column.isSortable ?? false,
        sortDescFirst: sortsDescendingFirst(column),
      }),
    );
  }, [columns]);
  const columnOrder = useMemo(
    () => [...shownColumns(columns, chosenColumns)],
    [columns, chosenColumns],
  );
  const columnVisibility = useMemo(
    () => Object.fromEntries(columns.map(({ key }) => [key, columnOrder.includes(key)])),
    [columns, columnOrder],
  );
  const rowSelection = useMemo<RowSelectionState>(() => {
    const present = keys.filter((key) => selected?.includes(key));
    return Object.fromEntries(present.map((key) => [key, true]));
  }, [keys, selected]);
  const sorting = useMemo(() => (sort ? [{ id: sort.key, desc: sort.isDescending }] : []), [sort]);
  const selectOnly = (next: readonly string[]) =>
    onSelect?.(keys.filter((key) => next.includes(key)));

  const table = useTable({
    features,
    columns: definitions,
    data: items,
    getRowId: rowKey,
    manualSorting: true,
    enableSortingRemoval: false,
    enableMultiSort: false,
    state: { columnOrder, columnVisibility, rowSelection, sorting },
    onSortingChange: (change) => {
      const [next] = typeof change === 'function' ? change(sorting) : change;
      if (next) onSort?.({ key: next.id, isDescending: next.desc });
    },
    onRowSelectionChange: (change) => {
      const next = typeof change === 'function' ? change(rowSelection) : change;
      selectOnly(keys.filter((key) => next[key]));
    },
  });

  const leaves = table.getVisibleLeafColumns();
  const shown = useMemo(
    () => leaves.flatMap(({ id }) => columns.find(({ key }) => key === id) ?? []),
    [leaves, columns],
  );

  // Rows render again only when their own props change, so their handler must stay the same.
  const latest = useRef(table);
  useLayoutEffect(() => {
    latest.current = table;
  });
  const selectRow = useCallback((key: string, event: ChangeEvent<HTMLInputElement>) => {
    latest.current.getRow(key).getToggleSelectedHandler()(event);
  }, []);

  return {
    /** Columns to show, in order. */
    shown,
    selectedKeys: keys.filter((key) => rowSelection[key]),
    selectRow,
    selectAll: (isSelected: boolean) => table.toggleAllRowsSelected(isSelected),
    /** Selects these rows and no others; ignores keys that are not on the page. */
    selectOnly,
    pressHeader: (key: string) => table.getColumn(key)?.toggleSorting(),
  };
}
