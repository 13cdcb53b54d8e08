import type { Config } from './config.ts';
import { DIRECT_IS_POOLED } from '../platform/database/requirePooler.queries.ts';
import { sqlState } from '../platform/database/sqlState.ts';
import { StartupProblem } from '../platform/process/StartupProblem.ts';

/** Sentences for errors of the operating system, with a remedy. */
const SYSTEM: Readonly<Record<string, (config: Config, path: string) => string>> = {
  EADDRNOTAVAIL: ({ host }) => `HOST ${host} is not an address of this machine.`,
  ENOSPC: ({ dataFolder }) => `The disk is full: there is no room in ${dataFolder}.`,
  EDQUOT: ({ dataFolder }) => `The disk quota is used up: there is no room in ${dataFolder}.`,
  EROFS: (_config, path) => `The disk is read-only: ${path} cannot be written.`,
  ENOTDIR: ({ dataFolder }) => `FORMULARY_DATA must be a folder: ${dataFolder} cannot be one.`,
  EEXIST: ({ dataFolder }) => `FORMULARY_DATA must be a folder: ${dataFolder} is a file.`,
};

/** Sentences for errors of an external PostgreSQL. */
const POSTGRES: Readonly<Record<string, string>> = {
  '28P01': 'The database refuses the password of DATABASE_URL.',
  '28000': 'The database refuses the user of DATABASE_URL.',
  '3D000': 'The database that DATABASE_URL names does not exist.',
  '53100': 'The disk is full: the database has no room to start.',
  '55P03':
    'Another program holds a lock on a table of the shop, so that the schema cannot be changed: end it and start again.',
  '53300': 'The database has no connection left: raise its max_connections.',
  '42501': 'The database does not allow its user to set up the shop: make the user its owner.',
};

/** Poolers refuse the limits that come with a connection: protocol_violation. */
const URL_IS_POOLED =
  'DATABASE_URL leads to a connection pooler: set DATABASE_DIRECT_URL to the address of PostgreSQL itself.';

/** Describes in one sentence, without a stack trace, why the server could not start. */
export function describeStartupFailure(error: unknown, config: Config | undefined): string {
  if (error instanceof StartupProblem || config === undefined) return messageOf(error);
  const { code = '', syscall, path = config.dataFolder } = error as NodeJS.ErrnoException;
  const [port, setting] = portOf(error, config);
  if (code === 'EADDRINUSE')
    return `Port ${port} is already in use: stop what is using it, or set ${setting} to another one.`;
  const isListening = syscall === 'listen' || syscall === 'bind';
  if (code === 'EACCES' || code === 'EPERM') {
    return isListening
      ? `Port ${port} needs more rights than this user has: set ${setting} to one above 1023.`
      : `This user may not write ${path}: change its owner, or set FORMULARY_DATA to another folder.`;
  }
  const { hostname } = error as { hostname?: string };
  if (hostname === config.host) return `HOST ${config.host} is not known.`;
  if (sqlState(error) === '08P01')
    return config.directUrl === undefined ? URL_IS_POOLED : DIRECT_IS_POOLED;
  const known = POSTGRES[sqlState(error) ?? ''] ?? SYSTEM[code]?.(config, path);
  if (known !== undefined) return known;
  if (config.databaseUrl !== undefined) {
    return `The database at ${databaseAddress(config.databaseUrl)} cannot be reached: ${reasonOf(error)}.`;
  }
  return `Formulary could not start: ${reasonOf(error)}.`;
}

/** Returns the port that could not be opened, and the setting that names it. */
function portOf(error: unknown, { port, desk, metrics }: Config): readonly [number, string] {
  const refused = (error as { port?: number }).port ?? port;
  if (refused === port) return [port, 'PORT'];
  if (refused === desk?.port) return [refused, 'DESK_PORT'];
  return [refused, refused === metrics?.port ? 'METRICS_PORT' : 'PORT'];
}

/** Host and name only: the rest may be secret. */
function databaseAddress(url: string): string {
  const { host, pathname, searchParams } = new URL(url);
  return `${searchParams.get('host') ?? host}${pathname}`;
}

/** Node collects one error per tried address in an AggregateError without a message. */
function reasonOf(error: unknown): string {
  const first = error instanceof AggregateError ? (error.errors[0] as unknown) : error;
  return messageOf(first).replace(/\.$/, '');
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
