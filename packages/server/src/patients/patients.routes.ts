import {
  getPatient,
  listPatients,
  savePatient as savePatientCall,
} from '@formulary/rules/calls/patientCalls';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../platform/database/Db.ts';
import { registerCall } from '../platform/plugins/registerCall.ts';
import { readIdempotencyKey } from '../platform/idempotency/readIdempotencyKey.ts';
import { Refused } from '../platform/problems/Refused.ts';
import { readPatient, readPatients } from './patients.queries.ts';
import { savePatient } from './savePatient.ts';

interface PatientsContext {
  readonly db: Db;
  /** The server's clock. */
  readonly now: () => Date;
}

/** A user's own patients (spec 7.39 to 7.42); nobody else's are there. */
export function registerPatients(app: FastifyInstance, { db, now }: PatientsContext): void {
  registerCall(app, listPatients, ({ session }) => readPatients(db, session.userId));

  registerCall(app, getPatient, async ({ session, body }) => {
    const patient = await readPatient(db, session.userId, body.id);
    if (!patient)
      throw new Refused('patient-missing', { sought: { kind: 'patient', id: body.id } });
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
