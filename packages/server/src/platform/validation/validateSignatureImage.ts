import { fieldSentences } from '@formulary/rules/problems/fieldSentences';
import { accept, type Result } from '@formulary/rules/problems/result';
import type { DocumentFault } from './documentFaults.ts';
import { runValidator } from './runValidator.ts';

const sentences: Partial<Readonly<Record<DocumentFault, string>>> = {
  tooManyPixels: fieldSentences.signatureTooLarge,
  tooLarge: fieldSentences.signatureTooLarge,
  noInk: fieldSentences.signatureBlank,
  noise: fieldSentences.signatureNoise,
};

/** Redraws a signature's picture in a separate process (spec 9.14, T33). Refuses it with the sentence under the pad. */
export async function validateSignatureImage(original: Buffer): Promise<Result<Buffer, string>> {
  const validated = await runValidator(original, 'signature');
  if (typeof validated !== 'string') return accept(validated);
  return { ok: false, problem: sentences[validated] ?? fieldSentences.signatureUnreadable };
}
