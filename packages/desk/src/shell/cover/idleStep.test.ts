import { expect, test } from 'vitest';
import { ALIVE_EVERY_MS, idleStep } from './idleStep.ts';

const START = 1_000;
const IDLE_MS = 600_000;

test.each([
  ['just begun', { now: START, lastSign: START, lastAlive: START }, undefined],
  [
    'a sign within the minute',
    { now: START + ALIVE_EVERY_MS - 1, lastSign: START + 500, lastAlive: START },
    undefined,
  ],
  [
    'a sign, and a minute since the last call',
    { now: START + ALIVE_EVERY_MS, lastSign: START + 500, lastAlive: START },
    'tell',
  ],
  [
    'no sign since the last call',
    { now: START + 5 * ALIVE_EVERY_MS, lastSign: START, lastAlive: START },
    undefined,
  ],
  [
    'nearly ten minutes',
    { now: START + IDLE_MS - 1, lastSign: START, lastAlive: START },
    undefined,
  ],
  ['ten minutes', { now: START + IDLE_MS, lastSign: START, lastAlive: START }, 'lock'],
  [
    'ten minutes, whatever was called meanwhile',
    { now: START + IDLE_MS, lastSign: START, lastAlive: START + IDLE_MS },
    'lock',
  ],
] as const)('what is due after %s', (_what, moments, expected) => {
  expect(idleStep({ ...moments, idleMs: IDLE_MS })).toBe(expected);
});

test('a shared station is locked sooner', () => {
  const moments = { now: START + 180_000, lastSign: START, lastAlive: START };
  expect(idleStep({ ...moments, idleMs: 180_000 })).toBe('lock');
  expect(idleStep({ ...moments, idleMs: 180_001 })).toBeUndefined();
});
