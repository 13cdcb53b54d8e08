/** String literal of a source file, with the surrounding code without comments. */
export interface Literal {
  readonly text: string;
  /** Code since the previous literal. */
  readonly gap: string;
  /** The few lines before it, with other literals. */
  readonly before: string;
}

const BEFORE_LENGTH = 400;

const COMMENT = String.raw`\/\/[^\n]*|\/\*[\s\S]*?\*\/`;
// A slash starts a regular expression only where a value may start; elsewhere it divides or closes an element.
const PATTERN = String.raw`(?<=(?:[(,=:[!&|?{;]|=>|\breturn)\s*)\/(?![/*])(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n])+\/\w*`;
const QUOTED = String.raw`'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|\x60(?:\\[\s\S]|[^\x60\\])*\x60`;
const TOKEN = new RegExp(`(?:${COMMENT}|${PATTERN})|(${QUOTED})`, 'gu');

/** Returns the string literals of TypeScript source in order, without those in comments and regular expressions. */
export function literalsOf(source: string): readonly Literal[] {
  const literals: Literal[] = [];
  let before = '';
  let gap = '';
  let end = 0;
  for (const token of source.matchAll(TOKEN)) {
    gap += source.slice(end, token.index);
    end = token.index + token[0].length;
    const quoted = token[1];
    if (quoted === undefined) continue;
    before = (before + gap).slice(-BEFORE_LENGTH);
    literals.push({ text: quoted.slice(1, -1).replaceAll(/\\(.)/gu, '$1'), gap, before });
    before += quoted;
    gap = '';
  }
  return literals;
}
