import type { Clause } from './Clause.ts';

/** A row in its parts: what is kept, the id, the requirement and what is missing; the two columns after them are the command's. */
export const ROW =
  /^(\| (\d+\.\d+) \| ([^|]+) \| ([^|]+) \|) (?:whole|rule only|in part|open|—) \| .* \|$/u;

const NOTHING = '—';

/** The clauses of docs/acceptance.md in order. Throws when an id stands twice or a row cannot be read. */
export function parseList(markdown: string): readonly Clause[] {
  const clauses: Clause[] = [];
  let section = '';
  for (const line of markdown.split('\n')) {
    section = /^## (.+)$/u.exec(line)?.[1] ?? section;
    const clause = readRow(line, section);
    if (clause !== undefined) {
      if (clauses.some(({ id }) => id === clause.id)) {
        throw new Error(`${clause.id} stands twice in the list`);
      }
      clauses.push(clause);
    } else if (/^\|\s*\d/u.test(line)) throw new Error(`This row cannot be read: ${line}`);
  }
  return clauses;
}

/** The clause that a line of the page is about, or undefined when it is no row of a clause. */
export function readRow(line: string, section = ''): Clause | undefined {
  const [, , id, requirement, missing] = ROW.exec(line) ?? [];
  if (id === undefined || requirement === undefined || missing === undefined) return undefined;
  return { id, section, requirement, missing: missing === NOTHING ? '' : missing };
}
