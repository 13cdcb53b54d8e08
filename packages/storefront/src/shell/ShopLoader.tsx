import { Loader } from '@formulary/ui/primitives/loading/Loader';
import { useSteadyFlag } from '@formulary/ui/primitives/loading/useSteadyFlag';
import { pageWork } from '@formulary/ui/primitives/lazy/pageWork';
import { useLayoutEffect, useSyncExternalStore } from 'react';
import { LOADER_WORK, pendingCalls } from '@formulary/client/http/pendingCalls';

/** The server-rendered page has no pending calls. */
const none = () => 0;

/** Returns the number of pending calls that are not flagged to skip the loader (spec 2.30). */
function usePendingCalls(): number {
  return useSyncExternalStore(pendingCalls.listen, pendingCalls.count, none);
}

/** No loader for shorter waits; once shown, it stays at least this long (spec 9.11, reading R18). */
const TIMING = { afterMs: 150, atLeastMs: 300 };

/** Shows the full-screen loader during requests that are not flagged to skip it (spec 2.30). */
export function ShopLoader() {
  const isShown = useSteadyFlag(usePendingCalls() > 0, TIMING);
  // The loader stays a moment longer than the requests, and nothing below it can be pressed until it is gone.
  useLayoutEffect(() => (isShown ? pageWork.begin(LOADER_WORK) : undefined), [isShown]);
  return <Loader isShown={isShown} />;
}
