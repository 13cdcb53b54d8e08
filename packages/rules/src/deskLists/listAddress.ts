import { readPositive } from '../paging/pages.ts';
import {
  type FilterValue,
  type FilterValues,
  type ListFilter,
  readFilterValue,
  writeFilterValue,
} from './listFilters.ts';

/** Order of a list: by one column, from small to large unless descending. */
export interface ListSort {
  readonly key: string;
  readonly isDescending: boolean;
}

/** What a list of the desk can be filtered and sorted by, and its columns. */
export interface ListShape {
  readonly filters: readonly ListFilter[];
  /** Keys of the columns that sort. */
  readonly sortable: readonly string[];
  readonly defaultSort: ListSort;
  /** Keys of all columns. */
  readonly columns: readonly string[];
}

/** A place in a list of keyset pages. */
export interface ListPlace {
  /** Cursor of the last row before this page. */
  readonly after?: string;
  /** Cursor of the first row behind this page. */
  readonly before?: string;
  /** Number of the page's first row, from 1. Only for the count: the cursor decides. */
  readonly from?: number;
}

/** Settings of a list, which its address holds. */
export interface ListSettings {
  readonly filters: FilterValues;
  readonly sort: ListSort;
  /** Columns in order; absent for the list's own choice. */
  readonly columns?: readonly string[];
  readonly place: ListPlace;
}

/** The parameters of an address, as URLSearchParams has them. */
interface Parameters {
  readonly get: (name: string) => string | null;
}

const LONGEST_CURSOR = 500;
const CURSOR = /^[\w.~=+/:-]+$/;
const DESCENDING = '-';
const BETWEEN_COLUMNS = ',';

function readCursor(written: string | null): string | undefined {
  const isCursor = written !== null && written.length <= LONGEST_CURSOR && CURSOR.test(written);
  return isCursor ? written : undefined;
}

function readPlace(parameters: Parameters): ListPlace {
  const after = readCursor(parameters.get('after'));
  // A page has one cursor; of two the first counts.
  const before = after === undefined ? readCursor(parameters.get('before')) : undefined;
  if (after === undefined && before === undefined) return {};
  const from = readPositive(parameters.get('from'));
  return {
    ...(after !== undefined && { after }),
    ...(before !== undefined && { before }),
    ...(from !== undefined && { from }),
  };
}

function readSort({ sortable, defaultSort }: ListShape, written: string | null): ListSort {
  const isDescending = written?.startsWith(DESCENDING) === true;
  const key = isDescending ? written.slice(DESCENDING.length) : written;
  return key !== null && sortable.includes(key) ? { key, isDescending } : defaultSort;
}

function readColumns({ columns }: ListShape, written: string | null) {
  const asked = [...new Set(written?.split(BETWEEN_COLUMNS))];
  const known = asked.filter((key) => columns.includes(key));
  return known.length > 0 ? known : undefined;
}

/**
 * Reads the settings of a list from the parameters of an address: filters, sort, columns and page. It ignores whatever
 * the list does not have: unknown filters, values and columns, days that do not exist, cursors of odd characters. An
 * address without a cursor has no `from`.
 */
export function readListAddress(shape: ListShape, parameters: Parameters): ListSettings {
  const filters = shape.filters.flatMap((filter): readonly (readonly [string, FilterValue])[] => {
    const written = parameters.get(filter.key);
    const value = written === null ? undefined : readFilterValue(filter, written);
    return value === undefined ? [] : [[filter.key, value]];
  });
  const columns = readColumns(shape, parameters.get('columns'));
  return {
    filters: Object.fromEntries(filters),
    sort: readSort(shape, parameters.get('sort')),
    ...(columns !== undefined && { columns }),
    place: readPlace(parameters),
  };
}

/**
 * Writes the settings of a list as the query of an address, '?status=Paid&sort=-amount'. Empty for a list as it first
 * opens. Filters are in the order of the list, so that the same settings always have the same address.
 */
export function writeListAddress(shape: ListShape, settings: ListSettings): string {
  const { filters, sort, columns, place } = settings;
  const { key, isDescending } = sort;
  const isDefault =
    key === shape.defaultSort.key && isDescending === shape.defaultSort.isDescending;
  const written: readonly (readonly [string, string | undefined])[] = [
    ...shape.filters.map((filter) => {
      const value = filters[filter.key];
      return [filter.key, value === undefined ? undefined : writeFilterValue(value)] as const;
    }),
    ['sort', isDefault ? undefined : `${isDescending ? DESCENDING : ''}${key}`],
    ['columns', columns?.join(BETWEEN_COLUMNS)],
    ['after', place.after],
    ['before', place.before],
    ['from', place.from?.toString()],
  ];
  const pairs = written.flatMap(([name, value]) =>
    value === undefined ? [] : [`${encodeURIComponent(name)}=${encodeURIComponent(value)}`],
  );
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`;
}

/**
 * Returns the settings after a change. New filters or another sort lead back to the first page, because a cursor
 * belongs to one order of one choice of rows.
 *
 * @param settings - The settings that were asked for last.
 * @param change - What was chosen while `seen` was in view. Filters that are as in `seen` stay as in `settings`.
 * @param seen - The settings in view; a busy browser may not show those asked for last yet.
 */
export function changeList(
  settings: ListSettings,
  change: Partial<Pick<ListSettings, 'filters' | 'sort'>>,
  seen: ListSettings = settings,
): ListSettings {
  const { filters = seen.filters } = change;
  const isSame = ([key, value]: readonly [string, FilterValue]) => value === seen.filters[key];
  const removed = new Set(Object.keys(seen.filters).filter((key) => !(key in filters)));
  const kept = Object.entries(settings.filters).filter(([key]) => !removed.has(key));
  const chosen = Object.entries(filters).filter((filter) => !isSame(filter));
  return {
    ...settings,
    ...change,
    filters: Object.fromEntries([...kept, ...chosen]),
    place: {},
  };
}
