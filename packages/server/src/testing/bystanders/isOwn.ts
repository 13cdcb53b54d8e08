import type { RowChange } from './RowChange.ts';

/**
 * Whether a change is the business of a user alone: the row was theirs, and is. A row that names nobody may be added,
 * and nothing else.
 */
export function isOwn({ before, after }: RowChange, userId: number): boolean {
  return [before, after].every((row) => {
    if (row === undefined) return true;
    return row.owners === undefined ? before === undefined : row.owners.includes(userId);
  });
}
