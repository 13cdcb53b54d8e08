import { useEffect, useState } from 'react';

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
      if (!turn) turn = begin(name, setIsPoller);
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

/** Queues for the lock and holds it until the turn is aborted. */
function begin(name: string, setIsPoller: (isPoller: boolean) => void): AbortController {
  const turn = new AbortController();
  const { signal } = turn;
  const { locks } = navigator as Partial<Navigator>;
  if (!locks) {
    setIsPoller(true);
    return turn;
  }
  const held = locks.request(name, { signal }, () => {
    if (signal.aborted) return undefined;
    setIsPoller(true);
    return new Promise<void>((resolve) => {
      signal.addEventListener('abort', () => resolve(), { once: true });
    });
  });
  // Calling off the wait is no failure.
  held.catch(() => {
    if (!signal.aborted) setIsPoller(true);
  });
  return turn;
}
