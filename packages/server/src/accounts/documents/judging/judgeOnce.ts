import type { Result } from '@formulary/rules/problems/result';
import { accept } from '@formulary/rules/problems/result';
import type { DocumentMediaType } from '../DocumentMediaType.ts';
import { judgeApart, type JudgedDocument } from './judgeApart.ts';
import { keptVerdicts } from './keptVerdicts.ts';

/**
 * Judges a document (`judgeApart`), unless the same PDF passed before. A form refused over another field is sent again
 * with the same documents, and the verdict depends on their bytes alone. Pictures are redrawn each time.
 */
export async function judgeOnce(
  original: Buffer,
  declared: DocumentMediaType,
): Promise<Result<JudgedDocument, string>> {
  const key = keptVerdicts.keyOf(original);
  if (keptVerdicts.hasPassed(key)) return accept({ mediaType: declared, content: original });
  const judged = await judgeApart(original, declared);
  if (judged.ok && judged.value.content === original) keptVerdicts.keep(key);
  return judged;
}
