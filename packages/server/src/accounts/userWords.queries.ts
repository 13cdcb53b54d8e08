import { type RawBuilder, sql } from 'kysely';

/** Writes what LIKE takes for a pattern as the letters that were typed. */
function escaped(typed: string): string {
  return typed.replaceAll(/[\\%_]/g, String.raw`\$&`);
}

/**
 * Returns the condition that a user has each typed word, or a part of it, in name, email, company or registration
 * number; for a query of `users`. Capitals and accents do not count.
 */
export function hasWords(typed: readonly string[]): RawBuilder<boolean> {
  return sql.join(
    // A subquery is computed once, not for each user.
    typed.map(
      (each) => sql`searched like (select '%' || lower(unaccent(${escaped(each)}::text)) || '%')`,
    ),
    sql` and `,
  ) as RawBuilder<boolean>;
}
