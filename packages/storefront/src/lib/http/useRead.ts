import { needsSession } from '@formulary/rules/accounts/permissions';
import type { Call } from '@formulary/rules/calls/call';
import { decodeAnswer } from '@formulary/rules/wire/decodeAnswer';
import { useEffect, useRef } from 'react';
import useSWR, { type SWRResponse, unstable_serialize, useSWRConfig } from 'swr';
import { useServedAnswer } from './useServedAnswer.ts';
import { useSession } from '../session/session.ts';
import type { ApiProblem } from './problems/ApiProblem.ts';
import { type CallInput, callApi } from './http.ts';
import { keys } from './keys.ts';

interface ReadOptions<A> {
  /** Keeps the current data on screen while new input loads. */
  readonly keepPrevious?: boolean;
  /** Never shows the loader, as for the header's reads. */
  readonly isBackground?: boolean;
  /** Read once and kept (spec 7.14). */
  readonly isLasting?: boolean;
  /** Replaces the plain call, for a read that must agree with pending changes. */
  readonly read?: (isBackground: boolean) => Promise<A>;
}

/**
 * Reads an answer of the API through SWR. With `input` null, or for a private call without a session, reads nothing.
 */
export function useRead<P, Q, B, A>(
  call: Call<P, Q, B, A>,
  input: CallInput<P, Q, B> | null,
  { keepPrevious = false, isBackground = false, isLasting = false, read }: ReadOptions<A> = {},
): SWRResponse<A, ApiProblem> {
  const { cache } = useSWRConfig();
  const isSignedIn = useSession(({ token }) => token !== undefined);
  const canRead = input !== null && (isSignedIn || !needsSession(call.access));
  const hasShown = useRef(false);
  const key = canRead ? keys.of(call, input) : null;
  const takeServed = useServedAnswer<A>({
    name: call.name,
    input,
    key: unstable_serialize(key),
    decode: (wire) => decodeAnswer(call.answer, wire),
  });
  const fetchAnswer = () => {
    const known = takeServed();
    if (known !== undefined) return known;
    // No loader for a refresh, nor for the next page of shown data (reading R18).
    const isRefresh = cache.get(unstable_serialize(key))?.data !== undefined;
    const isQuiet = isBackground || isRefresh || (keepPrevious && hasShown.current);
    if (read) return read(isQuiet);
    return callApi(call, input as CallInput<P, Q, B>, { isBackground: isQuiet });
  };
  const answer = useSWR<A, ApiProblem>(key, fetchAnswer, {
    keepPreviousData: keepPrevious,
    ...(isLasting ? { revalidateIfStale: false, revalidateOnFocus: false } : {}),
  });
  useEffect(() => {
    hasShown.current = answer.data !== undefined;
  });
  return answer;
}
