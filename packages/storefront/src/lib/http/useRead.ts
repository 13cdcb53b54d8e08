import { useSession } from '../session/session.ts';
import { decodeAnswer } from '@formulary/rules/wire/decodeAnswer';
import { needsSession } from '@formulary/rules/accounts/permissions';
import useSWR, { type SWRResponse, unstable_serialize } from 'swr';
import type { ApiProblem } from '@formulary/client/http/problems/ApiProblem';
import type { Call } from '@formulary/rules/calls/call';
import { callApi } from './http.ts';
import { useServedAnswer } from './useServedAnswer.ts';
import type { CallInput } from '@formulary/client/http/callApi';
import { keys } from './keys.ts';

interface ReadOptions<A> {
  /** Keeps the current data on screen while new input loads. */
  readonly keepPrevious?: boolean;
  /** Read once and kept (spec 7.14). */
  readonly isLasting?: boolean;
  /** Replaces the plain call, for a read that must agree with pending changes. It never shows the loader either. */
  readonly read?: () => Promise<A>;
}

/**
 * Reads an answer of the API through SWR. Never shows the full-screen loader (spec 2.30, 7.1): the screen has a skeleton
 * for what it reads, and a veil over what is there already would only hide it. With `input` null, or for a private call without a session, reads nothing.
 */
export function useRead<P, Q, B, A>(
  call: Call<P, Q, B, A>,
  input: CallInput<P, Q, B> | null,
  { keepPrevious = false, isLasting = false, read }: ReadOptions<A> = {},
): SWRResponse<A, ApiProblem> {
  const isSignedIn = useSession(({ token }) => token !== undefined);
  const canRead = input !== null && (isSignedIn || !needsSession(call.access));
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
    if (read) return read();
    return callApi(call, input as CallInput<P, Q, B>, { isBackground: true });
  };
  return useSWR<A, ApiProblem>(key, fetchAnswer, {
    keepPreviousData: keepPrevious,
    ...(isLasting ? { revalidateIfStale: false, revalidateOnFocus: false } : {}),
  });
}
