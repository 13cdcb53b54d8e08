import { readProblem } from '@formulary/client/http/problems/readProblem';
import { useSWRConfig } from 'swr';
import { useContext } from 'react';
import { type Served, ServedContext } from '../served/ServedContext.ts';

interface ServedRead<A> {
  readonly name: string;
  readonly input: unknown;
  /** Cache key; empty when nothing is read. */
  readonly key: string;
  readonly decode: (wire: unknown) => A;
}

const NOT_FOUND = 404;

/**
 * Fills the cache with the served answer before its first use, so that the server and the hydrating browser render the
 * same. Returns a function that gives the answer to skip the first request.
 */
export function useServedAnswer<A>({
  name,
  input,
  key,
  decode,
}: ServedRead<A>): () => A | undefined {
  const served = useContext(ServedContext);
  const { cache } = useSWRConfig();
  if (served && key !== '' && cache.get(key) === undefined) {
    const state = stateOf(served, { name, input, key, decode });
    if (state) cache.set(key, { ...state, isLoading: false, isValidating: false });
  }
  return () => (served?.take(key) ? (cache.get(key)?.data as A | undefined) : undefined);
}

/** Decoded answers: the server renders many pages from one list of categories. */
const decoded = new WeakMap<object, unknown>();

function decodeOnce<A>(wire: unknown, decode: (wire: unknown) => A): A {
  if (typeof wire !== 'object' || wire === null) return decode(wire);
  const data = decoded.has(wire) ? (decoded.get(wire) as A) : decode(wire);
  decoded.set(wire, data);
  return data;
}

function stateOf<A>(served: Served, { name, input, key, decode }: ServedRead<A>) {
  const known = served.known(name, input, key);
  if (known === undefined) return undefined;
  if (known === 'missing') return { error: readProblem(NOT_FOUND, null) };
  return { data: known.data === undefined ? decodeOnce(known.wire, decode) : (known.data as A) };
}
