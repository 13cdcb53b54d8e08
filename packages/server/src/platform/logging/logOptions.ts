import type { FastifyRequest, FastifyServerOptions } from 'fastify';
import { tokenPage } from '../http/tokenPage.ts';
import { describeError } from './describeError.ts';

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

const AFTER_TOKEN_PAGE = new RegExp(String.raw`(${tokenPage.source})[^\s"'\\]+`, 'gi');
const QUERY = /\?[^\s"'\\]+/g;
/** Longer than a request id and any name in the code; a token has 43 characters. */
const TOKEN = /[\w-]{40,}/g;

/**
 * Masks secrets in a line before it is written: the rest of an address that ends in a token, any query, and anything
 * that looks like a token. Libraries quote addresses in their messages.
 */
function withoutSecrets(line: string): string {
  return line.replace(AFTER_TOKEN_PAGE, '$1…').replace(QUERY, '?…').replace(TOKEN, '…');
}

const ERROR_LEVEL = 50;

interface LogLine {
  readonly level: number;
  readonly msg?: string;
  readonly reqId?: string;
  readonly err?: { readonly type: string; readonly message: string; readonly stack: string };
}

/** Writes one of pino's JSON lines to standard error in readable form. */
function writeReadableLine(json: string): void {
  const { level, msg, reqId, err }: LogLine = JSON.parse(json);
  const kind = level >= ERROR_LEVEL ? 'error' : 'warning';
  const parts = [msg, err?.message, reqId && `request ${reqId}`].filter(Boolean);
  const stack = level >= ERROR_LEVEL && err !== undefined ? `${err.stack}\n` : '';
  process.stderr.write(`${kind}: ${parts.join(' · ')}\n${stack}`);
}
