import { PDF } from '@libpdf/core';
import type { DocumentFault } from './documentFaults.ts';
import { faultInNames, namesIn } from './pdfNames.ts';
import { faultInObjects } from './faultInObjects.ts';

const HEADER = /^%PDF-(1\.[0-7]|2\.0)[\s%]/;
const TRAILER = /startxref\s{1,9}\d{1,10}\s{1,9}%%EOF[\s\0]{0,99}$/;
const TRAILER_BYTES = 1_024;

/**
 * Checks a PDF that is to be kept unchanged; returns its fault, or `undefined`. The PDF must begin and end as a PDF
 * with nothing behind it, and parse without repair. It must have no password, script, attachment, external link or
 * self-sending form (docs/decisions/2026-11-22-uploaded-documents.md).
 *
 * Checks every object of the parsed document. Also checks every name in the raw bytes and in inflated object streams,
 * because a reader may act on objects that this parser does not reach: earlier revisions, unreferenced objects,
 * duplicate keys. Anything a reader could act on needs one of these names.
 */
export async function checkPdf(content: Buffer): Promise<DocumentFault | undefined> {
  if (!isComplete(content)) return 'unreadable';
  const inBytes = faultInNames(namesIn(content));
  if (inBytes === 'isProtected') return faultOfEncrypted(content);
  if (inBytes !== undefined) return inBytes;
  try {
    const pdf = await PDF.load(content, { lenient: false });
    if (pdf.isEncrypted) return 'notPlain';
    if (pdf.recoveredViaBruteForce || pdf.getPageCount() === 0) return 'unreadable';
    return faultInObjects(pdf, content);
  } catch (error) {
    // Too much nesting or data: the parser reports unreadable input with other errors.
    return error instanceof RangeError ? 'tooComplex' : 'unreadable';
  }
}

/**
 * Tells a PDF that is protected against changes from one that needs a password to open. The parser tries the empty
 * password, as PDF readers do, so the former opens without a prompt.
 */
async function faultOfEncrypted(content: Buffer): Promise<DocumentFault> {
  try {
    const { isEncrypted, isAuthenticated } = await PDF.load(content, { lenient: false });
    return isEncrypted && isAuthenticated ? 'isProtected' : 'notPlain';
  } catch {
    return 'notPlain';
  }
}

function isComplete(content: Buffer): boolean {
  const begins = HEADER.test(content.toString('latin1', 0, 12));
  return begins && TRAILER.test(content.toString('latin1', content.length - TRAILER_BYTES));
}
