import { DatabaseError } from 'pg';

/** Returns the five-character SQLSTATE of a PostgreSQL error, or `undefined`. */
export function sqlState(error: unknown): string | undefined {
  // Checks the class, not the format: EPIPE has five capitals too.
  return error instanceof DatabaseError ? error.code : undefined;
}
