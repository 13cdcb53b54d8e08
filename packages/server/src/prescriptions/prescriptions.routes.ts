import {
  countPrescriptions as countPrescriptionsCall,
  listPrescriptions,
} from '@formulary/rules/calls/prescriptionCalls';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../platform/database/Db.ts';
import { registerCall } from '../platform/plugins/registerCall.ts';
import { countPrescriptions, readPrescriptions } from './prescriptions.queries.ts';

/** The prescriptions of orders (spec 7.44, 7.45): each user's are those they ordered and those they are to sign. */
export function registerPrescriptions(app: FastifyInstance, { db }: { readonly db: Db }): void {
  registerCall(app, listPrescriptions, ({ session, body }) =>
    readPrescriptions(db, session.userId, body.query, body.page),
  );

  registerCall(app, countPrescriptionsCall, ({ session, body }) =>
    countPrescriptions(db, session.userId, body.query),
  );
}
