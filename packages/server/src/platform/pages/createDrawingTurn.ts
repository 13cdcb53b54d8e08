import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';

/** About as long as a page takes on a slow machine. */
const LONGEST_REST_MS = 20;
const LOOK_AGAIN_MS = 1;

/**
 * Makes the turns in which pages are drawn, one page in a turn of the event loop. While calls are being answered, the next page
 * waits until they are, and 20 ms at most: a call waits for one page at most, and pages get half of the time at least.
 * @param clock gives milliseconds that only go forward.
 */
export function createDrawingTurn(
  isAnsweringCalls: () => boolean,
  clock: () => number,
): () => Promise<void> {
  let last = Promise.resolve();
  const rest = async (): Promise<void> => {
    await nextTurn();
    const until = clock() + LONGEST_REST_MS;
    while (isAnsweringCalls() && clock() < until) await wait(LOOK_AGAIN_MS);
  };
  return () => {
    last = last.then(rest);
    return last;
  };
}
