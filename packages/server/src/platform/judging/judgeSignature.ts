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

/** Redraws a signature's picture in a separate process (spec 9.14, T33). Refuses it with the sentence under the pad. */
export async function judgeSignature(original: Buffer): Promise<Result<Buffer, string>> {
  const judged = await runJudge(original, 'signature');
  if (typeof judged !== 'string') return accept(judged);
  return { ok: false, problem: sentences[judged] ?? fieldSentences.signatureUnreadable };
}
