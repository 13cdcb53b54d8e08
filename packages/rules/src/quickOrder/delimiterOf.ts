import type { Delimiter } from './splitCells.ts';

const LOOKED_AT = 20_000;

/** What stands between the cells of a list: a tab where there is one, as from a spreadsheet; else what more lines have. */
export function delimiterOf(text: string): Delimiter | undefined {
  const lines = text.slice(0, LOOKED_AT).split(/[\r\n]+/);
  const linesWith = (sign: Delimiter) =>
    lines.filter((line) => line.replaceAll(/"(?:[^"]|"")*"/g, '').includes(sign)).length;
  if (linesWith('\t') > 0) return '\t';
  const [semicolons, commas] = [linesWith(';'), linesWith(',')];
  if (semicolons === 0 && commas === 0) return undefined;
  return semicolons >= commas ? ';' : ',';
}
