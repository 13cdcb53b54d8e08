import { expect, test } from 'vitest';
import { leavesToday } from './leavesToday.ts';

test.each([
  ['a Monday before three', '2026-11-23T14:59:59Z', false, true],
  ['a Monday at three', '2026-11-23T15:00:00Z', false, false],
  ['a summer afternoon, by the clock in London', '2026-07-06T14:30:00Z', false, false],
  ['a Friday', '2026-11-27T09:00:00Z', false, true],
  ['a Friday, for what has to stay cold', '2026-11-27T09:00:00Z', true, false],
  ['a Saturday', '2026-11-28T09:00:00Z', false, false],
])('leavesToday is right for %s', (_when, now, isColdChain, leaves) => {
  expect(leavesToday(new Date(now), isColdChain)).toBe(leaves);
});
