/** One row of docs/acceptance.md. */
export interface Clause {
  readonly id: string;
  readonly section: string;
  readonly requirement: string;
}

/** A row in its parts: what is kept, the id, the requirement, and the column that the command writes. */
export const ROW = /^(\| (\d+\.\d+) \| (.+?) \|) .* \|$/u;

/** The clauses of docs/acceptance.md in order. Throws when an id stands twice or a row cannot be read. */
export function parseList(markdown: string): readonly Clause[] {
  const clauses: Clause[] = [];
  let section = '';
  for (const line of markdown.split('\n')) {
    section = /^## (.+)$/u.exec(line)?.[1] ?? section;
    const [, , id, requirement] = ROW.exec(line) ?? [];
    if (id !== undefined && requirement !== undefined) {
      if (clauses.some((each) => each.id === id)) throw new Error(`${id} stands twice in the list`);
      clauses.push({ id, section, requirement });
    } else if (/^\|\s*\d/u.test(line)) throw new Error(`This row cannot be read: ${line}`);
  }
  return clauses;
}
