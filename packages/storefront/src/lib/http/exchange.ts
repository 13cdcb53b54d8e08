import { needsSession } from '@formulary/rules/accounts/permissions';
import type { Call } from '@formulary/rules/calls/call';
import type { FieldsOfCall } from '@formulary/rules/calls/fieldNames';
import { decodeAnswer } from '@formulary/rules/wire/decodeAnswer';
import { pageWork } from '@formulary/ui/primitives/lazy/pageWork';
import { useSession } from '../session/session.ts';
import type { ApiProblem } from './problems/ApiProblem.ts';
import { pendingCalls } from './pendingCalls.ts';
import { callHeaders } from './callHeaders.ts';
import { problemOf } from './problems/problemOf.ts';
import { readProblem } from './problems/readProblem.ts';
import { refusals } from './problems/refusals.ts';
import { XSRF_HEADER, xsrfToken } from './xsrfToken.ts';

/** Options of a polling call: no loader, and no extension of the session (reading R6). */
export const polled = { isBackground: true, isPolled: true } as const;

/** Options of every call, whatever its body. */
export interface ExchangeOptions {
  readonly signal?: AbortSignal;
  /** Never shows the loader (spec 7.1, reading R18); still extends the session, because a user is present. */
  readonly isBackground?: boolean;
  /** For polling: does not extend the session (reading R6). */
  readonly isPolled?: boolean;
  /** Makes a retry of the same command safe. */
  readonly idempotencyKey?: string;
}

/** Status and body of a response, from fetch or XMLHttpRequest. */
export interface Reply {
  readonly status: number;
  readonly text: string;
}

function jsonOf(text: string): unknown {
  return text === '' ? null : (JSON.parse(text) as unknown);
}

/** Returns the refusal of a response; a proxy's HTML page gets the status's own message. */
function refusalIn({ status, text }: Reply, call: FieldsOfCall): ApiProblem {
  try {
    return readProblem(status, jsonOf(text), call);
  } catch {
    return readProblem(status, null);
  }
}

const isRefused = ({ status }: Reply) => status < 200 || status > 299;

/**
 * Returns whether the call was refused because the XSRF cookie changed after the header was written. A new page makes
 * several calls at once, and one of them sets the cookie. Nothing was done, so the call can be retried.
 */
function lacksCookie(reply: Reply, sent: Headers, call: FieldsOfCall): boolean {
  const isMismatch = refusalIn(reply, call).errors?.[XSRF_HEADER] !== undefined;
  return isMismatch && xsrfToken(document.cookie) !== (sent.get(XSRF_HEADER) ?? undefined);
}

/**
 * Makes a call through any transport: adds token and XSRF header (spec 7.1) and decodes the answer. Every failure
 * except an abort by the caller becomes an `ApiProblem`. Publishes failures to `refusals`; does not react to them.
 */
export async function exchange<P, Q, B, A>(
  call: Call<P, Q, B, A>,
  options: ExchangeOptions,
  send: (headers: Headers) => Promise<Reply>,
): Promise<A> {
  const { isBackground = false, isPolled = false, signal, idempotencyKey } = options;
  const isPrivate = needsSession(call.access);
  const token = isPrivate ? useSession.getState().tokenToSend() : undefined;
  const endWork = pageWork.begin(`${call.method} ${call.path}`);
  const end = isBackground ? undefined : pendingCalls.begin();
  try {
    if (isPrivate && token === undefined) throw readProblem(401, null);
    const headersNow = () => callHeaders(call.method, { token, idempotencyKey, isPolled });
    const headers = headersNow();
    let reply = await send(headers);
    if (isRefused(reply) && lacksCookie(reply, headers, call)) reply = await send(headersNow());
    if (isRefused(reply)) throw refusalIn(reply, call);
    return decodeAnswer(call.answer, jsonOf(reply.text));
  } catch (failure) {
    if (signal?.aborted) throw failure;
    const problem = problemOf(failure);
    refusals.publish({ problem, access: call.access, token });
    throw problem;
  } finally {
    end?.();
    endWork();
  }
}
