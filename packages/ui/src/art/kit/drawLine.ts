import type { Letters } from './Letters.ts';
import type { TextLine } from './TextLine.ts';

/** Escapes text for SVG content and attributes. */
function escapeText(words: string): string {
  return words
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

const round = (value: number, digits: number) => Number(value.toFixed(digits));

/** Draws one line of text as outlines, which look the same on every machine. The text is its accessible name. */
export function drawLine(letters: Letters, line: TextLine): string {
  const { words, x, y, most = Infinity, fill, weight } = line;
  const size = Math.min(line.size, most / letters.width(words, weight));
  const scale = round(size / letters.unitsPerEm, 4);
  return `<path aria-label="${escapeText(words)}" transform="translate(${round(x, 1)} ${round(y, 1)}) scale(${scale})" fill="${fill}" d="${letters.outline(words, weight)}"/>`;
}
