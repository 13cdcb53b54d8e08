import { expect, test } from 'vitest';
import { tooManyAttempts } from './tooManyAttempts.ts';

test.each([
  { Seconds: 1, Wait: 'a minute' },
  { Seconds: 60, Wait: 'a minute' },
  { Seconds: 61, Wait: '2 minutes' },
  { Seconds: 3600, Wait: '60 minutes' },
  { Seconds: 3601, Wait: '2 hours' },
  { Seconds: 86_400, Wait: '24 hours' },
])('a wait of $Seconds seconds is shown as $Wait', ({ Seconds, Wait }) => {
  expect(tooManyAttempts(Seconds)).toEqual({
    code: 'too-many-requests',
    message: `Too many attempts. Please try again in ${Wait}`,
  });
});
