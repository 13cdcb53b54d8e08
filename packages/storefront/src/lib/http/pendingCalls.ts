let underWay: ReadonlySet<symbol> = new Set();
const listeners = new Set<() => void>();

function become(next: ReadonlySet<symbol>): void {
  underWay = next;
  for (const listener of listeners) listener();
}

/**
 * Pending calls that a user waits for. Counted where they are made, because the first calls of a screen go out before
 * any component listens.
 */
export const pendingCalls = {
  count: (): number => underWay.size,
  /** Counts a call; returns the function that ends it. */
  begin(): () => void {
    const call = Symbol('call');
    become(new Set([...underWay, call]));
    return () => become(new Set([...underWay].filter((each) => each !== call)));
  },
  /** Resets the count, as a page load does. */
  forget: (): void => become(new Set()),
  /** Subscribes; returns the unsubscribe function. */
  listen: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
