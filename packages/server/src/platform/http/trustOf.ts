import proxyAddr from '@fastify/proxy-addr';
import type { TrustProxy } from './readTrustProxy.ts';

/** Whether an address, so many hops from the server, is a proxy whose word on the caller's address is taken. */
export function trustOf(trusted: TrustProxy): (address: string, hop: number) => boolean {
  if (trusted === false) return () => false;
  if (typeof trusted === 'number') return (_address, hop) => hop < trusted;
  return proxyAddr.compile(trusted.split(','));
}
