import { setImmediate as nextTurn } from 'node:timers/promises';

const LONGEST_SLICE_MS = 3;

/** Does the steps of something for at most three milliseconds at a time, so that requests are answered meanwhile. */
export async function inSlices<T>(steps: Generator<void, T>): Promise<T> {
  for (;;) {
    const until = performance.now() + LONGEST_SLICE_MS;
    do {
      const { done, value } = steps.next();
      if (done) return value;
    } while (performance.now() < until);
    await nextTurn();
  }
}

/** Maps a list like `map`, a few milliseconds at a time. */
export async function mapInSlices<T, R>(
  list: readonly T[],
  change: (each: T) => R,
): Promise<readonly R[]> {
  const changed: R[] = [];
  await inSlices(
    (function* () {
      for (const each of list) {
        changed.push(change(each));
        yield;
      }
    })(),
  );
  return changed;
}
