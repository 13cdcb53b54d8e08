import type { StaffPermission } from '@formulary/rules/accounts/staffPermissions';
import type { Trx } from '../database/Trx.ts';
import { announceEvent } from './eventChannel.ts';
import type { EventActions } from './EventActions.ts';

/** An entry of the audit log; ids only, no personal data. */
export interface AuditEvent {
  readonly at: Date;
  readonly actorId: number | undefined;
  readonly action: EventActions[keyof EventActions];
  /** The record affected, such as 'order 31'. */
  readonly subject: string;
  readonly detail: Readonly<Record<string, string | number | boolean>>;
  /** Set for what staff did at the desk. */
  readonly staff?: StaffAuthor | undefined;
  /** The old and new value if they are personal data; kept apart, so that they can be erased. */
  readonly personal?: { readonly from: string; readonly to: string } | undefined;
}

/** Who of the staff did something at the desk, by which permission, and on which device (a browser's own name). */
export interface StaffAuthor {
  readonly staffId: number;
  readonly permission: StaffPermission;
  readonly device: string;
}

/** Writes an event in the transaction that causes it and returns its id. Events can never be changed. */
export async function recordEvent(trx: Trx, event: AuditEvent): Promise<number> {
  const { id } = await trx
    .insertInto('audit_events')
    .values({
      happened_at: event.at,
      actor_id: event.actorId ?? null,
      action: event.action,
      subject: event.subject,
      detail: JSON.stringify(event.detail),
      staff_id: event.staff?.staffId ?? null,
      permission: event.staff?.permission ?? null,
      device: event.staff?.device ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (event.personal) {
    const { from, to } = event.personal;
    await trx
      .insertInto('event_values')
      .values({ event_id: id, value_before: from, value_after: to })
      .execute();
  }
  announceEvent(trx, event.action);
  return id;
}
