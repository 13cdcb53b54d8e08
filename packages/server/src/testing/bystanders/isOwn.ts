import type { RowChange } from './RowChange.ts';

/**
 * Returns whether a change only affects rows of one user, before and after it. A row without a known owner may only be
 * added.
 */
export function isOwn({ before, after }: RowChange, userId: number): boolean {
  return [before, after].every((row) => {
    if (row === undefined) return true;
    return row.owners === undefined ? before === undefined : row.owners.includes(userId);
  });
}
