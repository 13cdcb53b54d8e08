import type { AddressInfo } from 'node:net';

/** Returns the browser address of a server that listens on `host`. */
export function shopAddress(host: string, listening: Pick<AddressInfo, 'port'>): string {
  const isEverywhere = host === '0.0.0.0' || host === '::';
  const name = isEverywhere ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${listening.port}`;
}
