import { fontFor } from './fontFor.ts';

const graphemes = new Intl.Segmenter('en-GB', { granularity: 'grapheme' });
/** Invisible characters and those that reorder text: control, format, surrogate and private characters. */
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
 * Makes text readable on paper: replaces characters that are invisible or in no embedded font by their code,
 * `[U+1F489]`; drops nothing.
 */
export function legibleText(text: string): string {
  return Array.from(graphemes.segment(text), ({ segment }) => legible(segment)).join('');
}
