import type { WaitingQueue } from '@formulary/rules/calls/desk/todayCalls';
import type { TodayQueueName } from '@formulary/rules/today/todayQueues';

/**
 * Returns the places of queues on an open page: those that had one keep it, also when nothing waits in them any more, and
 * queues in which something waits now follow. So no digit and no row leads to another queue than a moment ago.
 */
export function queuePlaces(
  before: readonly TodayQueueName[],
  queues: readonly WaitingQueue[],
): readonly TodayQueueName[] {
  const appeared = queues.flatMap(({ queue, count }) =>
    count > 0 && !before.includes(queue) ? [queue] : [],
  );
  return appeared.length > 0 ? [...before, ...appeared] : before;
}
