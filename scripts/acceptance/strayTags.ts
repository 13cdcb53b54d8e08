import type { ClauseTag } from './findTags.ts';
import type { Clause } from './parseList.ts';

/** Returns a sentence for each tag that names no clause in the list. */
export function strayTags(
  clauses: readonly Clause[],
  tags: readonly ClauseTag[],
): readonly string[] {
  const ids = new Set(clauses.map(({ id }) => id));
  return tags
    .filter(({ clause }) => !ids.has(clause))
    .map(({ clause, file, title }) => `${file} › ${title}: there is no clause ${clause}`);
}
