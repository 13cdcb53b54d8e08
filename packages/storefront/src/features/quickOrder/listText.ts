import { quickOrderSentences } from '@formulary/rules/problems/quickOrderSentences';
import type { Result } from '@formulary/rules/problems/result';
import { fillGaps } from '@formulary/rules/problems/fillGaps';

/** Twice the character limit of a list: UTF-16 takes two bytes per character. */
const MOST_BYTES = 2_000_000;
const MEGABYTE = 1_000_000;

/**
 * Reads the text of a file: UTF-8, UTF-16 with a byte order mark, else Windows-1252, which British spreadsheets still
 * write. Refuses a file that is too large before reading it.
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
    // Any byte sequence is valid Windows-1252.
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
