import { type CustomTypesConfig, Pool, types } from 'pg';
import { FOLLOW_TIMELINE, followTimeline } from './followTimeline.queries.ts';

/** Where a database is: a `DATABASE_URL`, or the socket of the embedded one. */
export type Connection =
  | { readonly connectionString: string }
  | {
      readonly host: string;
      readonly port: number;
      readonly user: string;
      readonly database: string;
    };

/** Parses PostgreSQL's bigint; throws if a number cannot hold it exactly. */
function parseSafeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`bigint ${text} does not fit a number`);
  return value;
}

const { builtins } = types;
const asWritten = (text: string): string => text;

/** Parsers for columns where the driver's own would mislead. */
const parsers = new Map<number, (text: string) => unknown>([
  [builtins.INT8, parseSafeInteger],
  // A day has no time zone: as a Date it becomes the day before, west of Greenwich.
  [builtins.DATE, asWritten],
  [builtins.TIMESTAMP, asWritten],
]);

/** bigint as a safe number, date as `yyyy-MM-dd`, timestamptz as Date, numeric as text. */
const columnTypes: CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    parsers.get(oid) ?? types.getTypeParser(oid, format),
};

const MOST_CONNECTIONS = 12;
const LONGEST_WAIT_FOR_CONNECTION_MS = 3_000;
const LONGEST_STATEMENT_MS = 10_000;
const LONGEST_LOCK_WAIT_MS = 5_000;
const LONGEST_IDLE_TRANSACTION_MS = 10_000;
/** A dead network never answers; this ends the wait shortly after PostgreSQL's own limit. */
const LONGEST_ANSWER_AFTER_MS = 2_000;

/** Settings of PostgreSQL that end what could wait for ever, in milliseconds. */
const limitsOf = (longestStatementMs: number) => ({
  statement_timeout: longestStatementMs,
  lock_timeout: LONGEST_LOCK_WAIT_MS,
  idle_in_transaction_session_timeout: LONGEST_IDLE_TRANSACTION_MS,
});

/**
 * What a connection gets at its beginning, for each transaction behind a pooler, which refuses limits as parameters and
 * changes to another PostgreSQL unseen. Sent together with `begin`.
 */
export const openingOfTransaction: readonly string[] = [
  ...Object.entries(limitsOf(LONGEST_STATEMENT_MS)).map(
    ([name, limit]) => `set local ${name} = ${limit}`,
  ),
  FOLLOW_TIMELINE,
];

/** Options of a pool beyond its connection. */
export interface PoolOptions {
  /** Higher for a command that reads everything; a server keeps the default. */
  readonly longestStatementMs?: number | undefined;
  /** Whether statements that do not wait for each other are sent together; streams of COPY cannot be. */
  readonly isPipelined?: boolean;
  /** Whether a pooler stands in between. Transactions then begin with `openingOfTransaction`. */
  readonly isPooled?: boolean;
  /** Whether connections skip numbers after a promotion or recovery; a restore skips them itself. */
  readonly isFollowing?: boolean;
}

/**
 * Creates a pool with a limit on everything that could wait for ever.
 * @param onLost called when an idle connection breaks; the pool replaces it.
 */
export function createPool(
  connection: Connection,
  onLost: (error: Error) => void,
  {
    longestStatementMs = LONGEST_STATEMENT_MS,
    isPooled = false,
    isPipelined = true,
    isFollowing = !isPooled,
  }: PoolOptions = {},
): Pool {
  const pool = new Pool({
    ...connection,
    max: MOST_CONNECTIONS,
    types: columnTypes,
    application_name: 'formulary',
    keepAlive: true,
    pipeline: isPipelined,
    connectionTimeoutMillis: LONGEST_WAIT_FOR_CONNECTION_MS,
    query_timeout: longestStatementMs + LONGEST_ANSWER_AFTER_MS,
    ...(!isPooled && limitsOf(longestStatementMs)),
  });
  if (isFollowing) followTimeline(pool);
  pool.on('error', onLost);
  // A connection that breaks in use fails its query. Without a listener the same error would end the process.
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}
