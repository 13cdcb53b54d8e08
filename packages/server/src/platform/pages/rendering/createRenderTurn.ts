import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';

/** Roughly the render time of a page on a slow machine. */
const LONGEST_REST_MS = 20;
const LOOK_AGAIN_MS = 1;

/**
 * Creates the turns for rendering, one page per turn of the event loop. While calls are being answered, the next page
 * waits up to 20 ms. So a call waits for one page at most, and pages get at least half of the time.
 * @param clock monotonic, in milliseconds.
 */
export function createRenderTurn(
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
