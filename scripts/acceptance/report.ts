import type { ClauseTag } from './findTags.ts';
import type { Clause } from './parseList.ts';

const LONGEST_LINE = 110;

/** What is proven and what is not, for people to read: a count, then the unproven clauses by section. */
export function report(clauses: readonly Clause[], tags: readonly ClauseTag[]): string {
  const proven = new Set(tags.map(({ clause }) => clause));
  const unproven = clauses.filter(({ id }) => !proven.has(id));
  const sections = [...Map.groupBy(unproven, ({ section }) => section)].map(([section, rows]) =>
    [section, ...rows.map(({ id, requirement }) => `  ${id.padEnd(5)} ${short(requirement)}`)].join(
      '\n',
    ),
  );
  const count = `${clauses.length - unproven.length} of ${clauses.length} clauses proven`;
  return [count, ...sections].join('\n\n');
}

function short(requirement: string): string {
  return requirement.length > LONGEST_LINE
    ? `${requirement.slice(0, LONGEST_LINE - 1).trimEnd()}…`
    : requirement;
}
