import { createHash } from 'node:crypto';
import type { CheckedPrescription } from '@formulary/rules/prescriptions/checkedPrescription';
import type { DocumentFinding } from '@formulary/rules/prescriptions/documentChecks';
import { verdictOf } from '@formulary/rules/prescriptions/verdictOf';
import type { CheckContext } from './CheckContext.ts';
import { checkPdf } from './checkPdf.ts';
import { type CheckedRow, readChecked } from './checked.queries.ts';

/**
 * Recomputes everything that a signed prescription rests on, from its records alone, and says what holds: the text, and the
 * sealed PDF once there is one. None where there is no such prescription.
 */
export async function checkPrescription(
  { db, certificates }: CheckContext,
  id: number,
): Promise<CheckedPrescription | undefined> {
  const row = await readChecked(db, id);
  if (!row) return undefined;
  const findings = [...textFindings(row), ...(await fileFindings(row, certificates))];
  const { status, isLapsed, isPaper, date, signedAt, confirmedAt, fileHash } = row;
  return {
    id,
    verdict: verdictOf({ status, isLapsed, isPaper, findings }),
    date,
    signedAt: signedAt ?? undefined,
    confirmedAt: confirmedAt ?? undefined,
    fileDigest: fileHash?.toString('hex'),
    findings,
  };
}

function textFindings({ canonicalText, canonicalHash }: CheckedRow): readonly DocumentFinding[] {
  if (canonicalText === null || canonicalHash === null) return [];
  const hash = createHash('sha256').update(canonicalText, 'utf8').digest();
  return [{ check: 'text', holds: hash.equals(canonicalHash) }];
}

async function fileFindings(
  { pdf, fileHash }: CheckedRow,
  certificates: CheckContext['certificates'],
): Promise<readonly DocumentFinding[]> {
  if (!pdf || !fileHash) return [];
  return checkPdf(pdf, { hash: fileHash.toString('hex'), certificates });
}
