import timers from 'node:timers/promises';
import { replaceBuiltin } from '../replaceBuiltin.ts';

/** Delay before a large body is refused. */
const TOO_LARGE_AFTER_MS = 400;

/** Skips the delays of the server before it refuses large bodies, while the tests of a file run; returns their count. */
export function countLargeBodyDelays(): () => number {
  let delays = 0;
  replaceBuiltin(timers, 'setTimeout', (real) => async (ms, value, options) => {
    if (ms !== TOO_LARGE_AFTER_MS) return real(ms, value, options);
    delays += 1;
    return value as never;
  });
  return () => delays;
}
