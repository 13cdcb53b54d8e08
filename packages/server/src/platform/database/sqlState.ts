import { DatabaseError } from 'pg';

/** Returns the five-character SQLSTATE of a PostgreSQL error, or `undefined`. */
export function sqlState(error: unknown): string | undefined {
  // Checks the class, not the format: EPIPE has five capitals too.
  return error instanceof DatabaseError ? error.code : undefined;
}

/**
 * Returns whether PostgreSQL refused a prepared statement because the columns of its answer have changed since. Nothing
 * was executed.
 */
export const isStaleStatement = (error: unknown): boolean =>
  error instanceof DatabaseError &&
  error.code === '0A000' &&
  error.routine === 'RevalidateCachedQuery';
