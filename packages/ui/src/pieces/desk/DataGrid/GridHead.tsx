import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { ListSort } from '@formulary/rules/deskLists/listAddress';
import { type GridColumn, isFigure } from './gridColumns.ts';
import { gridRoles } from './gridRoles.ts';

interface GridHeadProps<Row> {
  readonly columns: readonly GridColumn<Row>[];
  readonly sort: ListSort | undefined;
  /** A sortable header was pressed. */
  readonly onSort: (key: string) => void;
  /** How many rows of this page are selected; undefined where rows cannot be. */
  readonly selected: 'none' | 'some' | 'all' | undefined;
  readonly onSelectAll: (isSelected: boolean) => void;
  /** 'orders' */
  readonly what: string;
}

/** Shows the header of the grid: a button for each column that sorts, and the box that selects the whole page. */
export function GridHead<Row>({
  columns,
  sort,
  onSort,
  selected,
  onSelectAll,
  what,
}: GridHeadProps<Row>) {
  return (
    <thead {...gridRoles.group}>
      <tr {...gridRoles.row} aria-rowindex={1}>
        {selected !== undefined && (
          <th {...gridRoles.header} data-part="select">
            <SelectAll selected={selected} onChange={onSelectAll} what={what} />
          </th>
        )}
        {columns.map((column) => {
          const { key, header, isSortable } = column;
          const direction = sort?.key === key ? directionOf(sort) : undefined;
          return (
            <th
              key={key}
              {...gridRoles.header}
              data-align={isFigure(column) ? 'end' : undefined}
              data-row-header={column.isRowHeader || undefined}
              aria-sort={direction}
            >
              {isSortable ? (
                <button type="button" onClick={() => onSort(key)}>
                  <span>{header}</span>
                  <SortSign direction={direction} />
                </button>
              ) : (
                header
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}

type Direction = 'ascending' | 'descending';

const directionOf = ({ isDescending }: ListSort): Direction =>
  isDescending ? 'descending' : 'ascending';

function SortSign({ direction }: { readonly direction: Direction | undefined }) {
  if (direction === undefined) return <ChevronsUpDown aria-hidden />;
  return direction === 'ascending' ? <ArrowUp aria-hidden /> : <ArrowDown aria-hidden />;
}

interface SelectAllProps {
  readonly selected: 'none' | 'some' | 'all';
  readonly onChange: (isSelected: boolean) => void;
  readonly what: string;
}

function SelectAll({ selected, onChange, what }: SelectAllProps) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // There is no attribute for a box that is neither.
    if (box.current) box.current.indeterminate = selected === 'some';
  }, [selected]);
  return (
    <label>
      <input
        ref={box}
        type="checkbox"
        aria-label={`Select all ${what} on this page`}
        checked={selected === 'all'}
        onChange={(event) => onChange(event.target.checked)}
      />
    </label>
  );
}
