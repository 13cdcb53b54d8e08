import type { Trx } from '../database/Trx.ts';
import type { EventActions } from './EventActions.ts';

/** Something that happened and must be known later; ids only, no personal data. */
export interface AuditEvent {
  readonly at: Date;
  readonly actorId: number | undefined;
  readonly action: EventActions[keyof EventActions];
  /** The record it happened to: 'order 31'. */
  readonly subject: string;
  readonly detail: Readonly<Record<string, string | number | boolean>>;
}

/** Writes an event into the transaction that makes it true, and answers its number; it can never be changed afterwards. */
export async function recordEvent(trx: Trx, event: AuditEvent): Promise<number> {
  const { id } = await trx
    .insertInto('audit_events')
    .values({
      happened_at: event.at,
      actor_id: event.actorId ?? null,
      action: event.action,
      subject: event.subject,
      detail: JSON.stringify(event.detail),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
