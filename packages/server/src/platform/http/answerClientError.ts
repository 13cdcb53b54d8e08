import type { Socket } from 'node:net';
import type { RefusalCode } from '@formulary/rules/problems/messages';
import { bareRefusal } from './bareRefusal.ts';
import { writeRefusal } from './writeRefusal.ts';

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
