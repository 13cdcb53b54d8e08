import type { WaitingQueue } from '@formulary/rules/calls/desk/todayCalls';
import type { TodayQueueName } from '@formulary/rules/today/todayQueues';
import { expect, test } from 'vitest';
import { queuePlaces } from './queuePlaces.ts';

const waiting = (counts: Partial<Record<TodayQueueName, number>>): readonly WaitingQueue[] =>
  Object.entries(counts).map(([queue, count]) => ({
    queue: queue as TodayQueueName,
    count,
    taken: [],
  }));

const opened = waiting({ 'orders-to-send': 0, 'orders-on-hold': 2, applications: 1 });

test('a page opens with the queues in which something waits, the most urgent first', () => {
  expect(queuePlaces([], opened)).toEqual(['orders-on-hold', 'applications']);
});

test('a queue that is emptied keeps its place, and one that appears follows the others', () => {
  const before = queuePlaces([], opened);
  const later = waiting({ 'orders-to-send': 3, 'orders-on-hold': 0, applications: 1 });
  expect(queuePlaces(before, later)).toEqual([...before, 'orders-to-send']);
  expect(queuePlaces(before, opened)).toBe(before);
});
