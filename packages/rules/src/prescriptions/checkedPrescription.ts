import type { Words } from '../wire/codec.ts';
import { listOf } from '../wire/collections.ts';
import { entity, field } from '../wire/entity.ts';
import { day, flag, instant, oneOf, orNull, recordId, text } from '../wire/scalars.ts';
import { type DocumentCheck, documentChecks } from './documentChecks.ts';

const names = Object.keys(documentChecks) as readonly DocumentCheck[];

/** How a check came out as a whole; only what is signed can hold or be broken. */
export const documentVerdict = oneOf([
  ['holds', 'holds'],
  ['broken', 'broken'],
  ['unsigned', 'unsigned'],
  ['rejected', 'rejected'],
  ['lapsed', 'lapsed'],
  ['paper', 'paper'],
]);

const finding = entity({
  check: field('check_name', oneOf(names.map((name) => [name, name] as const))),
  holds: field('check_holds', flag),
});

/** What anybody is told who has a prescription checked: whether it holds, and what was compared; no patient, no medicine. */
export const checkedPrescription = entity({
  id: field('prescription_pk', recordId),
  verdict: field('check_verdict', documentVerdict),
  date: field('prescription_date', day),
  signedAt: field('prescription_signedat', orNull(instant)),
  confirmedAt: field('prescription_confirmedat', orNull(instant)),
  /** SHA-256 of the sealed PDF, to compare a file with that never leaves its owner. */
  fileDigest: field('document_sha256', orNull(text(64, 64))),
  findings: field('check_findings', listOf(finding, names.length)),
});

export type CheckedPrescription = Words<typeof checkedPrescription>;
export type DocumentVerdict = Words<typeof documentVerdict>;
