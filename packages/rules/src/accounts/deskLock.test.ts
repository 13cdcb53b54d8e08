import { expect, test } from 'vitest';
import { idleMinutes } from './deskLock.ts';

test.each([
  [true, 3],
  [false, 10],
])('a station that is shared (%s) locks after %i idle minutes', (isShared, minutes) => {
  expect(idleMinutes(isShared)).toBe(minutes);
});
