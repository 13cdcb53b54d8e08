import { isAbsolute, resolve } from 'node:path';
import { StartupProblem } from './startup/StartupProblem.ts';

const DEFAULT_PORT = 4000;
const LARGEST_PORT = 65_535;

/** Everything the operator may set; read once, at start. */
export interface Config {
  /** TCP port of shop and API; 0 takes any free one. */
  readonly port: number;
  /** `localhost` answers on both loopback addresses only; `0.0.0.0` or `::` opens it to the network. */
  readonly host: string;
  /** Absolute path of the folder that keeps the embedded database. */
  readonly dataFolder: string;
  /** A PostgreSQL 15 or later to use instead of the embedded one. */
  readonly databaseUrl: string | undefined;
  readonly isProduction: boolean;
}

/**
 * Reads PORT, HOST, FORMULARY_DATA, DATABASE_URL and NODE_ENV; an empty value counts as not set.
 * Refuses a value it cannot use with a `StartupProblem` that names the variable.
 */
export function readConfig(
  env: Readonly<Record<string, string | undefined>>,
  workingFolder: string,
): Config {
  const dataFolder = env['FORMULARY_DATA'] || 'data';
  return {
    port: readPort(env['PORT']),
    host: env['HOST'] || 'localhost',
    dataFolder: isAbsolute(dataFolder) ? dataFolder : resolve(workingFolder, dataFolder),
    databaseUrl: readDatabaseUrl(env['DATABASE_URL']),
    isProduction: readIsProduction(env['NODE_ENV']),
  };
}

function readPort(value: string | undefined): number {
  if (!value) return DEFAULT_PORT;
  const port = Number(value);
  const isPort = /^\d{1,5}$/.test(value) && port <= LARGEST_PORT;
  if (!isPort) throw new StartupProblem(`PORT must be a number from 0 to 65535, not "${value}".`);
  return port;
}

function readDatabaseUrl(value: string | undefined): string | undefined {
  if (!value) return undefined;
  const isPostgres = URL.canParse(value) && /^postgres(ql)?:$/.test(new URL(value).protocol);
  // The value is not repeated: it may hold a password.
  if (!isPostgres)
    throw new StartupProblem(
      'DATABASE_URL must be a PostgreSQL address such as postgresql://user:password@host:5432/formulary.',
    );
  return value;
}

function readIsProduction(value: string | undefined): boolean {
  if (!value || value === 'development' || value === 'test') return false;
  if (value === 'production') return true;
  throw new StartupProblem(`NODE_ENV must be production, development or test, not "${value}".`);
}
