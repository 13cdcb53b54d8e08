/** The signature of a PDF, and the signed bytes. */
export interface PdfSignature {
  readonly signed: Buffer;
  /** CMS, DER. */
  readonly contents: Buffer;
}

const KEY = '/ByteRange';
const RANGE = /^\/ByteRange\s*\[\s*(\d+)\s+(\d+)\s+(\d+)\s+(\d+)\s*\]/;
/** How many bytes are searched for the signature's range and key; the shop writes fewer. */
const LONGEST_RANGE = 256;
const SEQUENCE = 0x30;
const LONG_LENGTH = 0x80;

/**
 * Reads the only signature of a PDF if it covers every byte except its own. Returns undefined otherwise, also when
 * bytes were appended.
 */
export function readPdfSignature(bytes: Uint8Array): PdfSignature | undefined {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  // Searched as bytes: a document may have megabytes.
  const at = file.indexOf(KEY);
  const isAlone = at !== -1 && file.indexOf(KEY, at + 1) === -1;
  const found = isAlone && RANGE.exec(file.toString('latin1', at, at + LONGEST_RANGE));
  if (!found) return undefined;
  const [start = 0, before = 0, after = 0, rest = 0] = found.slice(1).map(Number);
  const isWhole = start === 0 && before < after && after + rest === file.length;
  if (!isWhole) return undefined;
  const hex = /^<([0-9A-F]+)>$/.exec(file.toString('latin1', before, after))?.[1];
  const key = file.toString('latin1', Math.max(0, before - LONGEST_RANGE), before);
  const isContents = hex !== undefined && key.trimEnd().endsWith('/Contents');
  if (!isContents) return undefined;
  const padded = Buffer.from(hex, 'hex');
  const length = derLength(padded);
  const isPadded = length !== undefined && padded.subarray(length).every((byte) => byte === 0);
  if (!isPadded) return undefined;
  return {
    signed: Buffer.concat([file.subarray(0, before), file.subarray(after)]),
    contents: padded.subarray(0, length),
  };
}

/** Returns the length of a DER sequence with its header; undefined for other bytes. */
function derLength(bytes: Buffer): number | undefined {
  if (bytes.length < 6 || bytes[0] !== SEQUENCE) return undefined;
  const first = bytes.readUInt8(1);
  if (first < LONG_LENGTH) return 2 + first;
  const size = first - LONG_LENGTH;
  if (size < 1 || size > 4) return undefined;
  return 2 + size + bytes.readUIntBE(2, size);
}
