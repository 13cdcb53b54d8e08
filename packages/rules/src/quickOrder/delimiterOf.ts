import type { Delimiter } from './splitCells.ts';

const LOOKED_AT = 20_000;

/** Detects the delimiter of a list: a tab if there is one, as from a spreadsheet; otherwise the sign on more lines. */
export function delimiterOf(text: string): Delimiter | undefined {
  const lines = text.slice(0, LOOKED_AT).split(/[\r\n]+/);
  const linesWith = (sign: Delimiter) =>
    lines.filter((line) => line.replaceAll(/"(?:[^"]|"")*"/g, '').includes(sign)).length;
  if (linesWith('\t') > 0) return '\t';
  const [semicolons, commas] = [linesWith(';'), linesWith(',')];
  if (semicolons === 0 && commas === 0) return undefined;
  return semicolons >= commas ? ';' : ',';
}
