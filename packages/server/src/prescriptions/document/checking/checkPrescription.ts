import type { CheckedPrescription } from '@formulary/rules/prescriptions/checking/checkedPrescription';
import {
  type DocumentFinding,
  verdictOf,
} from '@formulary/rules/prescriptions/checking/documentChecks';
import type { Db } from '../../../platform/database/Db.ts';
import type { Trx } from '../../../platform/database/Trx.ts';
import type { Trust } from '../../trust/Trust.ts';
import { checkPdf } from './checkPdf.ts';
import { readDocument } from '../documents.queries.ts';
import { checkRecords } from './records/checkRecords.ts';
import type { PrescriptionRecords } from './records/PrescriptionRecords.ts';
import { readRecords } from './records/readRecords.queries.ts';

/** Dependencies of a check of prescriptions. */
export interface CheckContext {
  readonly db: Db | Trx;
  /** The shop's certificates by their SHA-256, as `openSeal` reads them. */
  readonly certificates: ReadonlyMap<string, Uint8Array>;
  /** Keys and anchors outside the database. */
  readonly trust: Trust;
}

/**
 * Recomputes the evidence of a prescription from its records and from data outside the database, and reports what
 * holds: text, rows, signature with seal, signer and link, events, and the sealed PDF if made. Returns undefined for an
 * unknown prescription. An unverified prescription gets only its failed comparisons.
 */
export async function checkPrescription(
  { db, certificates, trust }: CheckContext,
  id: number,
): Promise<CheckedPrescription | undefined> {
  const anchors = await trust.anchors.current();
  const [records] = await readRecords(db, [id], anchors);
  if (!records) return undefined;
  const { status, lapsedAt, voidedAt, handedOverAt, originalReceivedAt } = records.prescription;
  const { date, signedAt, confirmedAt, canonicalText } = records.prescription;
  const pdf = records.document && (await readDocument(db, id))?.pdf;
  const own = (await checkRecords(records, trust, anchors)).filter(
    ({ holds }) => !holds || canonicalText !== null,
  );
  const findings = [...own, ...(await pdfFindings(pdf, certificates))];
  const isLapsed = lapsedAt !== null;
  const isVoid = voidedAt !== null;
  const isHandedOver = handedOverAt !== null;
  const isPaper = originalReceivedAt !== null;
  // Signed before the shop stored signatures (migration 0018), so nothing proves it.
  const isUnproven = status === 'signed' && !records.signature && !isPaper;
  return {
    id,
    verdict: verdictOf({
      status: isUnproven ? 'unsigned' : status,
      isLapsed,
      isVoid,
      isHandedOver,
      isPaper,
      findings,
    }),
    date,
    signedAt: signedAt ?? undefined,
    confirmedAt: confirmedAt ?? undefined,
    fileDigest: digestOf(records),
    findings,
  };
}

function digestOf({ document }: PrescriptionRecords): string | undefined {
  return document?.hash.toString('hex');
}

async function pdfFindings(
  pdf: Buffer | undefined,
  certificates: CheckContext['certificates'],
): Promise<readonly DocumentFinding[]> {
  return pdf ? checkPdf(pdf, { hash: undefined, certificates }) : [];
}
