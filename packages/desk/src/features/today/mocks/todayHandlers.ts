import { getToday, type WaitingQueue } from '@formulary/rules/calls/desk/todayCalls';
import { mockCall } from '@formulary/storybook-kit/mocks/mockCall';
import type { HttpHandler } from 'msw';

const MINUTE_MS = 60_000;
const ago = (minutes: number) => new Date(Date.now() - minutes * MINUTE_MS);

const someWork = (): readonly WaitingQueue[] => [
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
];

/** Mocks what waits. */
export function todayHandlers(waiting = someWork()): readonly HttpHandler[] {
  return [mockCall(getToday, () => ({ answer: waiting }))];
}
