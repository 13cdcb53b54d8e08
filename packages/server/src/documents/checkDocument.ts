import { checkDocuments } from '@formulary/rules/people/checkDocuments';
import {
  type RegistrationDocument,
  registrationDocuments,
} from '@formulary/rules/people/registrationDocuments';
import { accept, type Result } from '@formulary/rules/problems/result';
import type { ReceivedFile } from '../uploads/ReceivedForm.ts';
import type { CheckedDocument } from './CheckedDocument.ts';
import { cleanName } from './cleanName.ts';
import { mediaTypeOf } from './mediaTypeOf.ts';
import { checkPdf } from './pdf/checkPdf.ts';
import { redrawImage } from './image/redrawImage.ts';

/**
 * A document as it may be kept, judged by its content and not by its name; or the sentence that stands under
 * its field (spec 5.6, trust).
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
  const originalName = cleanName(file.originalName);
  if (mediaType !== 'application/pdf') {
    const drawn = await redrawImage(file.content);
    return drawn.ok ? accept({ kind, originalName, ...drawn.value }) : drawn;
  }
  const problem = await checkPdf(file.content);
  if (problem !== undefined) return { ok: false, problem };
  return accept({ kind, originalName, mediaType, content: file.content });
}
