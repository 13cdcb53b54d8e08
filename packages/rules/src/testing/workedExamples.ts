import { readFileSync } from 'node:fs';

/** One worked example: its values by heading. */
export type WorkedExample = Readonly<Record<string, string>>;

const RULES = new URL('../../../../docs/rules/', import.meta.url);

function cellsOf(row: string): readonly string[] {
  return row
    .slice(1, -1)
    .split('|')
    .map((cell) => cell.trim());
}

/** Returns the values that a cell lists, with ' · ' between them. */
function valuesIn(cell: string): readonly string[] {
  return cell
    .split(' · ')
    .map((value) => (value === '(empty)' ? '' : value.replace(/^`(.*)`$/, '$1')));
}

/** Returns an example for every combination of the values in a row. */
function examplesIn(head: readonly string[], cells: readonly string[]): readonly WorkedExample[] {
  return head.reduce<readonly WorkedExample[]>(
    (examples, name, column) =>
      examples.flatMap((example) =>
        valuesIn(cells[column] ?? '').map((value) => ({ ...example, [name]: value })),
      ),
    [{}],
  );
}

/**
 * Returns the examples in the table under a heading of docs/rules/<page>.md, so that tests check the documentation. A
 * cell may list several values, separated by ' · '; each is an example. Values are text; `(empty)` is an empty text,
 * and a value in backticks keeps its spaces. Throws if page, heading or table is missing.
 */
export function workedExamples(page: string, heading: string): readonly WorkedExample[] {
  const text = readFileSync(new URL(`${page}.md`, RULES), 'utf8');
  const section = text.split(/^#{2,4} /m).find((part) => part.startsWith(`${heading}\n`));
  const lines = section?.split('\n').filter((line) => /^\|.*\|$/.test(line)) ?? [];
  const [head, , ...rows] = lines.map(cellsOf);
  if (!head || rows.length === 0)
    throw new Error(`docs/rules/${page}.md has no table under "${heading}"`);
  return rows.flatMap((cells) => examplesIn(head, cells));
}

/** Replaces U+0130 and the like in an example by the character with that number. */
export function withCharacters(text: string): string {
  return text.replaceAll(/U\+([\dA-F]{4})/g, (_, code: string) =>
    String.fromCodePoint(Number.parseInt(code, 16)),
  );
}
