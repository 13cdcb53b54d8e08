import { hash } from 'node:crypto';
import { fieldSentences } from '@formulary/rules/problems/fieldSentences';
import { type Result, accept } from '@formulary/rules/problems/result';
import type { DocumentFault } from './documentFaults.ts';
import { type DocumentMediaType, mediaTypeOf } from './mediaTypeOf.ts';
import { runValidator } from './runValidator.ts';

/** A validated document: an image redrawn from its pixels, or an unchanged PDF. */
interface ValidatedDocument {
  readonly mediaType: DocumentMediaType;
  readonly content: Buffer;
}

/**
 * Validates a document (`validateInSubprocess`), unless the same PDF passed before. A form refused over another field is sent again
 * with the same documents, and the verdict depends on their bytes alone. Pictures are redrawn each time.
 */
export async function validateDocument(
  original: Buffer,
  declared: DocumentMediaType,
): Promise<Result<ValidatedDocument, string>> {
  const key = passedDocuments.keyOf(original);
  if (passedDocuments.hasPassed(key)) return accept({ mediaType: declared, content: original });
  const validated = await validateInSubprocess(original, declared);
  if (validated.ok && validated.value.content === original) passedDocuments.keep(key);
  return validated;
}

/** Validates a document in a separate process (`runValidator`). Refuses it with the sentence for its field. */
export async function validateInSubprocess(
  original: Buffer,
  declared: DocumentMediaType,
): Promise<Result<ValidatedDocument, string>> {
  const validated = await runValidator(original, declared);
  if (typeof validated === 'string') return { ok: false, problem: sentences[validated] };
  const content = validated.length === 0 ? original : validated;
  const mediaType = mediaTypeOf(content);
  if (!mediaType) throw new Error('A document that was validated is of no known type');
  return accept({ mediaType, content });
}

const sentences: Readonly<Record<DocumentFault, string>> = {
  unreadable: fieldSentences.documentUnreadable,
  tooManyPixels: fieldSentences.documentTooManyPixels,
  tooLarge: fieldSentences.documentTooLarge,
  tooHeavy: fieldSentences.documentTooHeavy,
  notPlain: fieldSentences.documentNotPlain,
  isProtected: fieldSentences.documentProtected,
  hasLinks: fieldSentences.documentHasLinks,
  tooComplex: fieldSentences.documentTooComplex,
  tooSmall: fieldSentences.documentUnreadable,
  noInk: fieldSentences.documentUnreadable,
  noise: fieldSentences.documentUnreadable,
};

const MOST = 1_000;

/** Hashes of documents that passed unchanged, oldest first. */
const passed = new Set<string>();

/** Cache of the last thousand documents that passed on this server. Refusals are not cached. */
export const passedDocuments = {
  /** Returns the cache key of a document. */
  keyOf: (content: Buffer): string => hash('sha256', content, 'base64'),

  hasPassed: (key: string): boolean => passed.has(key),

  keep: (key: string): void => {
    passed.delete(key);
    passed.add(key);
    const [oldest] = passed;
    if (oldest !== undefined && passed.size > MOST) passed.delete(oldest);
  },
};
