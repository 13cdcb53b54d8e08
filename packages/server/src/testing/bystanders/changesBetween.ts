import type { RowChange } from './RowChange.ts';
import type { StoredRow } from './StoredRow.ts';

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
