import { refusals } from './problems/refusals.ts';
import { callHeaders } from './callHeaders.ts';
import { readProblem } from './problems/readProblem.ts';
import { pendingCalls } from './pendingCalls.ts';
import { decodeAnswer } from '@formulary/rules/wire/decodeAnswer';
import { pageWork } from '@formulary/ui/primitives/lazy/pageWork';
import type { Call } from '@formulary/rules/calls/call';
import type { ApiProblem } from './problems/ApiProblem.ts';
import { problemOf } from './problems/problemOf.ts';
import type { FieldsOfCall } from '@formulary/rules/calls/fieldNames';
import type { Authority } from './Authority.ts';

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
  /** Version of the shop's settings; null if the answer states none. Uploads leave it out: other calls follow. */
  readonly settings?: string | null;
}

/** Makes a call through a transport. */
export type Exchange<Access> = <P, Q, B, A>(
  call: Call<P, Q, B, A, Access>,
  options: ExchangeOptions,
  send: (headers: Headers) => Promise<Reply>,
) => Promise<A>;

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
 * Returns the function that makes the calls of an app through any transport: authorises them and decodes the answers.
 * Every failure except an abort by the caller becomes an `ApiProblem`. Publishes failures to `refusals`; does not react
 * to them.
 */
export function createExchange<Access>(authority: Authority<Access>): Exchange<Access> {
  return async (call, options, send) => {
    const { isBackground = false, signal } = options;
    const isPrivate = authority.isPrivate(call.access);
    const session = isPrivate ? authority.session() : undefined;
    const endWork = pageWork.begin(`${call.method} ${call.path}`);
    const end = isBackground ? undefined : pendingCalls.begin();
    try {
      if (isPrivate && session === undefined) throw readProblem(401, null);
      const headersNow = () => authority.authorise(callHeaders(options), call.method, session);
      const headers = headersNow();
      let reply = await send(headers);
      if (isRefused(reply) && authority.isOutdated?.(refusalIn(reply, call), headers))
        reply = await send(headersNow());
      // Before the answer is used: what is shown beside it is as new as the answer.
      await authority.keepUp?.(Number(reply.settings));
      if (isRefused(reply)) throw refusalIn(reply, call);
      return decodeAnswer(call.answer, jsonOf(reply.text));
    } catch (failure) {
      if (signal?.aborted) throw failure;
      const problem = problemOf(failure);
      refusals.publish({ problem, isPrivate, session });
      throw problem;
    } finally {
      end?.();
      endWork();
    }
  };
}
