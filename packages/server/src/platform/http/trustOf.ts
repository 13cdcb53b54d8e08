import proxyAddr from '@fastify/proxy-addr';
import type { TrustProxy } from './readTrustProxy.ts';

/** Returns a function that says whether to trust the proxy at an address, the given number of hops away. */
export function trustOf(trusted: TrustProxy): (address: string, hop: number) => boolean {
  if (trusted === false) return () => false;
  if (typeof trusted === 'number') return (_address, hop) => hop < trusted;
  return proxyAddr.compile(trusted.split(','));
}
