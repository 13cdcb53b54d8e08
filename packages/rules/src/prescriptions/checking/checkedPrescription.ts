import type { Words } from '../../wire/codec.ts';
import { listOf } from '../../wire/collections.ts';
import { entity, field } from '../../wire/entity.ts';
import { day, flag, instant, oneOf, orNull, recordId, text } from '../../wire/scalars.ts';
import { type DocumentCheck, documentChecks } from './documentChecks.ts';

const names = Object.keys(documentChecks) as readonly DocumentCheck[];

/** The overall result of a check. Only a signed prescription can hold or be broken. */
export const documentVerdict = oneOf([
  ['holds', 'holds'],
  ['broken', 'broken'],
  ['unsigned', 'unsigned'],
  ['rejected', 'rejected'],
  ['lapsed', 'lapsed'],
  ['paper', 'paper'],
  ['void', 'void'],
]);

const finding = entity({
  check: field('check_name', oneOf(names.map((name) => [name, name] as const))),
  holds: field('check_holds', flag),
});

/** The public result of checking a prescription: the verdict and the comparisons, without patient and medicine. */
export const checkedPrescription = entity({
  id: field('prescription_pk', recordId),
  verdict: field('check_verdict', documentVerdict),
  date: field('prescription_date', day),
  signedAt: field('prescription_signedat', orNull(instant)),
  confirmedAt: field('prescription_confirmedat', orNull(instant)),
  /** SHA-256 of the sealed PDF, so that owners can compare their file without uploading it. */
  fileDigest: field('document_sha256', orNull(text(64, 64))),
  findings: field('check_findings', listOf(finding, names.length)),
});

export type CheckedPrescription = Words<typeof checkedPrescription>;
export type DocumentVerdict = Words<typeof documentVerdict>;
