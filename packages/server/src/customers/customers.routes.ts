import {
  countDeskCustomers,
  exportDeskCustomers,
  listDeskCustomers,
} from '@formulary/rules/calls/desk/deskCustomerCalls';
import { londonDay } from '@formulary/rules/dates/londonTime';
import type { FastifyInstance } from 'fastify';
import { registerDeskCall } from '../platform/desk/registerDeskCall.ts';
import type { Shop } from '../start/Shop.ts';
import { countCustomers } from './customerList.queries.ts';
import { exportCustomers } from './exportCustomers.ts';
import { listCustomers } from './listCustomers.ts';

/** Registers the desk's calls about customers. */
export function registerDeskCustomers(app: FastifyInstance, shop: Omit<Shop, 'sessions'>): void {
  const { db, now } = shop;

  registerDeskCall(app, listDeskCustomers, ({ body }) => listCustomers(db, body, now()));

  registerDeskCall(app, countDeskCustomers, async () => {
    const today = londonDay(now());
    const [applications, rechecks] = await Promise.all([
      countCustomers(db, { state: 'verified' }, today),
      countCustomers(db, { isRecheckDue: true }, today),
    ]);
    return { applications, rechecks };
  });

  registerDeskCall(app, exportDeskCustomers, ({ body, actor }) =>
    exportCustomers(db, body, { actor, now: now() }),
  );
}
