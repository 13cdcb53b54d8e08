import { readFileSync } from 'node:fs';

/** One row of a table of worked examples: what stands under each heading. */
export type WorkedExample = Readonly<Record<string, string>>;

const RULES = new URL('../../../../docs/rules/', import.meta.url);

function cellsOf(row: string): readonly string[] {
  return row
    .slice(1, -1)
    .split('|')
    .map((cell) => cell.trim().replace(/^`(.*)`$/, '$1'));
}

/**
 * The rows of the table under a heading of docs/rules/<page>.md, so that the documentation is what is tested.
 * Cells are text; a cell in backticks keeps its spaces. Throws when page, heading or table is not there.
 */
export function workedExamples(page: string, heading: string): readonly WorkedExample[] {
  const text = readFileSync(new URL(`${page}.md`, RULES), 'utf8');
  const section = text.split(/^#{2,4} /m).find((part) => part.startsWith(`${heading}\n`));
  const lines = section?.split('\n').filter((line) => /^\|.*\|$/.test(line)) ?? [];
  const [head, , ...rows] = lines.map(cellsOf);
  if (!head || rows.length === 0)
    throw new Error(`docs/rules/${page}.md has no table under "${heading}"`);
  return rows.map((cells) =>
    Object.fromEntries(head.map((name, column) => [name, cells[column] ?? ''])),
  );
}

/** Text of an example in which U+0130 stands for the character with that number. */
export function withCharacters(text: string): string {
  return text.replaceAll(/U\+([\dA-F]{4})/g, (_, code: string) =>
    String.fromCodePoint(Number.parseInt(code, 16)),
  );
}
