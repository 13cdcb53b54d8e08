import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { BareRefusal } from './bareRefusal.ts';

/** Writes a refusal to a raw connection and ends it. */
export function writeRefusal(socket: Socket, { status, headers, body }: BareRefusal): void {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n'));
}
