import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import { fieldSentences } from '@formulary/rules/problems/fieldSentences';
import { accept, type Result } from '@formulary/rules/problems/result';
import type { DocumentMediaType } from '../DocumentMediaType.ts';
import { mediaTypeOf } from '../mediaTypeOf.ts';
import { type DocumentFault, documentFaults } from './documentFaults.ts';
import { judgingCommand } from './judgingCommand.ts';

const LONGEST_MS = 30_000;

const sentences: Readonly<Record<DocumentFault, string>> = {
  unreadable: fieldSentences.documentUnreadable,
  tooManyPixels: fieldSentences.documentTooManyPixels,
  tooLarge: fieldSentences.documentTooLarge,
  tooHeavy: fieldSentences.documentTooHeavy,
  notPlain: fieldSentences.documentNotPlain,
  hasLinks: fieldSentences.documentHasLinks,
  tooComplex: fieldSentences.documentTooComplex,
};

/** A document that was judged: an image as it was drawn anew, a PDF as it came. */
export interface JudgedDocument {
  readonly mediaType: DocumentMediaType;
  readonly content: Buffer;
}

/**
 * Judges a document in a process of its own, which ends with it: the memory goes back, and a document that breaks
 * a decoder breaks nothing else. That process knows none of the server's settings, and its time and memory
 * are bounded. Refuses with the sentence for the document's field; one that ended the process or kept it too
 * long is too complex.
 */
export async function judgeApart(
  original: Buffer,
  declared: DocumentMediaType,
): Promise<Result<JudgedDocument, string>> {
  const { program, args } = judgingCommand(declared);
  const child = spawn(program, args, {
    cwd: '/',
    env: {},
    stdio: ['pipe', 'pipe', 'ignore'],
    timeout: LONGEST_MS,
    killSignal: 'SIGKILL',
  });
  // One that ends early does not read to the end; how it ended says why.
  child.stdin.on('error', () => {});
  child.stdin.end(original);
  const [drawn, [code]] = await Promise.all([
    buffer(child.stdout),
    once(child, 'exit') as Promise<[number | null]>,
  ]);
  const content = drawn.length === 0 ? original : drawn;
  const mediaType = mediaTypeOf(content);
  if (code === 0 && mediaType) return accept({ mediaType, content });
  const fault = faultOf(code);
  if (fault === undefined) throw new Error(`Judging a document ended with ${code}`);
  return { ok: false, problem: sentences[fault] };
}

function faultOf(code: number | null): DocumentFault | undefined {
  // A signal ended it.
  if (code === null) return 'tooComplex';
  const faults = Object.keys(documentFaults) as DocumentFault[];
  return faults.find((fault) => documentFaults[fault] === code);
}
