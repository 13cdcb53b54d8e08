import type { DeskCall } from '@formulary/rules/calls/desk/deskCall';
import type { ListSettings, ListShape } from '@formulary/rules/deskLists/listAddress';
import type { FilterValue } from '@formulary/rules/deskLists/listFilters';
import type { GridColumn, GridItem } from '@formulary/ui/pieces/desk/DataGrid';

/** What the server says about a page of a list, beside its rows. */
export interface ListAnswer {
  readonly total?: number | undefined;
  /** Cursor of the page behind this one; undefined on the last. */
  readonly next?: string | undefined;
  /** Cursor of the page before this one; undefined on the first. */
  readonly previous?: string | undefined;
}

/** What is the same each time a list is shown. */
export interface ListDeclaration<
  Row extends GridItem,
  Answer extends ListAnswer,
  Request,
  Params,
> extends Pick<ListShape, 'filters' | 'defaultSort'> {
  /** Views, columns and the width of the panel are kept by this name. */
  readonly name: string;
  /** One row, in the middle of a sentence: 'order'. */
  readonly one: string;
  /** The rows, in the middle of a sentence: 'orders'. */
  readonly what: string;
  readonly columns: readonly GridColumn<Row>[];
  /** Keys of columns that only some people see, beside `columns`. */
  readonly moreColumns?: readonly string[];
  readonly call: DeskCall<Params, undefined, Request, Answer>;
  /** Returns the request of the page that an address names. The shape has checked its values. */
  readonly requestOf: (settings: ListSettings) => Request;
  readonly rowsOf: (answer: Answer) => readonly Row[];
  /** Rows of a full page, to number those of the others. */
  readonly pageSize: number;
  /** A longer list is said to have more rows than this. */
  readonly mostCounted?: number;
  readonly idOf: (row: Row) => number;
  /** Names a row beyond its list: 'order F-2026-000031'. */
  readonly nameOf: (row: Row) => string;
  /** The page of a row. */
  readonly hrefOf?: (row: Row) => string;
  /** Key of a filter that links above the list choose, so that no chip does. */
  readonly tabFilter?: string;
}

/** A list of the desk: its columns, filters and sorts, and the call that reads it. */
export interface ListKind<
  Row extends GridItem,
  Answer extends ListAnswer,
  Request,
  Params = undefined,
> extends ListDeclaration<Row, Answer, Request, Params> {
  readonly shape: ListShape;
  readonly keyOf: (row: Row) => string;
}

/** Declares a list of the desk. Its columns say which of them sort. */
export function listKind<Row extends GridItem, Answer extends ListAnswer, Request, Params>(
  declared: ListDeclaration<Row, Answer, Request, Params>,
): ListKind<Row, Answer, Request, Params> {
  const { columns, moreColumns = [], filters, defaultSort, idOf } = declared;
  const keys = columns.map(({ key }) => key);
  const sortable = columns.filter(({ isSortable }) => isSortable).map(({ key }) => key);
  return {
    ...declared,
    shape: { filters, defaultSort, sortable, columns: [...keys, ...moreColumns] },
    keyOf: (row) => String(idOf(row)),
  };
}

/** Returns the sort and the cursor of a page, as calls name them. */
export function pageOf({ sort, place }: ListSettings) {
  const { from: _from, ...cursor } = place;
  // A list sorts by its columns, which its call knows.
  return { sort: sort.key as never, isDescending: sort.isDescending, ...cursor };
}

/** Returns the days of a filter, either of which may be missing. */
export const daysOf = (value: FilterValue | undefined) => (typeof value === 'object' ? value : {});
