import type { ConsultationRule } from '@formulary/rules/prescriptions/consultationFault';
import type { Prescription } from '@formulary/rules/prescriptions/prescription';
import {
  countPrescriptions as countPrescriptionsCall,
  getPrescription,
  listPrescriptions,
} from '@formulary/rules/calls/prescriptionCalls';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../platform/plugins/registerCall.ts';
import { mapInSlices } from '../platform/process/inSlices.ts';
import { Refused } from '../platform/problems/Refused.ts';
import {
  countPrescriptions,
  readPrescription,
  readPrescriptions,
} from './prescriptions.queries.ts';
import { prescriptionOf, type PrescriptionRow } from './prescriptions.rows.ts';
import type { Shop } from '../start/Shop.ts';

/**
 * Registers the prescriptions of orders (spec 7.43 to 7.45): each user reads those they ordered and those they are to
 * sign.
 */
export function registerPrescriptions(
  app: FastifyInstance,
  { db, daysToSign, consultation }: Shop,
): void {
  const answerOf = (row: PrescriptionRow) =>
    withConsultation(prescriptionOf(row, daysToSign), consultation);

  registerCall(app, getPrescription, async ({ session, params }) => {
    const row = await readPrescription(db, session.userId, params.id);
    if (!row)
      throw new Refused('prescription-missing', {
        requestedRecord: { kind: 'prescription', id: params.id },
      });
    return answerOf(row);
  });

  registerCall(app, listPrescriptions, async ({ session, body }) => {
    const rows = await readPrescriptions(db, session.userId, body.query, body.page);
    return mapInSlices(rows, answerOf);
  });

  registerCall(app, countPrescriptionsCall, ({ session, body }) =>
    countPrescriptions(db, session.userId, body.query),
  );
}

/** Adds to an unsigned prescription whether the shop asks for the day of the consultation. */
function withConsultation(
  prescription: Prescription,
  { isRequired: isConsultationRequired }: ConsultationRule,
): Prescription {
  if (prescription.waitsFor !== 'signature') return prescription;
  return { ...prescription, isConsultationRequired };
}
