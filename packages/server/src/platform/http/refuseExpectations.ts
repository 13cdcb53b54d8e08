import type { Server } from 'node:http';
import { bareRefusal } from './bareRefusal.ts';

/** Answers an `Expect` header that the server cannot meet with 417. Node's own answer has no body or headers. */
export function refuseExpectations(server: Server, isProduction: boolean): void {
  const { status, headers, body } = bareRefusal(417, 'malformed-request', isProduction);
  server.on('checkExpectation', (_request, response) => {
    response.writeHead(status, headers).end(body);
  });
}
