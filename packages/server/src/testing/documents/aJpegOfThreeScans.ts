const ONE_SAMPLE = 0x11;
/** A Huffman table with one code of one bit, for symbol 0: same brightness as the previous block, and end of block. */
const ONE_CODE = [1, ...Array<number>(15).fill(0), 0];
const BITS_PER_BLOCK = 2;

/**
 * Makes a grey JPEG of three components in separate scans: not progressive, yet no row is complete before the last
 * scan. Takes a few hundred kilobytes at any size.
 */
export function aJpegOfThreeScans(width: number, height: number): Buffer {
  const colours = [1, 2, 3];
  const blocks = Math.ceil(width / 8) * Math.ceil(height / 8);
  const scan = Buffer.alloc(Math.ceil((blocks * BITS_PER_BLOCK) / 8));
  const size = Buffer.alloc(4);
  size.writeUInt16BE(height, 0);
  size.writeUInt16BE(width, 2);
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    segment(0xdb, [0, ...Array<number>(64).fill(1)]),
    segment(0xc0, [8, ...size, 3, ...colours.flatMap((colour) => [colour, ONE_SAMPLE, 0])]),
    segment(0xc4, [0x00, ...ONE_CODE]),
    segment(0xc4, [0x10, ...ONE_CODE]),
    ...colours.flatMap((colour) => [segment(0xda, [1, colour, 0, 0, 63, 0]), scan]),
    Buffer.from([0xff, 0xd9]),
  ]);
}

function segment(marker: number, content: readonly number[]): Buffer {
  const length = content.length + 2;
  return Buffer.from([0xff, marker, length >> 8, length & 255, ...content]);
}
