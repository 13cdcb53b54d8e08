import { useSyncExternalStore } from 'react';
import { pendingCalls } from '../lib/http/pendingCalls.ts';

/** The server-rendered page has no pending calls. */
const none = () => 0;

/** Returns the number of pending calls that are not flagged to skip the loader (spec 2.30). */
export function usePendingCalls(): number {
  return useSyncExternalStore(pendingCalls.listen, pendingCalls.count, none);
}
