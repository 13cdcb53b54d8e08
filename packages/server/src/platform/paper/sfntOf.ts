import { inflateSync } from 'node:zlib';

const WOFF = 0x77_4f_46_46;
const WOFF_HEADER = 44;
const WOFF_ENTRY = 20;
const SFNT_HEADER = 12;
const SFNT_ENTRY = 16;

/**
 * Unpacks a WOFF file (W3C, WOFF 1.0) to its OpenType font. PDFKit reads WOFF too, but inflates a table again for each
 * lookup.
 */
export function sfntOf(woff: Buffer): Buffer {
  if (woff.readUInt32BE(0) !== WOFF) throw new Error('This is no WOFF file');
  const count = woff.readUInt16BE(12);
  const header = Buffer.alloc(SFNT_HEADER + SFNT_ENTRY * count);
  const power = 2 ** Math.floor(Math.log2(count));
  woff.copy(header, 0, 4, 8);
  header.writeUInt16BE(count, 4);
  header.writeUInt16BE(power * SFNT_ENTRY, 6);
  header.writeUInt16BE(Math.log2(power), 8);
  header.writeUInt16BE((count - power) * SFNT_ENTRY, 10);
  const parts: Buffer[] = [header];
  let offset = header.length;
  for (let at = 0; at < count; at += 1) {
    const entry = WOFF_HEADER + WOFF_ENTRY * at;
    const [start, packed, length] = [4, 8, 12].map((each) => woff.readUInt32BE(entry + each));
    if (start === undefined || packed === undefined || length === undefined) continue;
    const stored = woff.subarray(start, start + packed);
    const table = packed < length ? inflateSync(stored) : stored;
    const row = SFNT_HEADER + SFNT_ENTRY * at;
    woff.copy(header, row, entry, entry + 4);
    woff.copy(header, row + 4, entry + 16, entry + 20);
    header.writeUInt32BE(offset, row + 8);
    header.writeUInt32BE(length, row + 12);
    const padding = Buffer.alloc((4 - (length % 4)) % 4);
    parts.push(table, padding);
    offset += table.length + padding.length;
  }
  return Buffer.concat(parts);
}
