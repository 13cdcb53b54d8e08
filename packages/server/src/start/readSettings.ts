import { StartupProblem } from '../platform/process/StartupProblem.ts';

const DEFAULT_PORT = 4000;
const LARGEST_PORT = 65_535;
const LONGEST_HOURS = 365 * 24;
const MB = 1024 * 1024;
/** Three documents of 8 MB: a lower limit would refuse the largest registrations. */
const LEAST_MB = 24;
const MOST_MB = 1_000_000;

/** Reads SHOP_URL or DESK_URL, a public address: scheme and host. Returns it without a trailing slash. */
export function readOrigin(
  name: 'SHOP_URL' | 'DESK_URL',
  value: string | undefined,
): string | undefined {
  if (!value) return undefined;
  const url = URL.canParse(value) ? new URL(value) : undefined;
  const isWeb = url?.protocol === 'https:' || url?.protocol === 'http:';
  const isOrigin = url && [url.origin, `${url.origin}/`].includes(value.toLowerCase());
  if (isWeb && isOrigin) return url.origin;
  const whose = name === 'SHOP_URL' ? 'shop' : 'desk';
  throw new StartupProblem(
    `${name} must be the ${whose}'s public address such as https://${whose}.example, without a path, not "${value}".`,
  );
}

/**
 * Reads a number of megabytes, 24 or more, and returns bytes. Refuses anything else with a `StartupProblem` that names
 * the variable.
 */
export function readMegabytes(name: string, value: string | undefined, standard: number): number {
  const megabytes = Number(value || standard);
  const isFit = Number.isInteger(megabytes) && megabytes >= LEAST_MB && megabytes <= MOST_MB;
  if (isFit) return megabytes * MB;
  throw new StartupProblem(
    `${name} must be a whole number of megabytes from ${LEAST_MB} to ${MOST_MB}, not "${value}".`,
  );
}

/** Reads PORT, 0 to 65535. */
export function readPort(value: string | undefined): number {
  if (!value) return DEFAULT_PORT;
  const port = Number(value);
  const isPort = /^\d{1,5}$/.test(value) && port <= LARGEST_PORT;
  if (!isPort) throw new StartupProblem(`PORT must be a number from 0 to 65535, not "${value}".`);
  return port;
}

/** Reads a duration in hours, at most a year. */
export function readHours(
  name: 'SESSION_IDLE_HOURS' | 'SESSION_MOST_HOURS',
  env: Readonly<Record<string, string | undefined>>,
  standard: number,
): number {
  const value = env[name];
  if (!value) return standard;
  const hours = Number(value);
  const isFit = /^\d+(\.\d+)?$/.test(value) && hours > 0 && hours <= LONGEST_HOURS;
  if (!isFit) throw new StartupProblem(`${name} must be a number of hours, not "${value}".`);
  return hours;
}

/** Reads DATABASE_URL or DATABASE_DIRECT_URL. Undefined if it is not set. */
export function readDatabaseUrl(
  env: Readonly<Record<string, string | undefined>>,
  name: 'DATABASE_URL' | 'DATABASE_DIRECT_URL',
): string | undefined {
  const value = env[name];
  if (!value) return undefined;
  const isPostgres = URL.canParse(value) && /^postgres(ql)?:$/.test(new URL(value).protocol);
  // The message omits the value, which may hold a password.
  if (!isPostgres)
    throw new StartupProblem(
      `${name} must be a PostgreSQL address such as postgresql://user:password@host:5432/formulary.`,
    );
  return value;
}

/** Reads NODE_ENV. */
export function readIsProduction(value: string | undefined): boolean {
  if (!value || value === 'development' || value === 'test') return false;
  if (value === 'production') return true;
  throw new StartupProblem(`NODE_ENV must be production, development or test, not "${value}".`);
}
