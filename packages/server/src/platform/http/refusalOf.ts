import { sqlState } from '../database/sqlState.ts';
import { Refused } from '../problems/Refused.ts';
import { WorkFailed } from '../problems/WorkFailed.ts';

const RETRY_AFTER_SECONDS = 5;

/**
 * PostgreSQL could not do it now: connection lost (08), resources (53), shut down or timed out (57),
 * lock not had (55P03), deadlocks that outlasted their retries (40), idle too long (25P03), standby (25006).
 */
const DATABASE_IS_AWAY = /^(08|53|57|40)|^(55P03|25P03|25006)$/;
/** A value that PostgreSQL cannot read or hold; only the request can have brought it. */
const VALUE_IS_UNFIT = new Set(['22P02', '22021', '22P05', '22001', '22003', '22007', '22008']);
const CONNECTION_FAULTS = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
]);
/** The pg driver gives these no code. */
const DRIVER_FAULT =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error|Client was closed)/;

/**
 * The refusal that an error amounts to: refusals themselves, what Fastify says of a bad request, a
 * database that is away or a worker that did not finish (503) and values that no database can hold
 * (400). `undefined` for everything else, which is a bug.
 */
export function refusalOf(error: unknown): Refused | undefined {
  // What a rule could not judge is a bug as well.
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
  // The socket of an embedded PostgreSQL that is starting again is not there yet.
  const isSocketGone = code === 'ENOENT' && syscall === 'connect';
  return isSocketGone || CONNECTION_FAULTS.has(code ?? '') || DRIVER_FAULT.test(error.message);
}

/** Fastify marks what is wrong with a request by a status of its own. */
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
