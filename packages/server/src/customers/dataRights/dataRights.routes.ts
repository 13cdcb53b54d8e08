import {
  closeDeskDataRequest,
  noteDeskDataRequest,
} from '@formulary/rules/calls/desk/deskCustomerCalls';
import {
  copyDeskCustomerData,
  copyDeskPatientData,
  eraseDeskCustomer,
  findDeskPatients,
} from '@formulary/rules/calls/desk/deskDataCalls';
import type { DataRequest } from '@formulary/rules/customers/dataCopy';
import type { FastifyInstance } from 'fastify';
import { registerDeskCall } from '../../platform/desk/registerDeskCall.ts';
import { requireFresh } from '../../platform/desk/requireFresh.ts';
import { createLimiter } from '../../platform/limits/createLimiter.ts';
import type { FileAnswer } from '../../platform/plugins/FileAnswer.ts';
import type { Shop } from '../../start/Shop.ts';
import { openCustomerCopy, openPatientCopy } from './copyData.ts';
import { findDeskPatients as findPatients } from './deskPatients.queries.ts';
import { readCustomer } from '../readCustomer.ts';
import { eraseCustomer } from './eraseCustomer.ts';
import { closeDataRequest, noteDataRequest } from './noteDataRequest.ts';
import { handOutCopy, type HandedOut, makeMissingInvoices } from './handOutCopy.ts';

/** A copy with everything of 100,000 events takes less; it is written before its first byte is sent. */
const COPY_MS = 10 * 60_000;
const COPIES_AT_ONCE = 1;
const COPIES_WAITING = 4;

/** Registers the desk's calls for people's rights to their data; each asks for a fresh proof of who works. */
export function registerDataRights(app: FastifyInstance, shop: Omit<Shop, 'sessions'>): void {
  const { db, now } = shop;
  const inTurn = createLimiter(COPIES_AT_ONCE, COPIES_WAITING);
  const handOut = (
    { askedBy, askedOn }: DataRequest,
    copied: Omit<HandedOut, 'now' | 'request'>,
  ): Promise<FileAnswer> =>
    inTurn(() => handOutCopy(db, { ...copied, request: { askedBy, askedOn }, now: now() }));

  registerDeskCall(app, findDeskPatients, ({ body, session }) => {
    requireFresh(session, now());
    return findPatients(db, body);
  });

  registerDeskCall(
    app,
    copyDeskCustomerData,
    async ({ params: { id }, body, session, actor }) => {
      requireFresh(session, now());
      await makeMissingInvoices(shop, id);
      return handOut(body, {
        subject: `user ${id}`,
        userId: id,
        actor,
        open: (...how) => openCustomerCopy(how[0], id, how[1], how[2]),
      });
    },
    { answersWithinMs: COPY_MS },
  );

  registerDeskCall(
    app,
    copyDeskPatientData,
    ({ params: { id }, body, session, actor }) => {
      requireFresh(session, now());
      return handOut(body, {
        subject: `patient ${id}`,
        actor,
        open: (...how) => openPatientCopy(how[0], id, how[1], how[2]),
      });
    },
    { answersWithinMs: COPY_MS },
  );

  registerDeskCall(app, noteDeskDataRequest, async ({ params: { id }, body, actor }) => {
    await noteDataRequest(db, { userId: id, ...body }, { actor, now: now() });
    return readCustomer(db, id, now());
  });

  registerDeskCall(app, closeDeskDataRequest, async ({ params: { id }, body, actor }) => {
    await closeDataRequest(db, { userId: id, ...body }, { actor, now: now() });
    return readCustomer(db, id, now());
  });

  registerDeskCall(app, eraseDeskCustomer, ({ params, body, session, actor }) => {
    requireFresh(session, now());
    return eraseCustomer(db, { userId: params.id, ...body }, { actor, now: now() });
  });
}
