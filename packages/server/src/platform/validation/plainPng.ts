const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Length, type and checksum of a chunk. */
const FRAME_BYTES = 12;
const LARGEST_EXTRA_BYTES = 32_768;
/** Chunks that a decoder needs to draw the pixels. */
const DRAWN = new Set(['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND']);
/** Animation and compressed text: no canvas writes them. */
const NEVER = new Set(['acTL', 'fcTL', 'fdAT', 'zTXt', 'iTXt']);

/** A PNG that holds only its pixels. */
export interface PlainPng {
  readonly width: number;
  readonly height: number;
  readonly content: Buffer;
}

/**
 * Strips a still PNG of its metadata, so that none reaches a decoder. Returns undefined if the PNG is broken, is
 * animated, has data after its end, or carries compressed text or more than 32 kB beside its pixels.
 */
export function plainPng(original: Buffer): PlainPng | undefined {
  if (!original.subarray(0, SIGNATURE.length).equals(SIGNATURE)) return undefined;
  const chunks: Buffer[] = [SIGNATURE];
  let extraBytes = 0;
  for (let at = SIGNATURE.length; at + FRAME_BYTES <= original.length;) {
    const end = at + FRAME_BYTES + original.readUInt32BE(at);
    const type = original.toString('latin1', at + 4, at + 8);
    if (end > original.length || NEVER.has(type)) return undefined;
    if (chunks.length === 1 && type !== 'IHDR') return undefined;
    if (DRAWN.has(type)) chunks.push(original.subarray(at, end));
    else extraBytes += end - at;
    if (extraBytes > LARGEST_EXTRA_BYTES) return undefined;
    if (type === 'IEND') return end === original.length ? sized(Buffer.concat(chunks)) : undefined;
    at = end;
  }
  return undefined;
}

function sized(content: Buffer): PlainPng {
  const head = SIGNATURE.length + 8;
  return { width: content.readUInt32BE(head), height: content.readUInt32BE(head + 4), content };
}
