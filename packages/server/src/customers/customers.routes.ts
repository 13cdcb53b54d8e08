import {
  addDeskCustomerNote,
  askDeskCustomer,
  changeDeskCustomerEmail,
  countDeskCustomers,
  decideDeskCustomer,
  describeDeskPaper,
  exportDeskCustomers,
  getDeskCustomer,
  openDeskPaper,
  recordDeskRegisterCheck,
  rectifyDeskCustomer,
} from '@formulary/rules/calls/desk/deskCustomerCalls';
import { listDeskCustomers } from '@formulary/rules/calls/desk/deskCustomerListCall';
import { londonDay } from '@formulary/rules/dates/londonTime';
import type { FastifyInstance } from 'fastify';
import { registerDeskCall } from '../platform/desk/registerDeskCall.ts';
import { requireFresh } from '../platform/desk/requireFresh.ts';
import type { Shop } from '../start/Shop.ts';
import { addNote } from './addNote.ts';
import { changeEmail } from './changeEmail.ts';
import { selectCustomers } from './customerList.queries.ts';
import { exportCustomers } from './exportCustomers.ts';
import { listCustomers } from './listCustomers.ts';
import { countPaperPages, openPaper } from './openPaper.ts';
import { readCustomer } from './readCustomer.ts';
import { recordRegisterCheck } from './recordRegisterCheck.ts';
import { rectifyCustomer } from './rectifyCustomer.ts';
import { reviewAccount } from './reviewAccount.ts';

/** Registers the desk's calls about customers. */
export function registerDeskCustomers(app: FastifyInstance, shop: Omit<Shop, 'sessions'>): void {
  const { db, now } = shop;
  const context = () => ({ shopUrl: shop.shopUrl, now: now() });

  registerDeskCall(app, listDeskCustomers, ({ body }) => listCustomers(db, body, now()));

  registerDeskCall(app, countDeskCustomers, async () => {
    const today = londonDay(now());
    const [applications, rechecks] = await Promise.all([
      selectCustomers(db, { state: 'verified' }, today),
      selectCustomers(db, { isRecheckDue: true }, today),
    ]);
    return { applications: applications.total, rechecks: rechecks.total };
  });

  registerDeskCall(app, exportDeskCustomers, ({ body, session, actor }) => {
    requireFresh(session, now());
    return exportCustomers(db, body, { actor, now: now() });
  });

  registerDeskCall(app, getDeskCustomer, ({ params }) => readCustomer(db, params.id, now()));

  registerDeskCall(app, decideDeskCustomer, async ({ params, body, actor }) => {
    await reviewAccount(db, { userId: params.id, ...body, ...actor }, context());
    return readCustomer(db, params.id, now());
  });

  registerDeskCall(app, askDeskCustomer, async ({ params, body, actor }) => {
    const review = { userId: params.id, decision: 'ask', ...body, ...actor } as const;
    await reviewAccount(db, review, context());
    return readCustomer(db, params.id, now());
  });

  registerDeskCall(app, recordDeskRegisterCheck, async ({ params, body, actor }) => {
    await recordRegisterCheck(db, { userId: params.id, ...body }, { actor, now: now() });
    return readCustomer(db, params.id, now());
  });

  registerDeskCall(app, addDeskCustomerNote, async ({ params, body, actor }) => {
    await addNote(db, { userId: params.id, note: body.note }, { actor, now: now() });
    return readCustomer(db, params.id, now());
  });

  registerDeskCall(app, rectifyDeskCustomer, async ({ params, body, actor }) => {
    await rectifyCustomer(db, { userId: params.id, ...body }, { actor, now: now() });
    return readCustomer(db, params.id, now());
  });

  registerDeskCall(app, changeDeskCustomerEmail, async ({ params, body, actor }) => {
    await changeEmail(db, { userId: params.id, ...body }, { actor, ...context() });
    return readCustomer(db, params.id, now());
  });

  registerDeskCall(app, describeDeskPaper, async ({ params, session }) => {
    requireFresh(session, now());
    return { pages: await countPaperPages(db, params.id) };
  });

  registerDeskCall(app, openDeskPaper, ({ params, query, session, actor }) => {
    requireFresh(session, now());
    const paper = { paperId: params.id, page: query.page };
    return openPaper(db, paper, { actor, now: now() });
  });
}
