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
 * Draws and seals a prescription in a process of its own (`sealPdf`). The key stays here: the worker sends what is to be signed
 * and what is to be stamped, some hundred bytes, and gets signature and time stamp.
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
