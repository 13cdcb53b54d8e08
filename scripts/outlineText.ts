import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { create, type Font } from 'fontkit';

const opened = new Map<string, Font>();

/** A line of text as SVG outlines in the shop's own type, from the left end of its base line. */
export function outlineText(text: string, size: number, weight: 400 | 700): string {
  const file = `@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-${weight}-normal.woff2`;
  const font =
    opened.get(file) ?? (create(readFileSync(fileURLToPath(import.meta.resolve(file)))) as Font);
  opened.set(file, font);
  const { glyphs, positions } = font.layout(text);
  let x = 0;
  const paths = glyphs.map((glyph, index) => {
    const path = `<path transform="translate(${x} 0)" d="${glyph.path.toSVG()}"/>`;
    x += positions[index]?.xAdvance ?? 0;
    return path;
  });
  const scale = size / font.unitsPerEm;
  return `<g transform="scale(${scale} ${-scale})">${paths.join('')}</g>`;
}
