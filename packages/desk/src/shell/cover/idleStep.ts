/** A person who types or reads without any call tells the server this often. */
export const ALIVE_EVERY_MS = 60_000;

/** Moments on a clock that only goes forward, in ms. */
interface Moments {
  readonly now: number;
  /** Of the last press, key or turn of the wheel. */
  readonly lastSign: number;
  /** Of the last call that kept the session alive. */
  readonly lastAlive: number;
  /** As long as the server keeps an unused session open here. */
  readonly idleMs: number;
}

/**
 * Returns what is due: `lock` after so many minutes without a sign, `tell` once a minute while there are signs, so that the
 * server does not lock somebody who works without calls.
 */
export function idleStep({
  now,
  lastSign,
  lastAlive,
  idleMs,
}: Moments): 'lock' | 'tell' | undefined {
  if (now - lastSign >= idleMs) return 'lock';
  const isDue = now - lastAlive >= ALIVE_EVERY_MS;
  return isDue && lastSign > lastAlive ? 'tell' : undefined;
}
