import { isIP } from 'node:net';
import proxyAddr from '@fastify/proxy-addr';
import { StartupProblem } from '../process/StartupProblem.ts';

const MOST_HOPS = 9;
const LONGEST_PREFIX = { 4: 32, 6: 128 } as const;

/** Proxies whose X-Forwarded-For is trusted: none, a number of hops, or addresses. */
export type TrustProxy = false | number | string;

/**
 * Reads TRUST_PROXY: the number of proxies in front of the shop, or their addresses. Refuses 'true', which would trust
 * any address a caller claims and so undo every limit by address.
 */
export function readTrustProxy(value: string | undefined): TrustProxy {
  if (!value || value === '0' || value === 'false') return false;
  if (/^\d$/.test(value) && Number(value) <= MOST_HOPS) return Number(value);
  const proxies = value.split(',').map((proxy) => proxy.trim());
  if (proxies.every(isProxy)) return proxies.join(',');
  throw new StartupProblem(
    `TRUST_PROXY must be the number of proxies before the shop, or their addresses such as 10.0.0.0/8,127.0.0.1, not "${value}".`,
  );
}

function isProxy(proxy: string): boolean {
  if (proxy === 'loopback') return true;
  const [address = '', prefix, ...more] = proxy.split('/');
  const version = isIP(address);
  if (version === 0 || more.length > 0) return false;
  if (prefix === undefined) return true;
  return /^\d{1,3}$/.test(prefix) && Number(prefix) <= LONGEST_PREFIX[version as 4 | 6];
}

/** Returns a function that says whether to trust the proxy at an address, the given number of hops away. */
export function trustOf(trusted: TrustProxy): (address: string, hop: number) => boolean {
  if (trusted === false) return () => false;
  if (typeof trusted === 'number') return (_address, hop) => hop < trusted;
  return proxyAddr.compile(trusted.split(','));
}
