import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';
import { sfntOf } from './sfntOf.ts';

/** Fonts; `wide` is a bitmap font with nearly all of the first 65,536 characters. */
export type FontName = 'regular' | 'bold' | 'regularExt' | 'boldExt' | 'wide';

/** Bytes of an embedded font, and a test for its characters. */
export interface FontFile {
  readonly bytes: Buffer;
  readonly has: (codePoint: number) => boolean;
}

const atkinson = (part: string) =>
  `@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-${part}-normal.woff`;
const PATHS: Readonly<Record<FontName, string>> = {
  regular: atkinson('latin-400'),
  bold: atkinson('latin-700'),
  regularExt: atkinson('latin-ext-400'),
  boldExt: atkinson('latin-ext-700'),
  wide: '@fontsource/unifont/files/unifont-latin-400-normal.woff',
};
const { resolve } = createRequire(import.meta.url);
const opened = new Map<FontName, FontFile>();

/** Reads a font file, once. */
export function fontFile(name: FontName): FontFile {
  const known = opened.get(name);
  if (known) return known;
  const bytes = sfntOf(readFileSync(resolve(PATHS[name])));
  const font = create(bytes) as Font;
  const file = { bytes, has: (codePoint: number) => font.hasGlyphForCodePoint(codePoint) };
  opened.set(name, file);
  return file;
}

/** Reads all fonts, for a process that can read no files later. */
export function loadFonts(): void {
  for (const name of Object.keys(PATHS) as FontName[]) fontFile(name);
}
