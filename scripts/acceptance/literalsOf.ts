/** A string literal of a source file, and the code around it without comments. */
export interface Literal {
  readonly text: string;
  /** The code since the literal before. */
  readonly gap: string;
  /** The few lines before it, other literals included. */
  readonly before: string;
}

const BEFORE_LENGTH = 400;

const COMMENT = String.raw`\/\/[^\n]*|\/\*[\s\S]*?\*\/`;
// A slash begins a pattern only where a value may begin; elsewhere it divides or closes an element.
const PATTERN = String.raw`(?<=(?:[(,=:[!&|?{;]|=>|\breturn)\s*)\/(?![/*])(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n])+\/\w*`;
const QUOTED = String.raw`'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|\x60(?:\\[\s\S]|[^\x60\\])*\x60`;
const TOKEN = new RegExp(`(?:${COMMENT}|${PATTERN})|(${QUOTED})`, 'gu');

/** The string literals of TypeScript source in order; what stands in comments and patterns is not one. */
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
