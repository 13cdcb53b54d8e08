import { PDF } from '@libpdf/core';

/** Returns the text of each page of a PDF, with single spaces. */
export async function readTexts(bytes: Uint8Array): Promise<readonly string[]> {
  const pdf = await PDF.load(bytes);
  return pdf.extractText().map(({ text }) => text.replace(/\s+/g, ' '));
}
