import { fieldSentences } from '@formulary/rules/problems/fieldSentences';
import { hasActiveNames } from './hasActiveNames.ts';
import { objectStreams } from './objectStreams.ts';

const HEADER = /^%PDF-(1\.[0-7]|2\.0)[\s%]/;
const TRAILER = /startxref\s+\d{1,10}\s+%%EOF[\s\0]*$/;
const TRAILER_BYTES = 2_048;

/**
 * What speaks against keeping a PDF, as the sentence for its field; `undefined` when nothing does. It must begin and
 * end as a PDF with nothing behind it, not be encrypted, and carry no script, attachment, form or action that reaches outside,
 * neither in the open nor in compressed objects. It is not a virus scan
 * (docs/decisions/2026-11-21-documents.md).
 */
export async function checkPdf(content: Buffer): Promise<string | undefined> {
  const text = content.toString('latin1');
  const isWhole = HEADER.test(text.slice(0, 12)) && TRAILER.test(text.slice(-TRAILER_BYTES));
  if (!isWhole) return fieldSentences.documentUnreadable;
  if (hasActiveNames(text)) return fieldSentences.documentNotPlain;
  for await (const objects of objectStreams(content, text)) {
    if (objects === undefined) return fieldSentences.documentUnreadable;
    if (hasActiveNames(objects)) return fieldSentences.documentNotPlain;
  }
  return undefined;
}
