import { setImmediate as nextTurn } from 'node:timers/promises';

const LONGEST_SLICE_MS = 3;

/**
 * Runs steps for at most three milliseconds at a time, so that requests are answered in between. Slices that share a
 * `turn` take turns, each in a separate tick of the event loop.
 */
export async function inSlices<T>(
  steps: Generator<void, T>,
  turn: () => Promise<void> = nextTurn,
): Promise<T> {
  for (;;) {
    const until = performance.now() + LONGEST_SLICE_MS;
    do {
      const { done, value } = steps.next();
      if (done) return value;
    } while (performance.now() < until);
    await turn();
  }
}

/** Maps a list like `map`, in slices of a few milliseconds. */
export async function mapInSlices<T, R>(
  list: readonly T[],
  change: (each: T, at: number) => R,
): Promise<readonly R[]> {
  const changed: R[] = [];
  await inSlices(
    (function* () {
      for (const [at, each] of list.entries()) {
        changed.push(change(each, at));
        yield;
      }
    })(),
  );
  return changed;
}

/** Creates a queue of event-loop turns, granted one by one in the order of the calls. */
export function createSharedTurn(): () => Promise<void> {
  let last = Promise.resolve();
  return () => {
    last = last.then(() => nextTurn());
    return last;
  };
}
