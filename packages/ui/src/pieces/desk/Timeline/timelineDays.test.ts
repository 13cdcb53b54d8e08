import { expect, test } from 'vitest';
import { deskEvents } from '../testing/deskEvents.ts';
import { timelineDays } from './timelineDays.ts';

test('groups events by day, the latest first', () => {
  const days = timelineDays(deskEvents, new Date('2026-11-27T16:00:00Z'));
  expect(days.map(({ heading, events }) => [heading, events.map(({ id }) => id)])).toEqual([
    ['Today', [936, 935, 932]],
    ['Yesterday', [917]],
    ['Wednesday 25/11/2026', [901]],
  ]);
});

test('a day begins at midnight in the UK, also in summer', () => {
  const [event] = deskEvents;
  const late = { ...event!, at: new Date('2026-07-01T23:30:00Z') };
  const [day] = timelineDays([late], new Date('2026-07-02T10:00:00Z'));
  expect(day).toMatchObject({ day: '2026-07-02', heading: 'Today' });
});
