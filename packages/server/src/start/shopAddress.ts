import type { AddressInfo } from 'node:net';
import type { Config } from './config.ts';
import { StartupProblem } from '../platform/process/StartupProblem.ts';

/** Returns the browser address of a server that listens on `host`. */
export function shopAddress(host: string, listening: Pick<AddressInfo, 'port'>): string {
  const isEverywhere = host === '0.0.0.0' || host === '::';
  const name = isEverywhere ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${listening.port}`;
}

/**
 * Returns the shop's public address from the settings: SHOP_URL, or else where the server listens. Refuses port 0,
 * because the port is unknown before listening.
 */
export function shopUrlOf({
  shopUrl,
  host,
  port,
}: Pick<Config, 'shopUrl' | 'host' | 'port'>): string {
  if (shopUrl !== undefined) return shopUrl;
  if (port === 0) throw new StartupProblem('SHOP_URL must be set when PORT is 0.');
  return shopAddress(host, { port });
}

/**
 * Returns the desk's public address from the settings: DESK_URL, or else where the desk listens. Refuses port 0, because
 * the port is unknown before listening.
 */
export function deskUrlOf({ desk, host }: Pick<Config, 'desk' | 'host'>): string {
  if (desk?.url !== undefined) return desk.url;
  if (desk === undefined || desk.port === 0)
    throw new StartupProblem('DESK_URL must be set when DESK_PORT is 0.');
  return shopAddress(host, { port: desk.port });
}
