import type { ClauseTag } from './findTags.ts';
import { readRow, ROW } from './parseList.ts';
import { stateOf } from './stateOf.ts';

/**
 * Returns the list with its last two columns rewritten from the tags: each clause's state, and the files of its tests in
 * order.
 */
export function fillList(markdown: string, tags: readonly ClauseTag[]): string {
  const byClause = Map.groupBy(tags, ({ clause }) => clause);
  return markdown
    .split('\n')
    .map((line) => {
      const [, kept] = ROW.exec(line) ?? [];
      const clause = readRow(line);
      if (kept === undefined || clause === undefined) return line;
      const own = byClause.get(clause.id) ?? [];
      return `${kept} ${stateOf(clause, own)} | ${proofs(own)} |`;
    })
    .join('\n');
}

function proofs(tags: readonly ClauseTag[]): string {
  if (tags.length === 0) return '—';
  return [...new Set(tags.map(({ file }) => file))]
    .toSorted(compare)
    .map((file) => `[${shortName(file)}](../${encodeURI(file)})`)
    .join('<br>');
}

/** Compares by code unit, so that the order is the same on every machine. */
function compare(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

function shortName(file: string): string {
  return file.replace(/^packages\//u, '').replace('/src/', '/');
}
