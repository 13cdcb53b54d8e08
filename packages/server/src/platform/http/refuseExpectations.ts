import type { Server } from 'node:http';
import { bareRefusal } from './bareRefusal.ts';

/** An `Expect` header that the server cannot meet is 417; Node alone would answer it without body and headers. */
export function refuseExpectations(server: Server, isProduction: boolean): void {
  const { status, headers, body } = bareRefusal(417, 'malformed-request', isProduction);
  server.on('checkExpectation', (_request, response) => {
    response.writeHead(status, headers).end(body);
  });
}
