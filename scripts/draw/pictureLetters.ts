import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Letters, LetterWeight } from '@formulary/ui/art/kit/Letters';
import { create, type Font, type Glyph } from 'fontkit';

/** Grid that is fine enough for a magnified label and keeps whole numbers short. */
const UNITS_PER_EM = 300;

const fonts = new Map<LetterWeight, Font>();
const shapes = new Map<string, string>();

function fontOf(weight: LetterWeight): Font {
  const file = `@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-${weight}-normal.woff2`;
  const font =
    fonts.get(weight) ?? (create(readFileSync(fileURLToPath(import.meta.resolve(file)))) as Font);
  fonts.set(weight, font);
  return font;
}

function lineOf(words: string, weight: LetterWeight) {
  const font = fontOf(weight);
  const { glyphs, positions } = font.layout(words);
  const missing = glyphs.findIndex(({ id }) => id === 0);
  if (missing !== -1) throw new Error(`The shop's type lacks a letter of "${words}".`);
  let pen = 0;
  const placed = glyphs.map((glyph, index) => {
    const at = pen;
    pen += positions[index]?.xAdvance ?? 0;
    return { glyph, at };
  });
  return { placed, width: pen / font.unitsPerEm, unitsPerEm: font.unitsPerEm };
}

/** Returns a letter's contours as relative path commands, so that equal letters give equal text and compress well. */
function shapeOf(glyph: Glyph, weight: LetterWeight, scale: number): string {
  const key = `${weight} ${glyph.id}`;
  const known = shapes.get(key);
  if (known !== undefined) return known;
  let [x, y] = [0, 0];
  let start: readonly [number, number] = [0, 0];
  const drawn = glyph.path.commands.map(({ command, args }) => {
    if (command === 'closePath') {
      [x, y] = start;
      return 'z';
    }
    const points = args.map((value, index) => Math.round(value * (index % 2 ? -scale : scale)));
    const relative = points.map((value, index) => value - (index % 2 ? y : x));
    [x, y] = points.slice(-2) as [number, number];
    if (command === 'moveTo') start = [x, y];
    return COMMANDS[command] + relative.join(' ').replaceAll(' -', '-');
  });
  const shape = drawn.join('');
  shapes.set(key, shape);
  return shape;
}

const COMMANDS = { moveTo: 'm', lineTo: 'l', quadraticCurveTo: 'q', bezierCurveTo: 'c' } as const;

/** The shop's font as outlines, for pictures with words. Throws if the font lacks a letter. */
export const pictureLetters: Letters = {
  unitsPerEm: UNITS_PER_EM,
  width: (words, weight) => lineOf(words, weight).width,
  outline: (words, weight) => {
    const { placed, unitsPerEm } = lineOf(words, weight);
    const scale = UNITS_PER_EM / unitsPerEm;
    return placed
      .map(({ glyph, at }) => ({ at, shape: shapeOf(glyph, weight, scale) }))
      .filter(({ shape }) => shape !== '')
      .map(({ at, shape }) => `M${Math.round(at * scale)} 0${shape}`)
      .join('');
  },
};
