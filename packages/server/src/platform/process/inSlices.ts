import { setImmediate as nextTurn } from 'node:timers/promises';

const LONGEST_SLICE_MS = 3;

/**
 * Does the steps of something for at most three milliseconds at a time, so that requests are answered meanwhile. Slices that
 * share a `turn` follow one another, each in a turn of the event loop of its own.
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

/** Maps a list like `map`, a few milliseconds at a time. */
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

/** Makes turns of the event loop that whoever asks for them gets one after the other, in the order of asking. */
export function createSharedTurn(): () => Promise<void> {
  let last = Promise.resolve();
  return () => {
    last = last.then(() => nextTurn());
    return last;
  };
}
