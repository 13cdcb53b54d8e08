/** Control characters, and what some programs take for the end of a line. */
const NOT_ON_A_LINE = /[\p{Cc}\u2028\u2029]+/gu;
/** How a mail header says that encoded words follow; from a person it is only text. */
const ENCODED_WORD = /=\?/g;

/** Text as one line that cannot be taken for a header or the end of one (T54). */
export function cleanLine(text: string): string {
  return text.replaceAll(NOT_ON_A_LINE, ' ').replaceAll(ENCODED_WORD, '= ?').trim();
}
