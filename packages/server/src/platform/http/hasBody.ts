import type { IncomingMessage } from 'node:http';

/** Returns whether the headers of a request announce a body. */
export function hasBody({ headers }: IncomingMessage): boolean {
  return 'transfer-encoding' in headers || 'content-length' in headers;
}
