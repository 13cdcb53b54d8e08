import { useEffect, useState } from 'react';
import { acquirePollingLock } from './acquirePollingLock.ts';

/**
 * Returns whether this tab does the regular work: one visible tab holds the lock, and releases it when hidden or
 * closed. In a browser without locks, or with cookies blocked, every visible tab works.
 */
export function useIsPoller(name: string): boolean {
  const [isPoller, setIsPoller] = useState(false);
  useEffect(() => {
    let turn: AbortController | undefined;
    const stop = () => {
      turn?.abort();
      turn = undefined;
      setIsPoller(false);
    };
    const follow = () => {
      if (document.visibilityState !== 'visible') return stop();
      if (!turn) turn = acquirePollingLock(name, setIsPoller);
    };
    document.addEventListener('visibilitychange', follow);
    follow();
    return () => {
      document.removeEventListener('visibilitychange', follow);
      stop();
    };
  }, [name]);
  return isPoller;
}
