import {
  countPatients as countPatientsCall,
  findLikelyPatients,
  findPatients,
  getPatient,
  listPatients,
  MOST_LIKELY,
  savePatient as savePatientCall,
} from '@formulary/rules/calls/patientCalls';
import { PAGE_SIZES, pageWindow } from '@formulary/rules/paging/pageWindow';
import { likelyDuplicates } from '@formulary/rules/patients/likelyDuplicates';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../platform/plugins/registerCall.ts';
import { readIdempotencyKey } from '../platform/idempotency/readIdempotencyKey.ts';
import { Refused } from '../platform/problems/Refused.ts';
import {
  countPatients,
  readSimilarPatients,
  readPatient,
  readPatients,
} from './patients.queries.ts';
import { savePatient } from './savePatient.ts';
import type { Shop } from '../start/Shop.ts';

/** The page for a call that names none (reading R32). */
const firstPage = pageWindow(1, PAGE_SIZES.call);

/** Registers the routes of a user's own patients (spec 7.39 to 7.42). */
export function registerPatients(app: FastifyInstance, { db, now }: Shop): void {
  registerCall(app, listPatients, ({ session, query }) =>
    readPatients(db, session.userId, { ...firstPage, ...query }),
  );

  registerCall(app, findPatients, ({ session, body: { query, page } }) =>
    readPatients(db, session.userId, { ...query, ...page }),
  );

  registerCall(app, countPatientsCall, ({ session, body: { query } }) =>
    countPatients(db, session.userId, query.search ?? ''),
  );

  registerCall(app, findLikelyPatients, async ({ session, body }) => {
    const alike = await readSimilarPatients(db, session.userId, body);
    return likelyDuplicates(body, alike).slice(0, MOST_LIKELY);
  });

  registerCall(app, getPatient, async ({ session, body }) => {
    const patient = await readPatient(db, session.userId, body.id);
    if (!patient)
      throw new Refused('patient-missing', { requestedRecord: { kind: 'patient', id: body.id } });
    return [patient];
  });

  registerCall(app, savePatientCall, ({ session, body, request }) =>
    savePatient(db, {
      practitionerId: session.userId,
      typed: body,
      idempotencyKey: readIdempotencyKey(request),
      now: now(),
    }),
  );
}
