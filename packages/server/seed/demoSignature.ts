import sharp from 'sharp';

const STROKES =
  'M40 140 C 60 30, 110 20, 100 90 S 60 180, 90 150 S 150 60, 165 110 S 175 160, 205 120 S 240 70, 250 120 S 300 150, 320 90 C 330 60, 350 70, 345 110 S 400 140, 430 95 S 500 90, 560 100';

/** Draws a signature as the pad would have sent it and the shop stored it. */
export function demoSignature(): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="200"><path d="${STROKES}" fill="none" stroke="#111" stroke-width="4" stroke-linecap="round"/></svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}
