import { getPrescriptionPdf } from '@formulary/rules/calls/prescriptionCalls';
import { checkPrescription as checkPrescriptionCall } from '@formulary/rules/calls/prescriptionCheckCalls';
import type { FastifyInstance } from 'fastify';
import { FileAnswer } from '../../platform/plugins/FileAnswer.ts';
import { networkOf } from '../../platform/http/networkOf.ts';
import { takeAttempt } from '../../platform/limits/takeAttempt.ts';
import { registerCall, registerPublicCall } from '../../platform/plugins/registerCall.ts';
import { Refused } from '../../platform/problems/Refused.ts';
import { readDocumentRow, readOwnDocument } from './documents.queries.ts';
import { createPersonalDrawing } from './createPersonalDrawing.ts';
import { checkPrescription } from './checking/checkPrescription.ts';
import { unsealedDocument } from './unsealedDocument.ts';
import type { Shop } from '../../start/Shop.ts';

const HOUR_MS = 3_600_000;
/** Shared by all people behind one network address. */
const MOST_CHECKED_PER_HOUR = 240;

/** Registers the PDF of a prescription, for its buyer and its signer, and the public check (spec 7.58). */
export function registerDocuments(app: FastifyInstance, { db, seal, trust, now }: Shop): void {
  const draw = createPersonalDrawing({ db, now });

  const drawUnsealed = async (id: number, userId: number): Promise<Buffer> => {
    const row = await readDocumentRow(db, id, userId);
    if (!row) throw new Refused('prescription-missing', { sought: { kind: 'prescription', id } });
    if (row.wasSealed) throw new Refused('prescription-document-gone');
    return draw(unsealedDocument(row), userId);
  };

  registerCall(app, getPrescriptionPdf, async ({ session: { userId }, params: { id } }) => {
    const sealed = await readOwnDocument(db, id, userId);
    return new FileAnswer(sealed ?? (await drawUnsealed(id, userId)), `prescription-${id}.pdf`);
  });

  registerPublicCall(app, checkPrescriptionCall, async ({ params, request }) => {
    const limit = { key: networkOf(request.ip), most: MOST_CHECKED_PER_HOUR, perMs: HOUR_MS };
    await takeAttempt(db, { kind: 'check-prescription from', ...limit }, now());
    const { certificates } = await seal();
    const checked = await checkPrescription({ db, certificates, trust }, params.id);
    if (!checked) throw new Refused('prescription-missing');
    return checked;
  });
}
