import { expect, test } from 'vitest';
import { readReminderHours } from './readReminderHours.ts';

test.each([
  [undefined, { from: 8, until: 20 }],
  ['', { from: 8, until: 20 }],
  ['7-22', { from: 7, until: 22 }],
  ['0-24', { from: 0, until: 24 }],
])('reads REMINDER_HOURS %j', (value, hours) => {
  expect(readReminderHours(value)).toEqual(hours);
});

test.each(['8', '20-8', '8-8', '8-25', '08:00-20:00', 'always'])(
  'refuses REMINDER_HOURS %j by name',
  (value) => {
    expect(() => readReminderHours(value)).toThrow(
      `REMINDER_HOURS must be two hours of a day, such as 8-20, not "${value}".`,
    );
  },
);
