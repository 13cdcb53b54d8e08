import { type RawBuilder, sql } from 'kysely';

/** The index of words knows parts of so many letters. */
const SHORTEST_PART = 3;

/** Writes what LIKE takes for a pattern as the letters that were typed. */
function escaped(typed: string): string {
  return typed.replaceAll(/[\\%_]/g, String.raw`\$&`);
}

/**
 * Returns the condition that a user has each typed word, or a part of it, in name, email, company or registration
 * number; for a query of `users`. One or two letters are the beginning of a word. Capitals and accents do not count.
 */
export function hasWords(typed: readonly string[]): RawBuilder<boolean> {
  return sql.join(typed.map(hasWord), sql` and `);
}

function hasWord(typed: string): RawBuilder<unknown> {
  const letters = escaped(typed);
  // A subquery is computed once, not for each user.
  const isLike = (before: string) =>
    sql`searched like (select ${before}::text || lower(unaccent(${letters}::text)) || '%')`;
  return typed.length < SHORTEST_PART ? sql`(${isLike('')} or ${isLike('% ')})` : isLike('%');
}
