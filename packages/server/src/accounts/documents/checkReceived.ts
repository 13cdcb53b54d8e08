import {
  type RegistrationDocument,
  checkDocuments,
  registrationDocuments,
} from '@formulary/rules/accounts/registrationDocuments';
import type { FormErrors } from '@formulary/rules/forms/fieldCheck';
import { type Result, accept } from '@formulary/rules/problems/result';
import { validateDocument } from '../../platform/validation/validateDocument.ts';
import { type DocumentMediaType, mediaTypeOf } from '../../platform/validation/mediaTypeOf.ts';
import { createLimiter } from '../../platform/limits/createLimiter.ts';
import type { ReceivedFile, ReceivedForm } from '../../platform/uploads/ReceivedForm.ts';

/** A checked document that may be stored: an image redrawn from its pixels, or an unchanged PDF. */
export interface CheckedDocument {
  readonly kind: RegistrationDocument;
  readonly mediaType: DocumentMediaType;
  /** Cleaned file name from its owner: for display, never a path. */
  readonly originalName: string;
  readonly content: Buffer;
}

const MOST_WAITING = 60;
const inTurn = createLimiter(1, MOST_WAITING);

/**
 * Checks the documents of these kinds, one at a time across the whole server. Returns those that may be stored, and
 * errors by kind.
 */
export async function checkReceived(
  kinds: readonly RegistrationDocument[],
  files: ReceivedForm['files'],
): Promise<{
  readonly documents: readonly CheckedDocument[];
  readonly errors: FormErrors<RegistrationDocument>;
}> {
  const documents: CheckedDocument[] = [];
  const errors: FormErrors<RegistrationDocument> = {};
  for (const kind of kinds) {
    const checked = await inTurn(() => checkDocument(kind, files[kind]));
    if (checked.ok) documents.push(checked.value);
    else errors[kind] = checked.problem;
  }
  return { documents, errors };
}

/**
 * Checks a document by its content, not by its name. Returns it ready to store, or the sentence for its field (spec
 * 5.6, trust).
 */
export async function checkDocument(
  kind: RegistrationDocument,
  file: ReceivedFile | undefined,
): Promise<Result<CheckedDocument, string>> {
  const mediaType = file && mediaTypeOf(file.content);
  const seen = file && { type: mediaType ?? '', bytes: file.content.length };
  const fault = checkDocuments({ [kind]: seen })[kind];
  if (fault !== undefined) return { ok: false, problem: fault };
  if (!file || !mediaType) return { ok: false, problem: registrationDocuments[kind] };
  const judged = await validateDocument(file.content, mediaType);
  if (!judged.ok) return judged;
  return accept({ kind, originalName: cleanName(file.originalName), ...judged.value });
}

const LONGEST = 200;
const NAMELESS = 'document';

/**
 * Returns a file's display name: its last part, without control and direction characters, at most 200 long. Never a
 * path.
 */
export function cleanName(original: string): string {
  const last = original.toWellFormed().split(/[/\\]/).at(-1) ?? '';
  const plain = last
    .replaceAll(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, '')
    .replace(/^[.\s]+/, '')
    .trim();
  return (
    Array.from(plain)
      .slice(0, LONGEST / 2)
      .join('') || NAMELESS
  );
}
