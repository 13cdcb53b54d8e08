import type { DocumentFault } from './documentFaults.ts';

/** An image drawn anew, `undefined` for a PDF that may be kept as it came, or what is wrong with either. */
export type Judge = (original: Buffer) => Promise<Buffer | DocumentFault | undefined>;

/** Loads what judges documents of a media type, or the picture of a signature: the code of the others costs time and could be attacked. */
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
