/** A row of docs/acceptance.md. */
export interface Clause {
  readonly id: string;
  readonly section: string;
  readonly requirement: string;
  /** The part of the requirement that no test proves, in words; empty if none. */
  readonly missing: string;
}

/** Row of the list: kept text, id, requirement and gap. The command writes the two columns after them. */
export const ROW =
  /^(\| (\d+\.\d+) \| ([^|]+) \| ([^|]+) \|) (?:whole|rule only|in part|open|—) \| .* \|$/u;

const NOTHING = '—';

/** Returns the clauses of docs/acceptance.md in order. Throws on a repeated id or an unreadable row. */
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

/** Returns the clause of a line, or undefined if the line is no clause row. */
export function readRow(line: string, section = ''): Clause | undefined {
  const [, , id, requirement, missing] = ROW.exec(line) ?? [];
  if (id === undefined || requirement === undefined || missing === undefined) return undefined;
  return { id, section, requirement, missing: missing === NOTHING ? '' : missing };
}
