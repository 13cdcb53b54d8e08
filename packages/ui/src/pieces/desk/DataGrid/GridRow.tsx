import { type ChangeEvent, memo } from 'react';
import { Link } from '../../../primitives/navigation/Link/Link.tsx';
import { cellContent } from './cellContent.tsx';
import { type GridColumn, isFigure } from './gridColumns.ts';
import { gridRoles } from './gridRoles.ts';

interface GridRowProps<Row> {
  readonly item: Row;
  readonly rowKey: string;
  readonly rowName: string;
  readonly href: string | undefined;
  /** Its number in the whole list, from 2 after the header; undefined where only the cursor knows. */
  readonly rowIndex: number | undefined;
  readonly columns: readonly GridColumn<Row>[];
  /** Undefined where rows cannot be selected. */
  readonly isSelected: boolean | undefined;
  readonly isCurrent: boolean;
  readonly isOpen: boolean;
  /** The box of the row was pressed; with Shift, all rows from the last one pressed follow. */
  readonly onSelect: (key: string, event: ChangeEvent<HTMLInputElement>) => void;
}

function Row<Item>({
  item,
  rowKey,
  rowName,
  href,
  rowIndex,
  columns,
  isSelected,
  isCurrent,
  isOpen,
  onSelect,
}: GridRowProps<Item>) {
  const tabIndex = isCurrent ? 0 : -1;
  return (
    <tr
      {...gridRoles.row}
      data-key={rowKey}
      data-current={isCurrent || undefined}
      tabIndex={tabIndex}
      aria-rowindex={rowIndex}
      aria-selected={isSelected}
      aria-current={isOpen || undefined}
    >
      {isSelected !== undefined && (
        <td {...gridRoles.cell} data-part="select">
          <label>
            <input
              type="checkbox"
              tabIndex={tabIndex}
              aria-label={`Select ${rowName}`}
              checked={isSelected}
              onChange={(event) => onSelect(rowKey, event)}
            />
          </label>
        </td>
      )}
      {columns.map((column) => {
        const content = cellContent(column, item, { tabIndex });
        return column.isRowHeader ? (
          <th key={column.key} {...gridRoles.rowHeader} data-label={column.header}>
            {href === undefined ? (
              content
            ) : (
              <Link href={href} tabIndex={tabIndex}>
                {content}
              </Link>
            )}
          </th>
        ) : (
          <td
            key={column.key}
            {...gridRoles.cell}
            data-label={column.header}
            data-align={isFigure(column) ? 'end' : undefined}
          >
            {content}
          </td>
        );
      })}
    </tr>
  );
}

/** Shows a row of the grid. It renders again only when something of its own changed. */
export const GridRow = memo(Row) as typeof Row;
