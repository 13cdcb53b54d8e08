import { LRUCache } from 'lru-cache';
import { type FontName, fontFile } from './fontFiles.ts';

const CHAINS = {
  regular: ['regular', 'regularExt', 'wide'],
  bold: ['bold', 'boldExt', 'wide'],
} as const satisfies Record<string, readonly FontName[]>;

/** How heavy text is set. */
export type Weight = keyof typeof CHAINS;

interface Found {
  readonly font: FontName | undefined;
}

const found = new LRUCache<string, Found>({ max: 5000 });

/** The first font that has every character of a grapheme; none where no font has. */
export function fontFor(grapheme: string, weight: Weight): FontName | undefined {
  const key = `${weight} ${grapheme}`;
  const known = found.get(key);
  if (known) return known.font;
  const codePoints = Array.from(grapheme, (each) => each.codePointAt(0) ?? 0);
  const font = CHAINS[weight].find((name) => codePoints.every((each) => fontFile(name).has(each)));
  found.set(key, { font });
  return font;
}
