import { fieldSentences } from '@formulary/rules/problems/fieldSentences';
import { accept, type Result } from '@formulary/rules/problems/result';
import type { DocumentMediaType } from '../DocumentMediaType.ts';
import { mediaTypeOf } from '../mediaTypeOf.ts';
import type { DocumentFault } from './documentFaults.ts';
import { runJudge } from './runJudge.ts';

const sentences: Readonly<Record<DocumentFault, string>> = {
  unreadable: fieldSentences.documentUnreadable,
  tooManyPixels: fieldSentences.documentTooManyPixels,
  tooLarge: fieldSentences.documentTooLarge,
  tooHeavy: fieldSentences.documentTooHeavy,
  notPlain: fieldSentences.documentNotPlain,
  isProtected: fieldSentences.documentProtected,
  hasLinks: fieldSentences.documentHasLinks,
  tooComplex: fieldSentences.documentTooComplex,
  noInk: fieldSentences.documentUnreadable,
  noise: fieldSentences.documentUnreadable,
};

/** A judged document: an image redrawn from its pixels, or an unchanged PDF. */
export interface JudgedDocument {
  readonly mediaType: DocumentMediaType;
  readonly content: Buffer;
}

/** Judges a document in a separate process (`runJudge`). Refuses it with the sentence for its field. */
export async function judgeApart(
  original: Buffer,
  declared: DocumentMediaType,
): Promise<Result<JudgedDocument, string>> {
  const judged = await runJudge(original, declared);
  if (typeof judged === 'string') return { ok: false, problem: sentences[judged] };
  const content = judged.length === 0 ? original : judged;
  const mediaType = mediaTypeOf(content);
  if (!mediaType) throw new Error('A document that was judged is of no known type');
  return accept({ mediaType, content });
}
