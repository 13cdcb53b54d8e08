import { PDF } from '@libpdf/core';
import type { DocumentCheck } from '@formulary/rules/prescriptions/checking/documentChecks';
import { checkPdf } from '../checking/checkPdf.ts';
import type { DocumentSeal } from './openSeal.ts';

/** Room for the signature, the certificates, and a time stamp with its own certificates. */
const RESERVED_BYTES = 24_576;

const FAULTS: Partial<Record<DocumentCheck, string>> = {
  timestamp: 'The time stamp is not of this document',
};

/**
 * Seals a whole PDF (PAdES, ETSI.CAdES.detached): level B-T with a time stamp where the shop has an authority, B-B
 * otherwise. Throws when the authority fails or stamps something else, and when the new seal does not verify, so that
 * no uncheckable document is stored.
 */
export async function sealPdf(
  bytes: Uint8Array,
  { signer, timestampAuthority, certificates }: DocumentSeal,
  at: Date,
): Promise<Buffer> {
  const pdf = await PDF.load(bytes);
  const options = {
    signer,
    reason: 'Sealed by the pharmacy: nothing in this document has changed since',
    signingTime: at,
    fieldName: 'Seal',
    estimatedSize: RESERVED_BYTES,
  } as const;
  const sealed = await pdf.sign(
    timestampAuthority
      ? { ...options, level: 'B-T', timestampAuthority }
      : { ...options, level: 'B-B' },
  );
  const [warning] = sealed.warnings;
  if (warning) throw new Error(`The document could not be sealed: ${warning.message}`);
  const result = Buffer.from(sealed.bytes);
  const findings = await checkPdf(result, { hash: undefined, certificates });
  const broken = findings.find(({ holds }) => !holds);
  if (broken) throw new Error(FAULTS[broken.check] ?? `The seal does not hold: ${broken.check}`);
  return result;
}
