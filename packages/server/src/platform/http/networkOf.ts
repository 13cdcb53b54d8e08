import { isIPv6 } from 'node:net';

const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;
const BLOCKS = 8;
const NETWORK_BLOCKS = 4;

/**
 * Returns the network whose attempts are counted together: an IPv4 address, or the /64 of an IPv6 address, because its
 * holder controls all of it.
 */
export function networkOf(address: string): string {
  const mapped = MAPPED.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  const plain = address.replace(/%.*$/, '');
  if (!isIPv6(plain)) return address;
  const [head = '', tail] = plain.split('::');
  const before = head.split(':').filter((block) => block !== '');
  const after = (tail ?? '').split(':').filter((block) => block !== '');
  const zeros = Array<string>(Math.max(0, BLOCKS - before.length - after.length)).fill('0');
  const all = [...before, ...(tail === undefined ? [] : zeros), ...after];
  const network = all
    .slice(0, NETWORK_BLOCKS)
    .map((block) => Number.parseInt(block, 16).toString(16));
  return `${network.join(':')}::/64`;
}
