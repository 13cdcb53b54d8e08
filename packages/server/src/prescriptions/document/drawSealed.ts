import type { Signer } from '@libpdf/core';
import type { Ask } from '../../platform/workers/serveTasks.ts';
import { drawPrescription } from './drawPrescription.ts';
import type { PrescriptionDocument } from './PrescriptionDocument.ts';
import { sealPdf } from './sealing/sealPdf.ts';

/** Everything needed to seal a document, except the key. */
export interface SealedWithout extends Omit<Signer, 'sign'> {
  readonly document: PrescriptionDocument;
  /** Whether the shop has a time-stamping authority. */
  readonly isStamped: boolean;
  readonly certificates: ReadonlyMap<string, Uint8Array>;
  readonly at: Date;
}

/** Draws and seals a prescription in a worker, which asks the server for the signature and the time stamp. */
export async function drawSealed(input: SealedWithout, ask: Ask): Promise<Buffer> {
  const { document, isStamped, certificates, at, ...signer } = input;
  const asking = (question: string) => async (data: Uint8Array, algorithm: string) =>
    (await ask(question, { data, algorithm })) as Uint8Array;
  return sealPdf(
    await drawPrescription(document),
    {
      signer: { ...signer, sign: asking('sign') },
      timestampAuthority: isStamped ? { timestamp: asking('timestamp') } : undefined,
      certificates,
    },
    at,
  );
}
