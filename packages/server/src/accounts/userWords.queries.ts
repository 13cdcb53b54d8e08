import { type RawBuilder, sql } from 'kysely';

const ACCENTED = 'àáâãäåçèéêëìíîïñòóôõöøùúûüýÿ';
const PLAIN = 'aaaaaaceeeeiiiinoooooouuuuyy';

/** Returns a text without capitals and accents; the index of migrations/0056_customer_lists.sql spells it the same. */
function plain(text: RawBuilder<unknown>): RawBuilder<string> {
  return sql`translate(lower(${text}), ${sql.lit(ACCENTED)}, ${sql.lit(PLAIN)})`;
}

const words = plain(
  sql`first_name || ' ' || last_name || ' ' || email::text || ' ' || coalesce(company, '') || ' ' || coalesce(username, '') || ' ' || coalesce(registration_number, '')`,
);

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
    typed.map((each) => sql`${words} like '%' || ${plain(sql`${escaped(each)}::text`)} || '%'`),
    sql` and `,
  );
}
