import { afterEach, expect, test, vi } from 'vitest';
import { logProblem } from './logProblem.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

test.each([
  ['the message of an error', new Error('Out of reach'), 'Out of reach'],
  ['a problem as it is', { code: 'cart-full' }, { code: 'cart-full' }],
])('logProblem() logs a failure once, as a warning: %s', (_what, problem, logged) => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  logProblem('The cart was not changed', problem);
  expect(warn.mock.calls).toEqual([['The cart was not changed:', logged]]);
});
