import type { DocumentFinding } from '@formulary/rules/prescriptions/checking/documentChecks';
import {
  eventOf,
  isAt,
  type PrescriptionRecords,
  type StoredPrescriptionDocument,
} from './PrescriptionRecords.ts';
import type { AnchorIndex } from '../../../trust/AnchorIndex.ts';
import type { Trust } from '../../../trust/Trust.ts';
import { areAnchored, areSealed, areKeysValid } from './sealChecks.ts';
import { areEventsValid } from './areEventsValid.ts';
import { isLinkValid } from './isLinkValid.ts';
import {
  isPictureValid,
  proofOf,
  isSealValid,
  isSignerValid,
  isTextValid,
} from './signatureChecks.ts';
import { areRowsValid } from './areRowsValid.ts';

/**
 * Compares the records of a prescription with each other and with data outside the database, up to its current step.
 * The check and the audit both use it; `checkPdf` judges the signature of the PDF. A prescription ordered before events
 * existed and never verified has nothing to compare.
 */
export async function checkRecords(
  records: PrescriptionRecords,
  trust: Trust,
  anchors: AnchorIndex,
): Promise<readonly DocumentFinding[]> {
  const { prescription, document, events, anchored } = records;
  const isVerified = prescription.canonicalText !== null || prescription.canonicalHash !== null;
  const isRecorded = events.length > 0 || anchored.length > 0 || isVerified;
  const isMade = document !== undefined || eventOf(records, 'pdf-sealed') !== undefined;
  return [
    ...(isVerified ? [{ check: 'text', holds: isTextValid(records) } as const] : []),
    ...(isRecorded ? [{ check: 'rows', holds: areRowsValid(records) } as const] : []),
    ...(isSignedHere(records) ? await signatureFindings(records, trust) : []),
    ...(isRecorded ? await eventFindings(records, trust, anchors) : []),
    ...(isMade ? [{ check: 'making', holds: isMakingValid(records) } as const] : []),
    ...(isMade ? [{ check: 'file', holds: isFileValid(document) } as const] : []),
  ];
}

async function eventFindings(
  records: PrescriptionRecords,
  trust: Trust,
  anchors: AnchorIndex,
): Promise<readonly DocumentFinding[]> {
  return [
    { check: 'events', holds: areEventsValid(records) },
    { check: 'keys', holds: areKeysValid(records, trust) },
    { check: 'seals', holds: await areSealed(records, trust, anchors) },
    { check: 'anchors', holds: areAnchored(records, anchors) },
  ];
}

/** A document that was made and is missing does not hold. */
function isFileValid(document: StoredPrescriptionDocument | undefined): boolean {
  return document !== undefined && document.pdfHash.equals(document.hash);
}

/** Returns whether a signature exists or must exist; a paper one cannot be recomputed. */
function isSignedHere(records: PrescriptionRecords): boolean {
  const { prescription, signature } = records;
  const isVerified = prescription.canonicalText !== null;
  const isPaper = eventOf(records, 'original-received') !== undefined;
  return (
    signature !== undefined ||
    eventOf(records, 'signed') !== undefined ||
    (prescription.status === 'signed' && isVerified && !isPaper)
  );
}

async function signatureFindings(
  records: PrescriptionRecords,
  trust: Trust,
): Promise<readonly DocumentFinding[]> {
  return [
    { check: 'picture', holds: isPictureValid(records) },
    { check: 'seal', holds: isSealValid(records, trust) },
    ...(await proofOf(records)),
    { check: 'signer', holds: isSignerValid(records) },
    { check: 'link', holds: isLinkValid(records) },
  ];
}

/** Returns whether the hash, time and check address stored with a PDF match the event of its making. */
function isMakingValid(records: PrescriptionRecords): boolean {
  const { document } = records;
  const made = eventOf(records, 'pdf-sealed');
  return (
    document !== undefined &&
    made?.detail['sha256'] === document.hash.toString('hex') &&
    made.detail['checkUrl'] === document.checkUrl &&
    isAt(made.at, document.sealedAt)
  );
}
