import { fontFor } from './fontFor.ts';

const graphemes = new Intl.Segmenter('en-GB', { granularity: 'grapheme' });
/** Invisible, or able to turn round what stands beside it: control, format, half and private characters. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/u;

function code(character: string): string {
  const digits = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
  return `[U+${digits}]`;
}

function legible(grapheme: string): string {
  if (grapheme === '\n' || grapheme === '\r\n') return '\n';
  if (grapheme === '\t' || grapheme === '\u00a0') return ' ';
  const composed = grapheme.normalize('NFC');
  const isSeen = !UNSEEN.test(composed) && fontFor(composed, 'regular') !== undefined;
  if (isSeen) return composed;
  const characters = Array.from(composed);
  return characters.length === 1 ? code(composed) : characters.map(legible).join('');
}

/**
 * Text as it can be read on paper: a character that no embedded font has, or that nobody would see, stands there by its
 * Unicode number, `[U+1F489]`; nothing is ever left out.
 */
export function legibleText(text: string): string {
  return Array.from(graphemes.segment(text), ({ segment }) => legible(segment)).join('');
}
