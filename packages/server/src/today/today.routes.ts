import { getToday, takeNext as takeNextCall } from '@formulary/rules/calls/desk/todayCalls';
import { queuesSeenBy, queuesTakenBy } from '@formulary/rules/today/todayQueues';
import type { FastifyInstance } from 'fastify';
import { registerDeskCall } from '../platform/desk/registerDeskCall.ts';
import type { Shop } from '../start/Shop.ts';
import { takeNext } from './takeNext.ts';
import { readQueue } from './today.queries.ts';

/** Registers the calls for what waits at the desk. */
export function registerToday(app: FastifyInstance, { db, now }: Pick<Shop, 'db' | 'now'>): void {
  registerDeskCall(app, getToday, ({ session }) =>
    Promise.all(queuesSeenBy(session.role).map((queue) => readQueue(db, queue, now()))),
  );

  registerDeskCall(app, takeNextCall, async ({ session, body: { queue, except = [] } }) => {
    const taken = queuesTakenBy(session.role);
    const queues = queue === undefined ? taken : taken.filter((each) => each === queue);
    const item = await takeNext(db, { staffId: session.staffId, queues, except, now: now() });
    return item ? { item } : {};
  });
}
