import type { StoredRow } from './rowReader.queries.ts';

/** A row that was added, changed, rewritten or removed. */
export interface RowChange {
  readonly table: string;
  readonly before: StoredRow | undefined;
  readonly after: StoredRow | undefined;
}

type Rows = ReadonlyMap<string, StoredRow>;

/** Returns the row changes between two readings, ordered by table and key. */
export function changesBetween(before: Rows, after: Rows): readonly RowChange[] {
  const keys = [...new Set([...before.keys(), ...after.keys()])].toSorted();
  return keys.flatMap((key) => {
    const [was, is] = [before.get(key), after.get(key)];
    const isSame = was?.contents === is?.contents && was?.writtenBy === is?.writtenBy;
    return isSame ? [] : [{ table: (was ?? is)?.table ?? '', before: was, after: is }];
  });
}

/** Returns how many rows of each table were added, changed and removed, such as `orders changed: 1`. */
export function changesByKind(changes: readonly RowChange[]): readonly string[] {
  const kinds = Object.groupBy(changes, ({ table, before, after }) => {
    if (before === undefined) return `${table} added`;
    return `${table} ${after === undefined ? 'removed' : 'changed'}`;
  });
  return Object.entries(kinds).map(([kind, rows = []]) => `${kind}: ${rows.length}`);
}

/** Formats a change for the output of a failed test: `products [3]: in_stock 100 → 96`. */
export function changeInWords({ table, before, after }: RowChange): string {
  const { key = '', owners = [] } = before ?? after ?? {};
  const whose = owners.length === 0 ? '' : ` of user ${owners.join(' and ')}`;
  return `${table} ${key}${whose}: ${describeColumns(before?.contents, after?.contents)}`;
}

function describeColumns(before: string | undefined, after: string | undefined): string {
  if (before === undefined) return 'added';
  if (after === undefined) return 'removed';
  if (before === after) return 'written again as it was';
  const was = JSON.parse(before) as Readonly<Record<string, unknown>>;
  const is = JSON.parse(after) as Readonly<Record<string, unknown>>;
  const different = Object.keys(is).filter(
    (column) => JSON.stringify(was[column]) !== JSON.stringify(is[column]),
  );
  return different
    .map((column) => `${column} ${String(was[column])} → ${String(is[column])}`)
    .join(', ');
}

/**
 * Returns whether a change only affects rows of one user, before and after it. A row without a known owner may only be
 * added.
 */
export function affectsOnlyUser({ before, after }: RowChange, userId: number): boolean {
  return [before, after].every((row) => {
    if (row === undefined) return true;
    return row.owners === undefined ? before === undefined : row.owners.includes(userId);
  });
}
