import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { messages, type RefusalCode } from '@formulary/rules/problems/messages';

const FAULTS: Readonly<Record<string, readonly [status: number, code: RefusalCode]>> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'too-slow'],
  HPE_HEADER_OVERFLOW: [431, 'too-large'],
};

/** Answers what cannot even be read as HTTP, in the shape of every other error, and hangs up. */
export function answerClientError(error: Error & { readonly code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const [status, code] = FAULTS[error.code ?? ''] ?? [400, 'malformed-request'];
  const body = JSON.stringify({ message: messages[code], code });
  socket.end(
    [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      'Content-Type: application/json; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(body)}`,
      'X-Content-Type-Options: nosniff',
      'Cache-Control: no-store',
      'Connection: close',
      '',
      body,
    ].join('\r\n'),
  );
}
