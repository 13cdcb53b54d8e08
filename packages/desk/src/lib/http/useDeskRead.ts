import type { CallInput } from '@formulary/client/http/callApi';
import type { ApiProblem } from '@formulary/client/http/problems/ApiProblem';
import type { DeskCall } from '@formulary/rules/calls/desk/deskCall';
import useSWR, { type SWRResponse } from 'swr';
import { callDesk } from './callDesk.ts';

interface ReadOptions {
  /** Keeps the current data on screen while new input loads. */
  readonly keepPrevious?: boolean;
  /** Reads again this often, in ms, while the page is visible. Such a read does not keep an idle desk open. */
  readonly everyMs?: number;
}

/** Returns the cache key of a read. `isReadOf(call.name)` matches all of a call. */
const deskKey = ({ name }: { readonly name: string }, input: unknown) => [name, input];

/** Reads an answer of the desk through SWR; nothing with `input` null. The screen shows loading and failure. */
export function useDeskRead<P, Q, B, A>(
  call: DeskCall<P, Q, B, A>,
  input: CallInput<P, Q, B> | null,
  { keepPrevious = false, everyMs = 0 }: ReadOptions = {},
): SWRResponse<A, ApiProblem> {
  const read = () =>
    callDesk(call, input as CallInput<P, Q, B>, { isBackground: true, isPolled: everyMs > 0 });
  return useSWR<A, ApiProblem>(input === null ? null : deskKey(call, input), read, {
    keepPreviousData: keepPrevious,
    refreshInterval: everyMs,
  });
}
