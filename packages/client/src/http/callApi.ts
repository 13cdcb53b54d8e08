import type { Exchange, ExchangeOptions } from './exchange.ts';
import { SETTINGS_HEADER } from '@formulary/rules/settings/pageSettings';
import type { Call } from '@formulary/rules/calls/call';
import { callUrl } from './callUrl.ts';

const TIMEOUT_MS = 20_000;

type Field<Name extends string, Value> = [Value] extends [undefined]
  ? { readonly [K in Name]?: undefined }
  : { readonly [K in Name]: Value };

/** Input of a call, as its codecs require. */
export type CallInput<P, Q, B> = Field<'params', P> & Field<'query', Q> & Field<'body', B>;

interface CallOptions extends ExchangeOptions {
  /** Lets the request outlive the page. */
  readonly keepalive?: boolean;
  /** For an answer that takes longer than others. */
  readonly timeoutMs?: number;
}

/** Makes a JSON call. */
export type CallApi<Access> = <P, Q, B, A>(
  call: Call<P, Q, B, A, Access>,
  input: CallInput<P, Q, B>,
  options?: CallOptions,
) => Promise<A>;

/** Returns the function that makes an app's JSON calls (spec 7.1): encodes the input, decodes the answer. */
export function createCallApi<Access>(exchange: Exchange<Access>): CallApi<Access> {
  return <P, Q, B, A>(
    call: Call<P, Q, B, A, Access>,
    input: CallInput<P, Q, B>,
    options: CallOptions = {},
  ) => {
    const { params, query, body } = input as { params?: P; query?: Q; body?: B };
    const { signal, keepalive = false, timeoutMs = TIMEOUT_MS } = options;
    return exchange(call, options, async (headers) => {
      if (call.body) headers.set('content-type', 'application/json');
      const timeout = AbortSignal.timeout(timeoutMs);
      const response = await fetch(callUrl(call, { params, query }), {
        method: call.method,
        headers,
        ...(call.body ? { body: JSON.stringify(call.body.write(body as B)) } : {}),
        signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
        keepalive,
      });
      return {
        status: response.status,
        text: await response.text(),
        settings: response.headers.get(SETTINGS_HEADER),
      };
    });
  };
}
