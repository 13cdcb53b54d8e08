import { createHash } from 'node:crypto';
import type { DocumentFinding } from '@formulary/rules/prescriptions/checking/documentChecks';
import { readPdfSignature, verifySignature } from './verifySignature.ts';

/** What a PDF is compared with. */
export interface CheckedAgainst {
  /** SHA-256 of the stored PDF, in hexadecimal; undefined when unknown. */
  readonly hash: string | undefined;
  /** The shop's certificates by their SHA-256, as `openSeal` reads them. */
  readonly certificates: ReadonlyMap<string, Uint8Array>;
}

/**
 * Compares a PDF with the stored one, and its signature with all of its bytes and the shop's certificates. Finds any
 * byte changed, removed or appended.
 */
export async function checkPdf(
  bytes: Uint8Array,
  { hash, certificates }: CheckedAgainst,
): Promise<readonly DocumentFinding[]> {
  const isKept = createHash('sha256').update(bytes).digest('hex') === hash;
  const signature = readPdfSignature(bytes);
  const verdict = signature && (await verifySignature(signature, certificates));
  const stamped = verdict?.isStamped;
  return [
    ...(hash === undefined ? [] : [{ check: 'file', holds: isKept } as const]),
    { check: 'whole', holds: signature !== undefined },
    { check: 'signature', holds: verdict?.isSound ?? false },
    { check: 'certificate', holds: verdict?.isOfShop ?? false },
    ...(stamped === undefined ? [] : [{ check: 'timestamp', holds: stamped } as const]),
  ];
}
