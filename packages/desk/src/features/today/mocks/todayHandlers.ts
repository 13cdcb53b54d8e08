import { getToday, takeNext, type WaitingQueue } from '@formulary/rules/calls/desk/todayCalls';
import { mockCall } from '@formulary/storybook-kit/mocks/mockCall';
import type { HttpHandler } from 'msw';

const MINUTE_MS = 60_000;
const ago = (minutes: number) => new Date(Date.now() - minutes * MINUTE_MS);

/** Work of three kinds: orders, prices, applications; and two queues in which nothing waits. */
export const someWork = (): readonly WaitingQueue[] => [
  {
    queue: 'orders-to-send',
    count: 12,
    oldest: { queue: 'orders-to-send', id: 31, name: 'Order 100031', waitingSince: ago(95) },
    taken: [{ item: 'Order 100034', by: 'Callum Reid' }],
  },
  {
    queue: 'prices-to-set',
    count: 2,
    oldest: { queue: 'prices-to-set', id: 40, name: 'Order 100040', waitingSince: ago(40) },
    taken: [],
  },
  {
    queue: 'applications',
    count: 3,
    oldest: { queue: 'applications', id: 5, name: 'Amara Okafor', waitingSince: ago(2_900) },
    taken: [],
  },
  { queue: 'statements-to-book', count: 0, taken: [] },
  { queue: 'rechecks', count: 0, taken: [] },
];

/** Mocks what waits, and the next of it: the oldest of the first queue, or of the one after it. */
export function todayHandlers(waiting = someWork()): readonly HttpHandler[] {
  const free = waiting.flatMap(({ oldest }) => oldest ?? []);
  return [
    mockCall(getToday, () => ({ answer: waiting })),
    mockCall(takeNext, ({ body: { except = [] } }) => {
      const item = free.find(({ id }) => !except.some((left) => left.id === id));
      return { answer: item ? { item } : {} };
    }),
  ];
}
