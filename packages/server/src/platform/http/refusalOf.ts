import { sqlState } from '../database/sqlState.ts';
import { Refused } from '../problems/Refused.ts';
import { WorkFailed } from '../problems/WorkFailed.ts';

const RETRY_AFTER_SECONDS = 5;

/**
 * PostgreSQL is unavailable: connection lost (08), resources (53), shutdown or timeout (57), lock timeout (55P03),
 * deadlocks after all retries (40), idle too long (25P03), standby (25006).
 */
const DATABASE_IS_AWAY = /^(08|53|57|40)|^(55P03|25P03|25006)$/;
/** PostgreSQL cannot read or store the value; it can only come from the request. */
const VALUE_IS_UNFIT = new Set(['22P02', '22021', '22P05', '22001', '22003', '22007', '22008']);
const CONNECTION_FAULTS = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
]);
/** Errors of the pg driver that have no code. */
const DRIVER_FAULT =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error|Client was closed)/;

/**
 * Returns the refusal for an error. Refusals stay as they are, and faults that Fastify finds in a request keep their
 * status. An unavailable database or an unfinished worker is 503; a value that the database cannot store is 400.
 * Returns `undefined` for anything else, which is a bug.
 */
export function refusalOf(error: unknown): Refused | undefined {
  // A refusal with status 500 is a bug as well.
  if (error instanceof Refused) return error.status === 500 ? undefined : error;
  if (!(error instanceof Error)) return undefined;
  if (error instanceof WorkFailed || isDatabaseAway(error)) {
    return new Refused('unavailable', { retryAfterSeconds: RETRY_AFTER_SECONDS });
  }
  if (VALUE_IS_UNFIT.has(sqlState(error) ?? '')) return new Refused('invalid-request');
  return requestFault(error);
}

function isDatabaseAway(error: Error): boolean {
  const state = sqlState(error);
  if (state !== undefined) return DATABASE_IS_AWAY.test(state);
  const { code, syscall } = error as NodeJS.ErrnoException;
  // The socket file is missing while the embedded PostgreSQL restarts.
  const isSocketGone = code === 'ENOENT' && syscall === 'connect';
  return isSocketGone || CONNECTION_FAULTS.has(code ?? '') || DRIVER_FAULT.test(error.message);
}

/** Fastify sets a status on errors caused by the request. */
function requestFault(error: Error): Refused | undefined {
  const status = (error as { statusCode?: number }).statusCode;
  if (status === undefined || status < 400) return undefined;
  if (status === 404) return new Refused('not-found');
  if (status === 408) return new Refused('too-slow');
  if (status === 413) return new Refused('too-large');
  if (status === 415) return new Refused('unsupported-type');
  if (status === 503) {
    return new Refused('unavailable', { retryAfterSeconds: RETRY_AFTER_SECONDS });
  }
  return status < 500 ? new Refused('malformed-request') : undefined;
}
