import type { IncomingMessage } from 'node:http';

/** Whether a request says that a body follows. */
export function hasBody({ headers }: IncomingMessage): boolean {
  return 'transfer-encoding' in headers || 'content-length' in headers;
}
