import { sql } from 'kysely';
import type { Db } from '../platform/database/Db.ts';
import type { Trx } from '../platform/database/Trx.ts';

/** A pending mail, or one that was given up until staff retry it. */
export interface UnsentMail {
  readonly id: number;
  readonly recipient: string;
  readonly subject: string;
  readonly queuedAt: Date;
  readonly attempts: number;
  readonly dueAt: Date | null;
  readonly givenUpAt: Date | null;
  readonly failure: string | null;
}

/** Lists pending and given-up mail, oldest first. */
export async function listUnsentMail(db: Db): Promise<readonly UnsentMail[]> {
  return (
    db
      .selectFrom('outbox')
      .select([
        'id',
        'recipient',
        'subject',
        'created_at as queuedAt',
        'attempts',
        'due_at as dueAt',
        'given_up_at as givenUpAt',
        'failure',
      ])
      .where('sent_at', 'is', null)
      // Always true: each half has its own index.
      .where((match) =>
        match.or([match('given_up_at', 'is', null), match('given_up_at', 'is not', null)]),
      )
      .orderBy('id')
      .execute()
  );
}

/** Makes unsent mail due at once as if it had never failed: one mail, or all that were given up. Returns the ids. */
export async function makeMailDue(trx: Trx, which: number | 'all'): Promise<readonly number[]> {
  const unsent = trx
    .updateTable('outbox')
    .set({ due_at: null, attempts: 0, failing_since: null, given_up_at: null, failure: null })
    .where('sent_at', 'is', null);
  const rows = await (
    which === 'all' ? unsent.where('given_up_at', 'is not', null) : unsent.where('id', '=', which)
  )
    .returning('id')
    .execute();
  await sql`select tell_servers('formulary_mail', '')`.execute(trx);
  return rows.map(({ id }) => id);
}

/** Locks a mail until the transaction ends; undefined for an unknown one. */
export async function lockMail(
  trx: Trx,
  id: number,
): Promise<
  | { readonly sentAt: Date | null; readonly givenUpAt: Date | null; readonly attempts: number }
  | undefined
> {
  return trx
    .selectFrom('outbox')
    .select(['sent_at as sentAt', 'given_up_at as givenUpAt', 'attempts'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}
