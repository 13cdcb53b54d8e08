import type { Call } from '@formulary/rules/calls/call';
import { callUrl } from './callUrl.ts';
import { type ExchangeOptions, exchange } from './exchange.ts';

const TIMEOUT_MS = 20_000;

type Field<Name extends string, Value> = [Value] extends [undefined]
  ? { readonly [K in Name]?: undefined }
  : { readonly [K in Name]: Value };

/** Input of a call, as its codecs require. */
export type CallInput<P, Q, B> = Field<'params', P> & Field<'query', Q> & Field<'body', B>;

interface CallOptions extends ExchangeOptions {
  /** Lets the request outlive the page. */
  readonly keepalive?: boolean;
}

/** Makes a JSON call of the API (spec 7.1): encodes the input, sends token and XSRF header, decodes the answer. */
export function callApi<P, Q, B, A>(
  call: Call<P, Q, B, A>,
  input: CallInput<P, Q, B>,
  options: CallOptions = {},
): Promise<A> {
  const { params, query, body } = input as { params?: P; query?: Q; body?: B };
  const { signal, keepalive = false } = options;
  return exchange(call, options, async (headers) => {
    if (call.body) headers.set('content-type', 'application/json');
    const timeout = AbortSignal.timeout(TIMEOUT_MS);
    const response = await fetch(callUrl(call, { params, query }), {
      method: call.method,
      headers,
      ...(call.body ? { body: JSON.stringify(call.body.write(body as B)) } : {}),
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      keepalive,
    });
    return { status: response.status, text: await response.text() };
  });
}
