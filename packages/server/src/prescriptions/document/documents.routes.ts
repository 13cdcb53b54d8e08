import { readCanonicalPrescription } from '@formulary/rules/prescriptions/canonicalPrescription';
import { getPrescriptionPdf } from '@formulary/rules/calls/prescriptionCalls';
import { checkPrescription as checkPrescriptionCall } from '@formulary/rules/calls/prescriptionCheckCalls';
import { pharmacyNow } from './pharmacyNow.ts';
import type { FastifyInstance } from 'fastify';
import { type DocumentRow, readDocumentRow, readDocumentOfUser } from './documents.queries.ts';
import type { DocumentStanding, PrescriptionDocument } from './PrescriptionDocument.ts';
import { FileAnswer } from '../../platform/plugins/FileAnswer.ts';
import { networkOf } from '../../platform/http/networkOf.ts';
import { takeAttempt } from '../../platform/limits/takeAttempt.ts';
import { registerCall, registerPublicCall } from '../../platform/plugins/registerCall.ts';
import { Refused } from '../../platform/problems/Refused.ts';
import { createPersonalDrawing } from './createPersonalDrawing.ts';
import { checkPrescription } from './checking/checkPrescription.ts';
import type { Shop } from '../../start/Shop.ts';

const HOUR_MS = 3_600_000;
/** Shared by all people behind one network address. */
const MOST_CHECKED_PER_HOUR = 240;

/** Registers the PDF of a prescription, for its buyer and its signer, and the public check (spec 7.58). */
export function registerDocuments(app: FastifyInstance, { db, seal, trust, now }: Shop): void {
  const draw = createPersonalDrawing({ db, now });

  const drawUnsealed = async (id: number, userId: number): Promise<Buffer> => {
    const row = await readDocumentRow(db, id, userId);
    if (!row)
      throw new Refused('prescription-missing', { requestedRecord: { kind: 'prescription', id } });
    if (row.wasSealed && !row.isVoid) throw new Refused('prescription-document-gone');
    return draw(unsealedDocument(row), userId);
  };

  registerCall(app, getPrescriptionPdf, async ({ session: { userId }, params: { id } }) => {
    const sealed = await readDocumentOfUser(db, id, userId);
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

/** Returns the document of a prescription without a sealed one: as verified, or the current draft. */
function unsealedDocument(row: DocumentRow): PrescriptionDocument {
  const { canonicalText, live } = row;
  const content = canonicalText === null ? live : readCanonicalPrescription(canonicalText);
  return { standing: standingOf(row), content, signature: undefined, pharmacy: pharmacyNow() };
}

function standingOf(row: DocumentRow): DocumentStanding {
  const { status, isLapsed, isVoid, isPaper, canonicalText } = row;
  if (isVoid) return 'void';
  if (isLapsed) return 'lapsed';
  if (status === 'rejected') return 'rejected';
  if (isPaper) return 'paper';
  if (status === 'signed') return 'signed';
  return canonicalText === null ? 'draft' : 'verified';
}
