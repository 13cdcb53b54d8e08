import { useEffect, useState } from 'react';
import { takePollingTurn } from './takePollingTurn.ts';

/**
 * Whether this tab does a piece of regular work: of all visible tabs one has its lock at a time, and a tab that is hidden or
 * closed gives it on. A browser without locks, or with cookies blocked, works in every visible tab.
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
      if (!turn) turn = takePollingTurn(name, setIsPoller);
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
