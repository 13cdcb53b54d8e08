/** How a catalogue's texts become words. */
export interface Language {
  /** Returns the normalised words of a text, in order. A number with its unit is one word: '5 ml'. */
  readonly words: (text: string) => readonly string[];
  /** Returns a text without differences of case, accents and spaces. */
  readonly fold: (text: string) => string;
}

/** Normalises a text to its words, separated by single spaces. */
export function joinWords({ words }: Language, text: string): string {
  return words(text).join(' ');
}

/** Longer than any number with its unit. */
const LONGEST_AMOUNT = 40;

/**
 * Returns whether a text contains a word, both normalised. A number must start there: 5 ml is neither 15 ml nor 0.5 ml.
 * A number with a unit needs that unit: 5 g is not 5 gauzes.
 */
export function hasWord(language: Language, text: string, word: string): boolean {
  if (!/^\d/u.test(word)) return text.includes(word);
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    if (/[\d.,]/u.test(text.charAt(at - 1))) continue;
    if (!word.includes(' ') || isAmount(language, text.slice(at, at + LONGEST_AMOUNT))) return true;
  }
  return false;
}

function isAmount({ words }: Language, text: string): boolean {
  return words(text)[0]?.includes(' ') ?? false;
}

/** Returns whether a text contains these words at the beginning of a word. */
export function startsWord(text: string, words: string): boolean {
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1)) {
    if (!/[\p{L}\p{N}]/u.test(text.charAt(at - 1))) return true;
  }
  return false;
}
