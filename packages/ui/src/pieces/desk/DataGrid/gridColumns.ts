import type { RowData } from '@tanstack/react-table';
import type { Day } from '@formulary/rules/dates/day';
import type { Mills } from '@formulary/rules/money/mills';
import type { Tone } from '../../../primitives/messages/tone.ts';
import type { Elements } from '../../../primitives/elements.ts';

/** What a row may be: an object. */
export type GridItem = RowData;

/** State or kind of a row, in a word or two. */
export interface GridTag {
  readonly label: string;
  readonly tone?: Tone | 'neutral';
}

export interface GridLink {
  readonly label: string;
  readonly href: string;
}

/** What a cell of the screen's own puts on its controls, so that Tab stops in the current row only. */
export interface CellFocus {
  readonly tabIndex: 0 | -1;
}

interface ColumnWords {
  readonly key: string;
  /** Header of the column, and label of the value where rows are cards. */
  readonly header: string;
  readonly isSortable?: boolean;
  /** The cell names its row. Exactly one column; it cannot be hidden. */
  readonly isRowHeader?: boolean;
  /** Hidden until somebody chooses it. */
  readonly isHiddenAtFirst?: boolean;
}

/**
 * A column by the kind of its values, which decides format, alignment and the first direction of its sort. An
 * undefined value is an empty cell.
 */
export type GridColumn<Row> = ColumnWords &
  (
    | { readonly type: 'text'; readonly value: (row: Row) => string | undefined }
    | { readonly type: 'number'; readonly value: (row: Row) => number | undefined }
    /** Shown in pounds, to the penny. */
    | { readonly type: 'money'; readonly value: (row: Row) => Mills | undefined }
    | { readonly type: 'day'; readonly value: (row: Row) => Day | undefined }
    /** Day of an instant in the UK. */
    | { readonly type: 'date'; readonly value: (row: Row) => Date | undefined }
    /** Day and time of an instant in the UK. */
    | { readonly type: 'moment'; readonly value: (row: Row) => Date | undefined }
    | { readonly type: 'tag'; readonly value: (row: Row) => GridTag | undefined }
    | { readonly type: 'link'; readonly value: (row: Row) => GridLink | undefined }
    | { readonly type: 'own'; readonly value: (row: Row, focus: CellFocus) => Elements }
  );

/** Returns whether values stand at the end of their cell, in figures of one width: amounts and counts. */
export const isFigure = ({ type }: Pick<GridColumn<never>, 'type'>): boolean =>
  type === 'number' || type === 'money';

/** Returns whether the first press on its header sorts from large to small: amounts, counts and times. */
export const sortsDescendingFirst = ({ type }: Pick<GridColumn<never>, 'type'>): boolean =>
  type === 'number' || type === 'money' || type === 'day' || type === 'date' || type === 'moment';

/**
 * Returns the keys of the columns to show, in order: those that were chosen and exist, always with the one that names
 * the row. Without a choice, the columns shown at first.
 */
export function shownColumns(
  columns: readonly Pick<ColumnWords, 'key' | 'isRowHeader' | 'isHiddenAtFirst'>[],
  chosen: readonly string[] | undefined,
): readonly string[] {
  const isKnown = (key: string) => columns.some((column) => column.key === key);
  const shown =
    chosen?.filter(isKnown) ??
    columns.filter(({ isHiddenAtFirst }) => !isHiddenAtFirst).map(({ key }) => key);
  const names = columns.filter(({ isRowHeader, key }) => isRowHeader && !shown.includes(key));
  return [...names.map(({ key }) => key), ...shown];
}
