import { useSyncExternalStore } from 'react';
import { callsUnderWay } from '../lib/http/callsUnderWay.ts';

/** The server-rendered page has no pending calls. */
const none = () => 0;

/** Returns the number of pending calls that are not flagged to skip the loader (spec 2.30). */
export function useCallsUnderWay(): number {
  return useSyncExternalStore(callsUnderWay.listen, callsUnderWay.count, none);
}
