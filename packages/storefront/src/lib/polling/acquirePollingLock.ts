/**
 * Queues for the lock of a name, tells when this tab holds it, and holds it until the returned controller is aborted. Tells so at
 * once in a browser without locks, and when the browser refuses the lock, as with cookies blocked.
 */
export function acquirePollingLock(
  name: string,
  setIsPoller: (isPoller: boolean) => void,
): AbortController {
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
  // An aborted wait is not a failure.
  held.catch(() => {
    if (!signal.aborted) setIsPoller(true);
  });
  return turn;
}
