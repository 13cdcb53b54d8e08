import { PDF } from '@libpdf/core';
import type { DocumentFault } from '../judging/documentFaults.ts';
import { faultInNames } from './faultInNames.ts';
import { faultInObjects } from './faultInObjects.ts';
import { namesIn } from './namesIn.ts';

const HEADER = /^%PDF-(1\.[0-7]|2\.0)[\s%]/;
const TRAILER = /startxref\s{1,9}\d{1,10}\s{1,9}%%EOF[\s\0]{0,99}$/;
const TRAILER_BYTES = 1_024;

/**
 * What speaks against keeping a PDF as it came; `undefined` when nothing does. It must begin and end as a PDF with nothing
 * behind it, be read without any repair, and have no password, script, attachment, link to elsewhere or form that
 * sends itself (docs/decisions/2026-11-22-documents-judged-apart.md).
 *
 * Every object of the parsed document is looked at. Beside that every name in the bytes is, and in object streams once
 * they are inflated: whatever a reader makes of objects that this parser does not reach (earlier revisions, objects
 * nothing leads to, a key given twice), what it could act upon must have one of these names.
 */
export async function checkPdf(content: Buffer): Promise<DocumentFault | undefined> {
  if (!isWhole(content)) return 'unreadable';
  const inBytes = faultInNames(namesIn(content));
  if (inBytes === 'isProtected') return faultOfEncrypted(content);
  if (inBytes !== undefined) return inBytes;
  try {
    const pdf = await PDF.load(content, { lenient: false });
    if (pdf.isEncrypted) return 'notPlain';
    if (pdf.recoveredViaBruteForce || pdf.getPageCount() === 0) return 'unreadable';
    return faultInObjects(pdf, content);
  } catch (error) {
    // Too deep, too long for memory: what the parser cannot read it says by other errors.
    return error instanceof RangeError ? 'tooComplex' : 'unreadable';
  }
}

/**
 * Tells a PDF that is protected against changes from one that needs a password. The parser tries the empty password, as PDF
 * readers do, so a PDF that is only protected against changes opens without asking its user.
 */
async function faultOfEncrypted(content: Buffer): Promise<DocumentFault> {
  try {
    const { isEncrypted, isAuthenticated } = await PDF.load(content, { lenient: false });
    return isEncrypted && isAuthenticated ? 'isProtected' : 'notPlain';
  } catch {
    return 'notPlain';
  }
}

function isWhole(content: Buffer): boolean {
  const begins = HEADER.test(content.toString('latin1', 0, 12));
  return begins && TRAILER.test(content.toString('latin1', content.length - TRAILER_BYTES));
}
