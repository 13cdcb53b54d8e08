import { type Call } from '@formulary/rules/wire/call';
import { decodeAnswer } from '@formulary/rules/wire/decodeAnswer';
import { transportMessages } from '@formulary/rules/problems/transportMessages';
import { useSession } from '../state/session.ts';
import { ApiProblem } from './ApiProblem.ts';
import { callUrl } from './callUrl.ts';
import { readProblem } from './readProblem.ts';
import { traffic } from './traffic.ts';
import { xsrfToken } from './xsrfToken.ts';

const TIMEOUT_MS = 20_000;

type Part<Name extends string, Value> = [Value] extends [undefined]
  ? { readonly [K in Name]?: undefined }
  : { readonly [K in Name]: Value };

/** What a call is made with: the words that its codecs ask for. */
export type CallInput<P, Q, B> = Part<'params', P> & Part<'query', Q> & Part<'body', B>;

interface CallOptions {
  readonly signal?: AbortSignal;
  /** Never shows the loader (spec 7.1, reading R18); it lengthens the session like any call, for somebody is there. */
  readonly isBackground?: boolean;
  /** Makes a retry of the same command harmless. */
  readonly idempotencyKey?: string;
  /** Lets the call outlive the page. */
  readonly keepalive?: boolean;
}

function headersOf(method: string, token: string | undefined, options: CallOptions): Headers {
  const headers = new Headers({ accept: 'application/json' });
  if (token !== undefined) headers.set('authorization', `Bearer ${token}`);
  const xsrf = method === 'GET' ? undefined : xsrfToken(document.cookie);
  if (xsrf !== undefined) headers.set('x-xsrf-token', xsrf);
  if (options.idempotencyKey !== undefined) headers.set('idempotency-key', options.idempotencyKey);
  return headers;
}

async function jsonOf(response: Response): Promise<unknown> {
  const text = await response.text();
  return text === '' ? null : (JSON.parse(text) as unknown);
}

function problemOf(failure: unknown): ApiProblem {
  if (failure instanceof ApiProblem) return failure;
  const isSlow = failure instanceof DOMException && failure.name === 'TimeoutError';
  const isOffline = failure instanceof TypeError;
  const code = isSlow ? 'too-slow' : isOffline ? 'unavailable' : 'server-error';
  return new ApiProblem({ status: 0, code, message: transportMessages[code], cause: failure });
}

/**
 * Makes one call of the API (spec 7.1): encodes with its codecs, carries token and XSRF header, decodes the answer.
 * Throws `ApiProblem` for every failure but an abort by the caller; publishes to `traffic`, reacts to nothing.
 */
export async function callApi<P, Q, B, A>(
  call: Call<P, Q, B, A>,
  input: CallInput<P, Q, B>,
  options: CallOptions = {},
): Promise<A> {
  const { params, query, body } = input as { params?: P; query?: Q; body?: B };
  const { isBackground = false, signal } = options;
  const { token } = useSession.getState();
  const isPrivate = call.access === 'signed-in';
  traffic.publish({ kind: 'started', isBackground });
  try {
    if (isPrivate && token === undefined) throw readProblem(401, null);
    const headers = headersOf(call.method, isPrivate ? token : undefined, options);
    if (call.body) headers.set('content-type', 'application/json');
    const timeout = AbortSignal.timeout(TIMEOUT_MS);
    const response = await fetch(callUrl(call, { params, query }), {
      method: call.method,
      headers,
      ...(call.body ? { body: JSON.stringify(call.body.write(body as B)) } : {}),
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      keepalive: options.keepalive ?? false,
    });
    if (!response.ok) throw readProblem(response.status, await jsonOf(response).catch(() => null));
    return decodeAnswer(call.answer, await jsonOf(response));
  } catch (failure) {
    if (signal?.aborted) throw failure;
    const problem = problemOf(failure);
    traffic.publish({ kind: 'refused', problem, access: call.access, token });
    throw problem;
  } finally {
    traffic.publish({ kind: 'finished', isBackground });
  }
}
