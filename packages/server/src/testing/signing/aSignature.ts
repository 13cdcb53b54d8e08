import sharp from 'sharp';

const STROKES =
  '<path d="M60 130 C 90 40, 130 40, 120 120 S 180 160, 210 90 S 260 60, 270 120 S 340 150, 380 80 L 520 110" fill="none" stroke="#123" stroke-width="4" stroke-linecap="round"/>';

/** Draws a signature as a pad does: strokes on a transparent background. */
export function aSignature(): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="200">${STROKES}</svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}
