import type { FastifyRequest, FastifyServerOptions } from 'fastify';
import { describeError } from './describeError.ts';
import { withoutSecrets } from './withoutSecrets.ts';
import { writeReadableLine } from './writeReadableLine.ts';

const PERSONAL = ['authorization', 'cookie', 'token', 'password', 'email', 'name', 'phone', 'dob'];

/** Target of the log lines. */
export interface LogStream {
  readonly write: (line: string) => void;
}

/**
 * Returns the log options: JSON lines with every request in production, otherwise only warnings, one readable line
 * each. Neither holds addresses, tokens, names or bodies: requests are logged by route, because a path may carry a
 * token. Personal keys and secrets in foreign messages are masked.
 */
export function logOptions(
  isProduction: boolean,
  stream?: LogStream,
): NonNullable<FastifyServerOptions['logger']> {
  const serializers = {
    req: (request: FastifyRequest) => ({
      method: request.method,
      route: request.routeOptions?.url ?? 'none',
    }),
    err: describeError,
  };
  const redact = { paths: PERSONAL.flatMap((key) => [key, `*.${key}`, `*.*.${key}`]), censor: '…' };
  const hooks = { streamWrite: withoutSecrets };
  return isProduction
    ? { level: 'info', serializers, redact, hooks, ...(stream ? { stream } : {}) }
    : { level: 'warn', serializers, redact, hooks, stream: stream ?? { write: writeReadableLine } };
}
