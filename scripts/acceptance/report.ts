import type { Clause } from './parseList.ts';
import type { ClauseTag } from './findTags.ts';
import { type ClauseState, stateOf } from './stateOf.ts';

const LONGEST_LINE = 110;
const STATES: readonly ClauseState[] = ['whole', 'in part', 'rule only', 'open'];

/** Returns a readable report: a count of each state, and the clauses that are not whole by section. */
export function report(clauses: readonly Clause[], tags: readonly ClauseTag[]): string {
  const byClause = Map.groupBy(tags, ({ clause }) => clause);
  const judged = clauses.map((clause) => ({
    clause,
    state: stateOf(clause, byClause.get(clause.id) ?? []),
  }));
  const counts = STATES.map(
    (state) => `${judged.filter((each) => each.state === state).length} ${state}`,
  );
  const unproven = judged.filter(({ state }) => state !== 'whole');
  const sections = [...Map.groupBy(unproven, ({ clause }) => clause.section)].map(
    ([section, rows]) => [section, ...rows.map(rowOf)].join('\n'),
  );
  return [`${clauses.length} clauses: ${counts.join(', ')}`, ...sections].join('\n\n');
}

function rowOf({
  clause,
  state,
}: {
  readonly clause: Clause;
  readonly state: ClauseState;
}): string {
  const words = clause.missing === '' ? clause.requirement : `missing: ${clause.missing}`;
  return `  ${clause.id.padEnd(5)} ${state.padEnd(9)} ${short(words)}`;
}

function short(words: string): string {
  return words.length > LONGEST_LINE ? `${words.slice(0, LONGEST_LINE - 1).trimEnd()}…` : words;
}
