/** The name of the loader among a page's pending work. It stays at least as long as a call that it shows. */
export const LOADER_WORK = 'the loader';

let calls: ReadonlySet<symbol> = new Set();
const listeners = new Set<() => void>();

function update(next: ReadonlySet<symbol>): void {
  calls = next;
  for (const listener of listeners) listener();
}

/**
 * Pending calls that a user waits for. Counted where they are made, because the first calls of a screen go out before
 * any component listens.
 */
export const pendingCalls = {
  count: (): number => calls.size,
  /** Counts a call; returns the function that ends it. */
  begin(): () => void {
    const call = Symbol('call');
    update(new Set([...calls, call]));
    return () => update(new Set([...calls].filter((each) => each !== call)));
  },
  /** Resets the count, as a page load does. */
  forget: (): void => update(new Set()),
  /** Subscribes; returns the unsubscribe function. */
  listen: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
