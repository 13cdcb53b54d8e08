import { fieldSentences } from '@formulary/rules/problems/fieldSentences';
import { accept, type Result } from '@formulary/rules/problems/result';
import type { DocumentFault } from './documentFaults.ts';
import { runJudge } from './runJudge.ts';

const sentences: Partial<Readonly<Record<DocumentFault, string>>> = {
  tooManyPixels: fieldSentences.signatureTooLarge,
  tooLarge: fieldSentences.signatureTooLarge,
  noInk: fieldSentences.signatureBlank,
  noise: fieldSentences.signatureNoise,
};

/**
 * The picture of a signature as it was drawn anew, in a process of its own (spec 9.14, T33); or the sentence that stands under
 * the pad.
 */
export async function judgeSignature(original: Buffer): Promise<Result<Buffer, string>> {
  const judged = await runJudge(original, 'signature');
  if (typeof judged !== 'string') return accept(judged);
  return { ok: false, problem: sentences[judged] ?? fieldSentences.signatureUnreadable };
}
