import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { fieldSentences } from '@formulary/rules/problems/fieldSentences';
import { accept, type Result } from '@formulary/rules/problems/result';
import type { DocumentMediaType } from '../DocumentMediaType.ts';
import { mediaTypeOf } from '../mediaTypeOf.ts';
import { type ImageFault, imageFaults } from './imageFaults.ts';

const DRAWING = fileURLToPath(new URL('drawAnewMain.ts', import.meta.url));
const LONGEST_MS = 30_000;

const sentences: Readonly<Record<ImageFault, string>> = {
  unreadable: fieldSentences.documentUnreadable,
  tooManyPixels: fieldSentences.documentTooManyPixels,
  tooLarge: fieldSentences.documentTooLarge,
  tooHeavy: fieldSentences.documentTooHeavy,
};

/** An image that holds what is seen and nothing else. */
export interface RedrawnImage {
  readonly mediaType: DocumentMediaType;
  readonly content: Buffer;
}

/**
 * Draws a JPEG or PNG anew (`drawAnew`) in a process of its own, which ends with the image: the memory goes back,
 * and an image that breaks the decoder breaks nothing else. That process knows none of the server's settings.
 * Refuses with the sentence for its field; one that ended the process, or kept it for 30 seconds, is unreadable.
 */
export async function redrawImage(original: Buffer): Promise<Result<RedrawnImage, string>> {
  const child = spawn(process.execPath, [DRAWING], {
    env: {},
    stdio: ['pipe', 'pipe', 'ignore'],
    timeout: LONGEST_MS,
    killSignal: 'SIGKILL',
  });
  // One that ends early does not read to the end; how it ended says why.
  child.stdin.on('error', () => {});
  child.stdin.end(original);
  const [content, [code]] = await Promise.all([
    buffer(child.stdout),
    once(child, 'exit') as Promise<[number | null]>,
  ]);
  const mediaType = mediaTypeOf(content);
  if (code === 0 && mediaType) return accept({ mediaType, content });
  const fault = faultOf(code);
  if (fault === undefined) throw new Error(`Drawing an image ended with ${code}`);
  return { ok: false, problem: sentences[fault] };
}

function faultOf(code: number | null): ImageFault | undefined {
  // A signal ended it.
  if (code === null) return 'unreadable';
  const faults = Object.keys(imageFaults) as ImageFault[];
  return faults.find((fault) => imageFaults[fault] === code);
}
