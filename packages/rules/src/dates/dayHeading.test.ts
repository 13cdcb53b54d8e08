import { expect, test } from 'vitest';
import { dayHeading } from './dayHeading.ts';

test.each([
  ['2026-03-01', 'Today'],
  ['2026-02-28', 'Yesterday'],
  ['2026-02-27', 'Friday 27/02/2026'],
  ['2026-03-02', 'Monday 02/03/2026'],
])('on 1 March 2026, %s is %s', (day, heading) => {
  expect(dayHeading(day, '2026-03-01')).toBe(heading);
});
