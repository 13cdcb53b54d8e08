import { getPrescriptionPdf } from '@formulary/rules/calls/prescriptionCalls';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../platform/database/Db.ts';
import { FileAnswer } from '../../platform/plugins/FileAnswer.ts';
import { registerCall } from '../../platform/plugins/registerCall.ts';
import { Refused } from '../../platform/problems/Refused.ts';
import { readDocument, readDocumentRow } from './documents.queries.ts';
import { drawPrescription } from './drawPrescription.ts';
import { unsealedDocument } from './unsealedDocument.ts';

/** The PDF of a prescription, for whoever ordered it and whoever is to sign it (spec 7.58). */
export function registerDocuments(app: FastifyInstance, { db }: { readonly db: Db }): void {
  registerCall(app, getPrescriptionPdf, async ({ session, params }) => {
    const row = await readDocumentRow(db, params.id, session.userId);
    if (!row) throw new Refused('prescription-missing');
    const kept = await readDocument(db, params.id);
    const pdf = kept?.pdf ?? (await drawPrescription(unsealedDocument(row)));
    return new FileAnswer(pdf, `prescription-${params.id}.pdf`);
  });
}
