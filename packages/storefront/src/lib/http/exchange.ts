import { needsSession } from '@formulary/rules/calls/access';
import type { Call } from '@formulary/rules/calls/call';
import type { FieldsOfCall } from '@formulary/rules/calls/fieldNames';
import { decodeAnswer } from '@formulary/rules/wire/decodeAnswer';
import { pageWork } from '@formulary/ui/primitives/pageWork';
import { useSession } from '../session/session.ts';
import type { ApiProblem } from './ApiProblem.ts';
import { callsUnderWay } from './callsUnderWay.ts';
import { callHeaders } from './callHeaders.ts';
import { problemOf } from './problemOf.ts';
import { readProblem } from './readProblem.ts';
import { refusals } from './refusals.ts';
import { XSRF_HEADER, xsrfToken } from './xsrfToken.ts';

/** How a call is made, whatever it carries. */
export interface ExchangeOptions {
  readonly signal?: AbortSignal;
  /** Never shows the loader (spec 7.1, reading R18); it lengthens the session like any call, for somebody is there. */
  readonly isBackground?: boolean;
  /** Nobody asked for it just now: it does not lengthen the session (reading R6). */
  readonly isPolled?: boolean;
  /** Makes a retry of the same command harmless. */
  readonly idempotencyKey?: string;
}

/** What came back, whichever way the call was sent. */
export interface Reply {
  readonly status: number;
  readonly text: string;
}

function jsonOf(text: string): unknown {
  return text === '' ? null : (JSON.parse(text) as unknown);
}

/** A proxy on the way answers in pages, not in JSON. */
function refusalIn({ status, text }: Reply, call: FieldsOfCall): ApiProblem {
  try {
    return readProblem(status, jsonOf(text), call);
  } catch {
    return readProblem(status, null);
  }
}

const isRefused = ({ status }: Reply) => status < 200 || status > 299;

/**
 * Whether a call was refused because the browser got its XSRF cookie, or another, after the header was written: a page that
 * opens makes several calls at once, and one of them brings the cookie. Nothing was done, so the call may be made again.
 */
function lacksCookie(reply: Reply, sent: Headers, call: FieldsOfCall): boolean {
  const isMismatch = refusalIn(reply, call).errors?.[XSRF_HEADER] !== undefined;
  return isMismatch && xsrfToken(document.cookie) !== (sent.get(XSRF_HEADER) ?? undefined);
}

/**
 * What holds for every call however it is sent: token and XSRF header go with it (spec 7.1), its answer is decoded, and
 * whatever fails but an abort by the caller is an `ApiProblem`. Publishes to `refusals`, reacts to nothing.
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
  const end = isBackground ? undefined : callsUnderWay.begin();
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
