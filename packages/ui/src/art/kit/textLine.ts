import { escapeText } from './escapeText.ts';
import { textWidth } from './textWidth.ts';

interface TextLine {
  readonly words: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly most: number;
  readonly fill: string;
  readonly weight: number;
}

/** One line of label text, held to its estimated width so that it never overflows, whatever font the machine has. */
export function textLine({ words, x, y, size, most, fill, weight }: TextLine): string {
  const length = Math.round(Math.min(textWidth(words, size), most));
  return `<text x="${x}" y="${Math.round(y)}" font-size="${size}" font-weight="${weight}" fill="${fill}" textLength="${length}" lengthAdjust="spacingAndGlyphs">${escapeText(words)}</text>`;
}
