import { getToday } from '@formulary/rules/calls/desk/todayCalls';
import type { TodayQueueName } from '@formulary/rules/today/todayQueues';
import { useDeskRead } from '../../lib/http/useDeskRead.ts';

/** How soon the desk notices new work, in ms. */
const EVERY_MS = 30_000;

/** Reads what waits, again and again, without keeping an idle desk open. */
export function useToday() {
  return useDeskRead(getToday, {}, { everyMs: EVERY_MS });
}

/** Returns the function that counts what waits in some queues; 0 while that is not known. */
export function useWaitingCounts(): (queues: readonly TodayQueueName[]) => number {
  const { data = [] } = useToday();
  return (queues) =>
    data.reduce((sum, { queue, count }) => (queues.includes(queue) ? sum + count : sum), 0);
}
