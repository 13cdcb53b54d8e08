import type { Call } from '@formulary/rules/calls/call';

interface AddressWords<P, Q> {
  readonly params?: P | undefined;
  readonly query?: Q | undefined;
}

type Written = Readonly<Record<string, unknown>>;

/** Returns the URL of a call, with parameters and query encoded for the wire. */
export function callUrl<P, Q, B, A, Access>(
  call: Call<P, Q, B, A, Access>,
  words: AddressWords<P, Q>,
): string {
  const inPath: Written = call.params ? call.params.write(words.params as P) : {};
  const filled = call.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(inPath[name])),
  );
  // It writes numbers and booleans as text by itself.
  const inQuery = (call.query ? call.query.write(words.query as Q) : {}) as Record<string, string>;
  const search = new URLSearchParams(inQuery).toString();
  return search === '' ? filled : `${filled}?${search}`;
}
