import sharp from 'sharp';

const WIDTH = 1990;
const HEIGHT = 1000;
const STROKES = 60;

/** Returns a signature just under the size limit: many strokes in an interlaced PNG. */
export function largeSignature(): Promise<Buffer> {
  const strokes = Array.from({ length: STROKES }, (_, stroke) => {
    const at = (seed: number, most: number) => (stroke * seed) % most;
    return `M${at(37, WIDTH)} ${at(91, HEIGHT)} Q ${at(53, WIDTH)} ${at(17, HEIGHT)}, ${at(71, WIDTH)} ${at(29, HEIGHT)}`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><path d="${strokes.join(' ')}" fill="none" stroke="#123" stroke-width="3"/></svg>`;
  return sharp(Buffer.from(svg)).png({ progressive: true }).toBuffer();
}
