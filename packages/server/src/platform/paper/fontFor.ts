import { LRUCache } from 'lru-cache';
import { type FontName, fontFile } from './fontFiles.ts';

const CHAINS = {
  regular: ['regular', 'regularExt', 'wide'],
  bold: ['bold', 'boldExt', 'wide'],
} as const satisfies Record<string, readonly FontName[]>;

/** Weight of text. */
export type Weight = keyof typeof CHAINS;

interface Found {
  readonly font: FontName | undefined;
}

const found = new LRUCache<string, Found>({ max: 5000 });

/** Returns the first font with every character of a grapheme, or `undefined`. */
export function fontFor(grapheme: string, weight: Weight): FontName | undefined {
  const key = `${weight} ${grapheme}`;
  const known = found.get(key);
  if (known) return known.font;
  const codePoints = Array.from(grapheme, (each) => each.codePointAt(0) ?? 0);
  const font = CHAINS[weight].find((name) => codePoints.every((each) => fontFile(name).has(each)));
  found.set(key, { font });
  return font;
}
