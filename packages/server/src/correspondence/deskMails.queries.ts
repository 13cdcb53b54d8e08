import {
  type ListedMail,
  type MailFilter,
  type MailState,
  MOST_COUNTED_MAILS,
} from '@formulary/rules/correspondence/deskMail';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../platform/database/Db.ts';
import type { PageWindow } from '../platform/keyset/keysetPage.ts';

/** What became of a mail, in SQL over `outbox`; each condition excludes the others. */
const states: Readonly<Record<MailState, RawBuilder<unknown>>> = {
  'given-up': sql`given_up_at is not null and sent_at is null`,
  failing: sql`sent_at is null and given_up_at is null and attempts > 0`,
  waiting: sql`sent_at is null and given_up_at is null and attempts = 0`,
  sent: sql`sent_at is not null`,
};

const state = sql`case ${sql.join(
  Object.entries(states).map(([name, is]) => sql`when ${is} then ${sql.lit(name)}`),
  sql` `,
)} end`;

/** Writes what LIKE takes for a pattern as the letters that were typed. */
const escaped = (typed: string) => typed.replaceAll(/[\\%_]/g, String.raw`\$&`);

function conditionsOf({ state: meant, search = '' }: MailFilter): readonly RawBuilder<unknown>[] {
  const words = search.trim().split(/\s+/).filter(Boolean);
  return [
    meant === undefined ? sql`true` : states[meant],
    ...words.map(
      (word) =>
        sql`lower(recipient || ' ' || subject) like '%' || lower(${escaped(word)}::text) || '%'`,
    ),
  ];
}

/** Reads a page of mails, the newest first; backward from its end to its beginning. */
export async function readListedMails(
  db: Db,
  filter: MailFilter,
  { mark, isBackward, limit }: PageWindow,
): Promise<readonly ListedMail[]> {
  const beyond =
    mark === undefined ? [] : [sql`id ${sql.raw(isBackward ? '>' : '<')} ${mark.id}::bigint`];
  const { rows } = await sql<
    Omit<ListedMail, 'failure' | 'dueAt' | 'sentAt'> & {
      readonly failure: string | null;
      readonly dueAt: Date | null;
      readonly sentAt: Date | null;
    }
  >`
    select id::float8 as id, ${state} as state, recipient, subject, created_at as "queuedAt", attempts, failure,
      due_at as "dueAt", sent_at as "sentAt",
      coalesce((select max(event.id) from audit_events as event where event.subject = 'mail ' || outbox.id), 0)::float8 as version
    from outbox where ${sql.join([...conditionsOf(filter), ...beyond], sql` and `)}
    order by id ${sql.raw(isBackward ? 'asc' : 'desc')} limit ${sql.lit(limit)}`.execute(db);
  return rows.map(({ failure, dueAt, sentAt, ...row }) => ({
    ...row,
    failure: failure ?? undefined,
    dueAt: dueAt ?? undefined,
    sentAt: sentAt ?? undefined,
  }));
}

/** Counts the mails of a filter, but no further than one more than the most that a list counts. */
export async function countListedMails(db: Db, filter: MailFilter): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from (
      select from outbox where ${sql.join(conditionsOf(filter), sql` and `)}
      limit ${sql.lit(MOST_COUNTED_MAILS + 1)}) as counted`.execute(db);
  return rows[0]?.count ?? 0;
}
