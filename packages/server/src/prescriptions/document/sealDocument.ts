import { createHash } from 'node:crypto';
import type { DigestAlgorithm } from '@libpdf/core';
import { paperWorkers } from '../../platform/paper/paperWorkers.ts';
import type { SealedWithout } from './drawSealed.ts';
import type { DocumentSignature, PrescriptionDocument } from './PrescriptionDocument.ts';
import type { DocumentSeal } from './sealing/openSeal.ts';
import { withTransaction } from '../../platform/database/withTransaction.ts';
import { recordPrescriptionEvent } from '../events/recordPrescriptionEvent.queries.ts';
import { storeDocument, readDocument } from './documents.queries.ts';
import type { Shop } from '../../start/Shop.ts';

/**
 * Makes the sealed PDF of a signed prescription and stores it once, with its hash and an event; a later attempt leaves
 * it. Safe to run again after a crash, because document and event are stored in one transaction (spec 7.58).
 */
export async function sealDocument(
  { db, seal, now, ledger }: Pick<Shop, 'db' | 'seal' | 'now' | 'ledger'>,
  document: PrescriptionDocument & { readonly signature: DocumentSignature },
): Promise<void> {
  const prescriptionId = document.content.id;
  if (await readDocument(db, prescriptionId)) return;
  const sealedAt = now();
  const pdf = await sealApart(document, await seal(), sealedAt);
  const hash = createHash('sha256').update(pdf).digest();
  const { checkUrl } = document.signature;
  await withTransaction(db, async (trx) => {
    const isFirst = await storeDocument(trx, { prescriptionId, pdf, hash, checkUrl, sealedAt });
    if (!isFirst) return;
    await recordPrescriptionEvent(trx, ledger, {
      prescriptionId,
      kind: 'pdf-sealed',
      actorId: undefined,
      at: sealedAt,
      address: undefined,
      agent: undefined,
      detail: { sha256: hash.toString('hex'), checkUrl },
    });
  });
}

interface Signed {
  readonly data: Uint8Array;
  readonly algorithm: DigestAlgorithm;
}

/**
 * Draws and seals a prescription in a separate process (`sealPdf`). The key stays here: the worker sends some hundred
 * bytes to sign and to stamp, and gets the signature and the time stamp.
 */
async function sealApart(
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
