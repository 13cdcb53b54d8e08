import { quickOrderSentences } from '@formulary/rules/problems/quickOrderSentences';
import type { Result } from '@formulary/rules/problems/result';
import { fillGaps } from '@formulary/rules/problems/fillGaps';

/** Twice the characters that a list may have: each takes two bytes in UTF-16. */
const MOST_BYTES = 2_000_000;
const MEGABYTE = 1_000_000;

/**
 * The text of a file: UTF-8, UTF-16 where a byte order mark says so, else Windows-1252, which spreadsheets in Britain still
 * write. A file that is too large is refused before it is read.
 */
export async function listText(file: Blob): Promise<Result<string, string>> {
  if (file.size > MOST_BYTES) {
    const megabytes = (file.size / MEGABYTE).toFixed(1);
    return { ok: false, problem: fillGaps(quickOrderSentences.tooLong, { megabytes }) };
  }
  return { ok: true, value: decode(new Uint8Array(await file.arrayBuffer())) };
}

function decode(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // Every sequence of bytes is some text in Windows-1252.
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
