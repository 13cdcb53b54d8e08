import { crc32, deflateSync } from 'node:zlib';
import type { Pixels } from './Pixels.ts';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const MOST_COLOURS = 256;

function chunk(type: string, body: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), body]);
  const framed = Buffer.alloc(named.length + 8);
  framed.writeUInt32BE(body.length, 0);
  named.copy(framed, 4);
  framed.writeUInt32BE(crc32(named), named.length + 4);
  return framed;
}

function header(width: number, height: number): Buffer {
  const body = Buffer.alloc(13);
  body.writeUInt32BE(width, 0);
  body.writeUInt32BE(height, 4);
  // Eight bits a pixel, colour type 3 (palette), and the only compression, filter and interlace methods wanted.
  body.set([8, 3, 0, 0, 0], 8);
  return chunk('IHDR', body);
}

/** An opaque picture of up to 256 colours as a PNG with a palette, which is a third of the size; undefined when it has more. */
export function encodePalette({ width, height, data }: Pixels): Buffer | undefined {
  const indexes = new Map<number, number>();
  // Each row begins with its filter, 0: none, which suits flat colours best.
  const rows = Buffer.alloc((width + 1) * height);
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const at = pixel * 4;
    const colour = (data[at]! << 16) | (data[at + 1]! << 8) | data[at + 2]!;
    let index = indexes.get(colour);
    if (index === undefined) {
      index = indexes.size;
      if (index === MOST_COLOURS) return undefined;
      indexes.set(colour, index);
    }
    rows[pixel + Math.floor(pixel / width) + 1] = index;
  }
  const palette = Buffer.from(
    [...indexes.keys()].flatMap((colour) => [colour >> 16, (colour >> 8) & 0xff, colour & 0xff]),
  );
  return Buffer.concat([
    SIGNATURE,
    header(width, height),
    chunk('PLTE', palette),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
