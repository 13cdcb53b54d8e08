import { readInteger } from '../platform/process/readInteger.ts';
import { StartupProblem } from '../platform/process/StartupProblem.ts';
import { readOrigin } from './readSettings.ts';

/** Where the desk of staff is served. */
export interface DeskSettings {
  /** TCP port; 0 takes any free one. */
  readonly port: number;
  /** Its public address without a trailing slash; by default, where it listens. */
  readonly url: string | undefined;
}

const LARGEST_PORT = 65_535;

interface ShopPlace {
  readonly port: number;
  readonly shopUrl: string | undefined;
  readonly isProduction: boolean;
  readonly metricsPort: number | undefined;
}

/**
 * Reads DESK_PORT, by default the one after PORT, and DESK_URL. In production the desk is served only if DESK_URL is
 * set, because only pages of that address may call it and its cookie needs https. Refuses an address of the shop, and a
 * port that is taken by the shop or its metrics.
 */
export function readDeskSettings(
  env: Readonly<Record<string, string | undefined>>,
  { port: shopPort, shopUrl, isProduction, metricsPort }: ShopPlace,
): DeskSettings | undefined {
  const url = readOrigin('DESK_URL', env['DESK_URL']);
  if (isProduction && url === undefined) {
    if (!env['DESK_PORT']) return undefined;
    throw new StartupProblem(
      'DESK_URL must be set when the desk is served in production: only pages of that address may call it, such as https://desk.example.',
    );
  }
  if (isProduction && url?.startsWith('http:'))
    throw new StartupProblem('DESK_URL must begin with https:// in production.');
  if (url !== undefined && url === shopUrl)
    throw new StartupProblem('DESK_URL must differ from SHOP_URL: the desk has its own address.');
  const port = readInteger('DESK_PORT', env['DESK_PORT'], {
    least: 0,
    most: LARGEST_PORT,
    standard: shopPort === 0 ? 0 : Math.min(shopPort + 1, LARGEST_PORT),
    unit: 'ports',
  });
  if (port !== 0 && port === shopPort)
    throw new StartupProblem('DESK_PORT must differ from PORT: the desk has its own address.');
  if (port !== 0 && port === metricsPort)
    throw new StartupProblem(
      `DESK_PORT must differ from METRICS_PORT. Unless set, it is the port after PORT: ${port}.`,
    );
  return { port, url };
}
