import type { DocumentFault } from './documentFaults.ts';

/** Returns a redrawn image, `undefined` for a PDF that may be kept unchanged, or the fault of either. */
export type Judge = (original: Buffer) => Promise<Buffer | DocumentFault | undefined>;

/**
 * Loads only the code that judges one media type, or a signature's picture: other code costs time and could be
 * attacked.
 */
export async function judgeOf(mediaType: string | undefined): Promise<Judge> {
  if (mediaType === 'application/pdf') {
    const { checkPdf } = await import('../pdf/checkPdf.ts');
    return checkPdf;
  }
  if (mediaType === 'image/jpeg' || mediaType === 'image/png') {
    const { drawAnew } = await import('../image/drawAnew.ts');
    return (original) => drawAnew(original, mediaType);
  }
  if (mediaType === 'signature') {
    const { drawSignature } = await import('../image/drawSignature.ts');
    return drawSignature;
  }
  throw new Error(`Nothing judges ${mediaType}`);
}
