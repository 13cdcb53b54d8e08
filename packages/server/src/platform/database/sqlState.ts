import { DatabaseError } from 'pg';

/** The five-character SQLSTATE of an error that PostgreSQL answered with, or `undefined`. */
export function sqlState(error: unknown): string | undefined {
  // By class, not by look: EPIPE has five capitals too.
  return error instanceof DatabaseError ? error.code : undefined;
}
