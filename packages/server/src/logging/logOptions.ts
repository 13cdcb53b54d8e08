import type { FastifyRequest, FastifyServerOptions } from 'fastify';
import { describeError } from './describeError.ts';
import { writeReadableLine } from './writeReadableLine.ts';

const PERSONAL = ['authorization', 'cookie', 'token', 'password', 'email', 'name', 'phone', 'dob'];

/**
 * How the server logs: JSON lines with every request in production, and otherwise only warnings, in
 * one readable line each. Neither holds addresses, tokens, names or bodies: requests are logged by
 * route, because a path may carry a token, and what personal keys slip in is masked.
 */
export function logOptions(isProduction: boolean): NonNullable<FastifyServerOptions['logger']> {
  const serializers = {
    req: (request: FastifyRequest) => ({
      method: request.method,
      route: request.routeOptions?.url ?? 'none',
    }),
    err: describeError,
  };
  const redact = { paths: PERSONAL.flatMap((key) => [key, `*.${key}`, `*.*.${key}`]), censor: '…' };
  return isProduction
    ? { level: 'info', serializers, redact }
    : { level: 'warn', serializers, redact, stream: { write: writeReadableLine } };
}
