let underWay: ReadonlySet<symbol> = new Set();
const listeners = new Set<() => void>();

function become(next: ReadonlySet<symbol>): void {
  underWay = next;
  for (const listener of listeners) listener();
}

/**
 * The calls that somebody waits for. They are counted where they are made: a screen's first calls go out before anything
 * on the page has begun to listen.
 */
export const callsUnderWay = {
  count: (): number => underWay.size,
  /** Counts a call; returns what to do when it is over. */
  begin(): () => void {
    const call = Symbol('call');
    become(new Set([...underWay, call]));
    return () => become(new Set([...underWay].filter((each) => each !== call)));
  },
  /** Begins anew, as a page load does: what is still under way is waited for by nobody. */
  forget: (): void => become(new Set()),
  /** Returns the way to stop listening. */
  listen: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
