import type { DeskRefusalCode } from '@formulary/rules/problems/deskMessages';
import { Refused } from '../problems/Refused.ts';
import { inSlices } from '../process/inSlices.ts';

const SLICE_BYTES = 256 * 1024;
const LOOKED_AT_BYTES = 4_000;
/** A byte in eight that is 0 means two bytes a character: text in UTF-8 has none. */
const ZEROS_OF_UTF16 = 8;
// oxlint-disable-next-line no-control-regex -- finding control characters is the point
const CONTROLS = /[\u0000-\u0008\u000B\u000E-\u001F]/;

/** The longest file that is read, and the refusals of others. */
interface CsvLimits {
  readonly mostBytes: number;
  readonly tooLarge: DeskRefusalCode;
  readonly empty: DeskRefusalCode;
  readonly noText: DeskRefusalCode;
}

/**
 * Decodes a CSV file: UTF-8, UTF-16 of either byte order, or Windows-1252, with or without a byte-order mark. Works in
 * slices, so that other requests are answered. Refuses a file that is too large, an empty one, and what is no text.
 */
export async function decodeCsv(
  file: Buffer,
  { mostBytes, tooLarge, empty, noText }: CsvLimits,
): Promise<string> {
  if (file.length > mostBytes) throw new Refused(tooLarge);
  if (file.length === 0) throw new Refused(empty);
  const text = await decodeAs(encodingOf(file), file);
  const read = text ?? (await decodeAs('windows-1252', file));
  if (read === undefined || CONTROLS.test(read)) throw new Refused(noText);
  return read;
}

function encodingOf(file: Buffer): 'utf-16le' | 'utf-16be' | 'utf-8' {
  const [first, second] = file;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const beginning = file.subarray(0, LOOKED_AT_BYTES);
  const zeros = [0, 0];
  beginning.forEach((byte, at) => {
    if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  });
  const [even = 0, odd = 0] = zeros;
  if (Math.max(even, odd) * ZEROS_OF_UTF16 < beginning.length) return 'utf-8';
  return odd > even ? 'utf-16le' : 'utf-16be';
}

/** Returns the text; undefined for bytes that the encoding does not have. */
async function decodeAs(encoding: string, file: Buffer): Promise<string | undefined> {
  const decoder = new TextDecoder(encoding, { fatal: true });
  const parts: string[] = [];
  try {
    await inSlices(
      (function* () {
        for (let at = 0; at < file.length; at += SLICE_BYTES) {
          parts.push(decoder.decode(file.subarray(at, at + SLICE_BYTES), { stream: true }));
          yield;
        }
        parts.push(decoder.decode());
      })(),
    );
  } catch (error) {
    if (error instanceof TypeError) return undefined;
    throw error;
  }
  return parts.join('');
}
