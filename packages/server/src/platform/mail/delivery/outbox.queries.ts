import { sql } from 'kysely';
import type { Db } from '../../database/Db.ts';
import type { OutgoingMail } from './MailDelivery.ts';

const LONGEST_FAILURE = 500;

/** A mail that only this sender may send, until `heldUntil`. */
export interface ClaimedMail extends OutgoingMail {
  readonly id: number;
  readonly heldUntil: Date;
  /** How often this mail was refused. */
  readonly attempts: number;
  readonly failingSince: Date | undefined;
}

/** Claims the due mail that has waited longest; skips those that others are claiming. */
export async function claimMail(
  db: Db,
  now: Date,
  heldUntil: Date,
): Promise<ClaimedMail | undefined> {
  const { rows } = await sql<ClaimedMail & { readonly html: string | null }>`
    update outbox set due_at = ${heldUntil}
    where id = (
      select id from outbox
      where sent_at is null and given_up_at is null and (due_at is null or due_at <= ${now})
      order by due_at nulls first, id
      limit 1
      for update skip locked)
    returning id, recipient, subject, text, html, attempts, message_id as "messageId",
      due_at as "heldUntil", failing_since as "failingSince"`.execute(db);
  const claimed = rows[0];
  return (
    claimed && {
      ...claimed,
      html: claimed.html ?? undefined,
      failingSince: claimed.failingSince ?? undefined,
    }
  );
}

/**
 * Marks a mail as sent, unless another sender holds it by now. Deletes its text: links that open an account are for the
 * reader only.
 */
export async function markSent(db: Db, { id, heldUntil }: ClaimedMail, now: Date): Promise<void> {
  await held(db, id, heldUntil)
    .set({ sent_at: now, due_at: null, failing_since: null, failure: null, text: '', html: null })
    .execute();
}

/** Postpones a mail, unless another sender holds it by now. */
export async function postponeMail(
  db: Db,
  { id, heldUntil }: ClaimedMail,
  next: {
    readonly dueAt: Date;
    readonly attempts: number;
    readonly failingSince: Date;
    readonly failure: string;
  },
): Promise<void> {
  await held(db, id, heldUntil)
    .set({
      due_at: next.dueAt,
      attempts: next.attempts,
      failing_since: next.failingSince,
      failure: next.failure.slice(0, LONGEST_FAILURE),
    })
    .execute();
}

/** Gives up on a mail, which is kept and sent when staff ask for it. */
export async function abandonMail(
  db: Db,
  { id, heldUntil }: ClaimedMail,
  why: { readonly now: Date; readonly failingSince: Date; readonly failure: string },
): Promise<void> {
  await held(db, id, heldUntil)
    .set({
      given_up_at: why.now,
      failing_since: why.failingSince,
      failure: why.failure.slice(0, LONGEST_FAILURE),
    })
    .execute();
}

function held(db: Db, id: number, heldUntil: Date) {
  return db
    .updateTable('outbox')
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .where('due_at', '=', heldUntil);
}
