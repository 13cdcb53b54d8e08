import type { DigestAlgorithm } from '@libpdf/core';
import { paperWorkers } from '../../platform/paper/paperWorkers.ts';
import type { SealedWithout } from './drawSealed.ts';
import type { PrescriptionDocument } from './PrescriptionDocument.ts';
import type { DocumentSeal } from './sealing/DocumentSeal.ts';

interface Signed {
  readonly data: Uint8Array;
  readonly algorithm: DigestAlgorithm;
}

/**
 * Draws and seals a prescription in a separate process (`sealPdf`). The key stays here: the worker sends some hundred
 * bytes to sign and to stamp, and gets the signature and the time stamp.
 */
export async function sealApart(
  document: PrescriptionDocument,
  { signer, timestampAuthority, certificates }: DocumentSeal,
  at: Date,
): Promise<Buffer> {
  const { certificate, certificateChain, keyType, signatureAlgorithm } = signer;
  const input: SealedWithout = {
    document,
    certificate,
    ...(certificateChain ? { certificateChain } : {}),
    keyType,
    signatureAlgorithm,
    isStamped: timestampAuthority !== undefined,
    certificates,
    at,
  };
  const sealed = await paperWorkers.sealing.run('seal-prescription', input, {
    sign: ({ data, algorithm }: Signed) => signer.sign(data, algorithm),
    timestamp: ({ data, algorithm }: Signed) => timestampAuthority?.timestamp(data, algorithm),
  });
  return sealed as Buffer;
}
