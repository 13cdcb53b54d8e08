import { messages, type RefusalCode } from '@formulary/rules/problems/messages';
import { securityHeaders } from './securityHeaders.ts';

/** A refusal sent outside Fastify, because no route handles the request. */
export interface BareRefusal {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Builds a refusal with the shape and headers of every other answer (reading R16). Closes the connection. */
export function bareRefusal(
  status: number,
  code: RefusalCode,
  isProduction: boolean,
  retryAfterSeconds?: number,
): BareRefusal {
  const body = JSON.stringify({ message: messages[code], code });
  return {
    status,
    headers: {
      ...securityHeaders('', isProduction),
      'content-type': 'application/json; charset=utf-8',
      'content-length': String(Buffer.byteLength(body)),
      'cache-control': 'no-store',
      connection: 'close',
      ...(retryAfterSeconds === undefined ? {} : { 'retry-after': String(retryAfterSeconds) }),
    },
    body,
  };
}
