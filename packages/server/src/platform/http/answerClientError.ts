import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { RefusalCode } from '@formulary/rules/problems/messages';
import { bareRefusal, type BareRefusal } from './bareRefusal.ts';

const FAULTS: Readonly<Record<string, readonly [status: number, code: RefusalCode]>> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'too-slow'],
  HPE_HEADER_OVERFLOW: [431, 'too-large'],
};

/** Answers an unreadable HTTP request with the usual error shape and closes the connection. */
export function answerClientError(
  error: Error & { readonly code?: string },
  socket: Socket,
  isProduction: boolean,
): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const [status, code] = FAULTS[error.code ?? ''] ?? [400, 'malformed-request'];
  writeRefusal(socket, bareRefusal(status, code, isProduction));
}

/** Writes a refusal to a raw connection and ends it. */
function writeRefusal(socket: Socket, { status, headers, body }: BareRefusal): void {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n'));
}
