import { messages, type RefusalCode } from '@formulary/rules/problems/messages';
import { securityHeaders } from './securityHeaders.ts';

/** A refusal as it goes out where no route, and so no Fastify, has a part in the answer. */
export interface BareRefusal {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Refuses in the shape and with the headers of every other answer (reading R16), and hangs up. */
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
