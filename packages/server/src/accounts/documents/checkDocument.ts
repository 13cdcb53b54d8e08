import { checkDocuments } from '@formulary/rules/accounts/checkDocuments';
import {
  type RegistrationDocument,
  registrationDocuments,
} from '@formulary/rules/accounts/registrationDocuments';
import { accept, type Result } from '@formulary/rules/problems/result';
import type { ReceivedFile } from '../../platform/uploads/ReceivedForm.ts';
import type { CheckedDocument } from './CheckedDocument.ts';
import { cleanName } from './cleanName.ts';
import { judgeOnce } from './judging/judgeOnce.ts';
import { mediaTypeOf } from './mediaTypeOf.ts';

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
  const judged = await judgeOnce(file.content, mediaType);
  if (!judged.ok) return judged;
  return accept({ kind, originalName: cleanName(file.originalName), ...judged.value });
}
