import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { sfntOf } from '../../../server/src/platform/paper/sfntOf.ts';
import { root } from '../root.ts';

const { resolve } = createRequire(join(root, 'packages/server/package.json'));
const FOLDER = join(root, 'node_modules', '.cache', 'drawing-fonts');
const WEIGHTS = [400, 700] as const;

const SETTINGS = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  <dir>${FOLDER.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</dir>
  <match target="pattern">
    <edit name="antialias" mode="assign"><bool>true</bool></edit>
    <edit name="hinting" mode="assign"><bool>false</bool></edit>
    <edit name="hintstyle" mode="assign"><const>hintnone</const></edit>
    <edit name="autohint" mode="assign"><bool>false</bool></edit>
    <edit name="rgba" mode="assign"><const>none</const></edit>
  </match>
</fontconfig>
`;

/** Writes a file atomically, because another run may be reading it. */
function keep(name: string, content: Buffer | string): string {
  const file = join(FOLDER, name);
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, content);
  renameSync(draft, file);
  return file;
}

/**
 * Installs the shop's font as the only one that a browser sees, uncompressed, because Chromium accepts no compressed
 * system font. Returns the path of the fontconfig settings, which also define the rendering of glyphs.
 */
export function bundledFonts(): string {
  mkdirSync(FOLDER, { recursive: true });
  for (const weight of WEIGHTS) {
    const name = `atkinson-hyperlegible-next-latin-${weight}-normal`;
    const packed = resolve(`@fontsource/atkinson-hyperlegible-next/files/${name}.woff`);
    keep(`${name}.ttf`, sfntOf(readFileSync(packed)));
  }
  return keep('fonts.conf', SETTINGS);
}
