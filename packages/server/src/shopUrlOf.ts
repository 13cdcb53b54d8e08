import type { Config } from './config.ts';
import { shopAddress } from './shopAddress.ts';
import { StartupProblem } from './platform/process/StartupProblem.ts';

/**
 * The shop's public address as the settings say it: SHOP_URL, or else where the server listens. Refuses
 * when any free port is taken, which is known to nobody before.
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
