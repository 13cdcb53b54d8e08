import type { Db } from '../../platform/database/Db.ts';
import { changesBetween, changesByKind } from './rowChanges.ts';
import { rowReader } from './rowReader.queries.ts';

/** Written for each attempt, whatever becomes of it: when a session was used, and what was guessed at. */
const OF_ATTEMPTS = new Set([
  'attempt_counters',
  'sign_in_failures',
  'staff_challenges',
  'staff_sessions',
]);

/**
 * Returns a function that begins to watch a database. What that returns says how many rows of each table were added,
 * changed and removed since, without those that record attempts.
 */
export function rowWatcher(db: Db): () => Promise<() => Promise<string>> {
  const readAllRows = rowReader(db);
  return async () => {
    const before = await readAllRows();
    return async () => {
      const changes = changesBetween(before, await readAllRows());
      return changesByKind(changes.filter(({ table }) => !OF_ATTEMPTS.has(table))).join(', ');
    };
  };
}
