import { emailKey } from '@formulary/rules/accounts/emailKey';
import {
  type DeskMessage,
  type ListedMessage,
  type MessageFilter,
  MOST_COUNTED_MESSAGES,
  MOST_REPLIES,
} from '@formulary/rules/correspondence/deskMessage';
import { fullName } from '@formulary/rules/text/fullName';
import { type RawBuilder, sql } from 'kysely';
import type { KeyedRow, PageWindow } from '../platform/keyset/keysetPage.ts';
import type { Db } from '../platform/database/Db.ts';
import type { Trx } from '../platform/database/Trx.ts';

/** A page of a list in the order of time, beyond a mark. Backward, it is the page before the mark. */
export interface MessageWindow extends PageWindow {
  readonly isDescending: boolean;
}

/** Returns the first moment of a day in London, so many days later. */
const startOf = (day: string, later = 0) =>
  sql`((${day}::date + ${sql.lit(later)})::timestamp at time zone 'Europe/London')`;

/** Writes what LIKE takes for a pattern as the letters that were typed. */
const escaped = (typed: string) => typed.replaceAll(/[\\%_]/g, String.raw`\$&`);

function conditionsOf(filter: MessageFilter): readonly RawBuilder<unknown>[] {
  const { isClosed, receivedFrom, receivedTo, search = '' } = filter;
  const words = search.trim().split(/\s+/).filter(Boolean);
  return [
    sql`true`,
    ...(isClosed === undefined
      ? []
      : [isClosed ? sql`closed_at is not null` : sql`closed_at is null`]),
    ...(receivedFrom === undefined ? [] : [sql`received_at >= ${startOf(receivedFrom)}`]),
    ...(receivedTo === undefined ? [] : [sql`received_at < ${startOf(receivedTo, 1)}`]),
    ...words.map(
      (word) =>
        sql`(id::text = ${word} or lower(name || ' ' || email || ' ' || message) like '%' || lower(${escaped(word)}::text) || '%')`,
    ),
  ];
}

type Row = Omit<ListedMessage, 'repliedAt' | 'closedAt'> & {
  readonly repliedAt: Date | null;
  readonly closedAt: Date | null;
  readonly key: string;
};

const columns = sql`id, received_at as "receivedAt", name, email, left(message, 160) as beginning, closed_at as "closedAt",
  (extract(epoch from received_at) * 1000000)::bigint::text as key,
  (select count(*)::integer from message_replies where message_id = contact_messages.id) as replies,
  (select max(written_at) from message_replies where message_id = contact_messages.id) as "repliedAt"`;

/** The key is the time of its arrival in microseconds. */
const rowOf = ({ key, repliedAt, closedAt, ...row }: Row): KeyedRow<ListedMessage> => ({
  key,
  row: { ...row, repliedAt: repliedAt ?? undefined, closedAt: closedAt ?? undefined },
});

/** Reads a page of messages in the order of their arrival; those of the same moment by id. */
export async function readListedMessages(
  db: Db,
  filter: MessageFilter,
  { isDescending, isBackward, mark, limit }: MessageWindow,
): Promise<readonly KeyedRow<ListedMessage>[]> {
  const isDown = isDescending !== isBackward;
  const direction = sql.raw(isDown ? 'desc' : 'asc');
  const beyond = mark
    ? [
        sql`(received_at, id) ${sql.raw(isDown ? '<' : '>')}
          ('epoch'::timestamptz + ${mark.key}::bigint * interval '1 microsecond', ${mark.id})`,
      ]
    : [];
  const { rows } = await sql<Row>`
    select ${columns} from contact_messages
    where ${sql.join([...conditionsOf(filter), ...beyond], sql` and `)}
    order by received_at ${direction}, id ${direction} limit ${sql.lit(limit)}`.execute(db);
  return rows.map(rowOf);
}

/** Counts the messages of a filter, but no further than one more than the most that a list counts. */
export async function countListedMessages(db: Db, filter: MessageFilter): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from (
      select from contact_messages where ${sql.join(conditionsOf(filter), sql` and `)}
      limit ${sql.lit(MOST_COUNTED_MESSAGES + 1)}) as counted`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Reads a message with its text as the list shows it; undefined for an unknown one. */
export async function readStoredMessage(
  db: Db,
  id: number,
): Promise<{ readonly listed: ListedMessage; readonly text: string } | undefined> {
  const { rows } = await sql<Row & { readonly text: string }>`
    select ${columns}, message as text from contact_messages where id = ${id}`.execute(db);
  const [row] = rows;
  if (!row) return undefined;
  const { text, ...others } = row;
  return { listed: rowOf(others).row, text };
}

/** Reads the answers to a message, oldest first. */
export async function readReplies(db: Db, messageId: number): Promise<DeskMessage['replies']> {
  return db
    .selectFrom('message_replies')
    .innerJoin('staff', 'staff.id', 'staff_id')
    .select(['message_replies.id', 'staff.name as by', 'written_at as writtenAt', 'text'])
    .where('message_id', '=', messageId)
    .orderBy('message_replies.id')
    .limit(MOST_REPLIES)
    .execute();
}

/** Finds the customer with an email address, however it is spelled. */
export async function findCustomerOf(db: Db, email: string): Promise<DeskMessage['customer']> {
  const row = await db
    .selectFrom('users')
    .select(['id', 'first_name as firstName', 'last_name as lastName'])
    .where('email_key', '=', emailKey(email))
    .executeTakeFirst();
  return row && { id: row.id, name: fullName(row) };
}

/** Returns whether an answer with this key of a press is kept. */
export async function hasReply(trx: Trx, requestKey: string): Promise<boolean> {
  const row = trx.selectFrom('message_replies').select('id').where('request_key', '=', requestKey);
  return (await row.executeTakeFirst()) !== undefined;
}

/** Keeps an answer. */
export async function insertReply(
  trx: Trx,
  reply: {
    readonly messageId: number;
    readonly staffId: number;
    readonly requestKey: string;
    readonly at: Date;
    readonly text: string;
  },
): Promise<void> {
  await trx
    .insertInto('message_replies')
    .values({
      message_id: reply.messageId,
      staff_id: reply.staffId,
      request_key: reply.requestKey,
      written_at: reply.at,
      text: reply.text,
    })
    .execute();
}
