/** Control characters, and line separators that some programs treat as line ends. */
const NOT_ON_A_LINE = /[\p{Cc}\u2028\u2029]+/gu;
/** Start of an encoded word in a mail header. */
const ENCODED_WORD = /=\?/g;

/** Makes text one line that cannot pass for a header or end one (T54). */
export function cleanLine(text: string): string {
  return text.replaceAll(NOT_ON_A_LINE, ' ').replaceAll(ENCODED_WORD, '= ?').trim();
}
