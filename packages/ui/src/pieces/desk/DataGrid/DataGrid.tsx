import { type KeyboardEvent, type MouseEvent, useEffect, useMemo, useRef } from 'react';
import type { ListSort } from '@formulary/rules/deskLists/listAddress';
import { LoadFailed } from '../../../primitives/loading/LoadFailed/LoadFailed.tsx';
import { Skeleton } from '../../../primitives/loading/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../../primitives/layout/VisuallyHidden.tsx';
import type { Elements } from '../../../primitives/elements.ts';
import { focusSidePanel } from '../SidePanel/focusSidePanel.ts';
import { GridTable, Root, Scroll } from './DataGrid.styles.ts';
import { GridFoot, type GridPage } from './GridFoot.tsx';
import { GridHead } from './GridHead.tsx';
import { GridRow } from './GridRow.tsx';
import { gridRoles } from './gridRoles.ts';
import type { GridColumn, GridItem } from './gridColumns.ts';
import { useGridRows } from './useGridRows.ts';
import { useGridTable } from './useGridTable.ts';

export type { GridColumn, GridItem, GridTag } from './gridColumns.ts';
export type { GridPage } from './GridFoot.tsx';

/** The selected rows of a page. Rows that leave the page leave the selection. */
export interface GridSelection<Row> {
  readonly keys: readonly string[];
  readonly onChange: (keys: readonly string[]) => void;
  /** Renders a BulkBar for the selected rows; called with at least one. */
  readonly renderBar: (rows: readonly Row[]) => Elements;
}

export interface DataGridProps<Row extends GridItem> {
  /** Name of the table, for screen readers: 'Orders'. */
  caption: string;
  /** What the rows are, in the middle of a sentence: 'orders'. */
  what: string;
  columns: readonly GridColumn<Row>[];
  /** Keys of the columns to show, in order; absent for those that show at first. */
  chosenColumns?: readonly string[] | undefined;
  /** Undefined before the first answer. */
  rows: readonly Row[] | undefined;
  rowKey: (row: Row) => string;
  /** Names a row beyond its table: 'order F-2026-000031'. */
  rowName: (row: Row) => string;
  /** The page of a row, for a link on its header that opens in a new tab too. */
  rowHref?: ((row: Row) => string) | undefined;
  /** Enter or a press on a row: shows it beside the list. Absent: they follow the row's link. */
  onOpen?: ((row: Row) => void) | undefined;
  /** Key of the row that is shown beside the list. The focus returns to it. */
  openKey?: string | undefined;
  /** The current row changed by J, K, arrow keys or the focus. */
  onCurrent?: ((row: Row) => void) | undefined;
  sort?: ListSort | undefined;
  onSort?: ((sort: ListSort) => void) | undefined;
  selection?: GridSelection<Row> | undefined;
  page?: GridPage | undefined;
  /** Newer rows are loading: these stay, dimmed. */
  isLoading?: boolean;
  /** The last request failed. Earlier rows stay below the message. */
  failure?:
    | {
        readonly onRetry: () => void;
        readonly isRetrying?: boolean;
        /** What is wrong with the list that was asked for, if that is why. */
        readonly why?: string | undefined;
      }
    | undefined;
  /** Shown for a list without rows. */
  empty: Elements;
  /** J and K work. Off where somebody switched single keys off, and while scanning. */
  hasKeys?: boolean;
}

const NONE: readonly never[] = [];
/** Rows of a page that loads for the first time. */
const SKELETON_ROWS = Array.from({ length: 8 }, (_, index) => `skeleton ${index}`);
const CONTROLS = 'a, button, input, label, select, textarea';
const keyOf = (target: EventTarget) =>
  (target as HTMLElement).closest<HTMLElement>('tr[data-key]')?.dataset['key'];

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * Shows a page of a list with columns that sort, rows that are selected for one action, and one current row, which the
 * keyboard moves and opens. It is a table at every width; below 48 rem its rows are cards. It holds no data: sort,
 * columns, selection and page are the caller's. Keep `columns` and the functions of a row outside of the render.
 */
export function DataGrid<Row extends GridItem>({
  caption,
  what,
  columns,
  chosenColumns,
  rows,
  rowKey,
  rowName,
  rowHref,
  onOpen,
  openKey,
  onCurrent,
  sort,
  onSort,
  selection,
  page = {},
  isLoading = false,
  failure,
  empty,
  hasKeys = true,
}: DataGridProps<Row>) {
  const root = useRef<HTMLDivElement>(null);
  const scroll = useRef<HTMLDivElement>(null);
  const items = rows ?? NONE;
  const keys = useMemo(() => items.map(rowKey), [items, rowKey]);
  const at = (key: string | undefined) =>
    key === undefined ? undefined : items[keys.indexOf(key)];
  const { shown, selectedKeys, selectRow, selectAll, selectOnly, pressHeader } = useGridTable({
    columns,
    chosenColumns,
    items,
    keys,
    rowKey,
    sort,
    onSort,
    selected: selection?.keys,
    onSelect: selection?.onChange,
  });
  const { currentKey, index, choose, moveTo } = useGridRows(root, {
    keys,
    openKey,
    hasKeys,
    onCurrent: (key) => {
      const row = at(key);
      if (row !== undefined) onCurrent?.(row);
    },
  });

  const before = useRef(keys[0]);
  useEffect(() => {
    // Another page begins at its top; rows that come before the first do not move the others.
    if (before.current !== undefined && !keys.includes(before.current))
      scroll.current?.scrollTo({ top: 0 });
    [before.current] = keys;
  }, [keys]);

  const open = (key: string | undefined) => {
    const row = at(key);
    if (row === undefined) return;
    if (onOpen) onOpen(row);
    // Without a panel, the page of the row.
    else
      root.current
        ?.querySelector<HTMLElement>(`tr[data-key="${CSS.escape(rowKey(row))}"] > th > a`)
        ?.click();
    if (key === openKey) focusSidePanel();
  };

  const handleKey = (event: KeyboardEvent<HTMLElement>) => {
    const target = event.target as HTMLElement;
    const isHeld = event.altKey || event.ctrlKey || event.metaKey;
    if (isHeld || target.closest('tr[data-key]') === null) return;
    const isOnRow = target.matches('tr');
    const by = STEPS[event.key];
    if (by !== undefined) {
      const next = moveTo(index + by);
      if (event.shiftKey && selection && currentKey !== undefined && next !== undefined)
        selectOnly([...selectedKeys, currentKey, next]);
    } else if (event.key === 'Home') moveTo(0);
    else if (event.key === 'End') moveTo(keys.length - 1);
    else if (isOnRow && event.key === 'Enter') open(currentKey);
    else if (isOnRow && event.key === ' ' && selection && currentKey !== undefined)
      selectOnly(
        selectedKeys.includes(currentKey)
          ? selectedKeys.filter((key) => key !== currentKey)
          : [...selectedKeys, currentKey],
      );
    else return;
    event.preventDefault();
  };

  const handlePress = (event: MouseEvent<HTMLElement>) => {
    const key = keyOf(event.target);
    // Text that somebody marks to copy it opens nothing.
    const isMarked = document.getSelection()?.isCollapsed === false;
    if (key === undefined || isMarked || (event.target as HTMLElement).closest(CONTROLS)) return;
    choose(key);
    open(key);
  };

  const renderBar = selection?.renderBar;
  const isFirstLoad = rows === undefined && failure === undefined;
  const isEmpty = rows?.length === 0;
  const isBusy = isLoading || isFirstLoad;
  const chosenRows = items.filter((row) => selectedKeys.includes(rowKey(row)));
  const isAll = selectedKeys.length === keys.length && keys.length > 0;
  const isPressable = onOpen !== undefined || rowHref !== undefined;
  const columnCount = shown.length + (selection ? 1 : 0);
  return (
    <Root ref={root}>
      {failure && (
        <LoadFailed
          what={`the ${what}`}
          onRetry={failure.onRetry}
          isRetrying={failure.isRetrying ?? false}
        >
          {failure.why}
        </LoadFailed>
      )}
      {isEmpty && !failure && empty}
      {(isFirstLoad || items.length > 0) && (
        <Scroll ref={scroll}>
          <GridTable
            role="grid"
            aria-busy={isBusy}
            aria-multiselectable={selection !== undefined}
            aria-rowcount={rowCount(page)}
            data-busy={isBusy || failure !== undefined || undefined}
            data-pressable={isPressable || undefined}
            onKeyDown={handleKey}
            onClick={handlePress}
            onFocus={(event) => {
              const key = keyOf(event.target);
              if (key !== undefined) choose(key);
            }}
          >
            <caption>{caption}</caption>
            <GridHead
              columns={shown}
              sort={sort}
              onSort={pressHeader}
              selected={selection && (isAll ? 'all' : selectedKeys.length > 0 ? 'some' : 'none')}
              onSelectAll={selectAll}
              what={what}
            />
            <tbody {...gridRoles.group}>
              {items.map((item, position) => {
                const key = keys[position] as string;
                return (
                  <GridRow
                    key={key}
                    item={item}
                    rowKey={key}
                    rowName={rowName(item)}
                    href={rowHref?.(item)}
                    rowIndex={page.from === undefined ? undefined : page.from + position + 1}
                    columns={shown}
                    isSelected={selection && selectedKeys.includes(key)}
                    isCurrent={key === currentKey}
                    isOpen={key === openKey}
                    onSelect={selectRow}
                  />
                );
              })}
              {isFirstLoad &&
                SKELETON_ROWS.map((key) => (
                  <tr key={key} {...gridRoles.row}>
                    <td {...gridRoles.cell} colSpan={columnCount}>
                      <Skeleton $height="1.25em" />
                    </td>
                  </tr>
                ))}
            </tbody>
          </GridTable>
        </Scroll>
      )}
      {chosenRows.length > 0 && renderBar?.(chosenRows)}
      {items.length > 0 && <GridFoot page={page} rows={items.length} what={what} />}
      <VisuallyHidden as="output">{isBusy ? `Loading ${what}…` : ''}</VisuallyHidden>
    </Root>
  );
}

/** Returns the rows of the whole list with its header; -1 where nobody knows; undefined where rows are not counted. */
function rowCount({ from, total, isTotalAtLeast }: GridPage): number | undefined {
  if (from === undefined) return undefined;
  return total === undefined || isTotalAtLeast ? -1 : total + 1;
}
