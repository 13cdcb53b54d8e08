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

/** Rows of an insert, below PostgreSQL's limit of 65,535 parameters. */
const MOST_EVENTS_AT_ONCE = 5_000;

const rowOf = (event: Omit<AuditEvent, 'personal'>) => ({
  happened_at: event.at,
  actor_id: event.actorId ?? null,
  action: event.action,
  subject: event.subject,
  detail: JSON.stringify(event.detail),
  staff_id: event.staff?.staffId ?? null,
  permission: event.staff?.permission ?? null,
  device: event.staff?.device ?? null,
});

/** Writes an event in the transaction that causes it and returns its id. Events can never be changed. */
export async function recordEvent(trx: Trx, event: AuditEvent): Promise<number> {
  const { id } = await trx
    .insertInto('audit_events')
    .values(rowOf(event))
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

/**
 * Writes events of one transaction together, in their order, and returns their ids in it. For changes of many records,
 * whose values are no personal data.
 */
export async function recordEvents(
  trx: Trx,
  events: readonly Omit<AuditEvent, 'personal'>[],
): Promise<readonly number[]> {
  const ids: number[] = [];
  for (let from = 0; from < events.length; from += MOST_EVENTS_AT_ONCE) {
    const some = events.slice(from, from + MOST_EVENTS_AT_ONCE);
    const rows = await trx
      .insertInto('audit_events')
      .values(some.map(rowOf))
      .returning('id')
      .execute();
    ids.push(...rows.map(({ id }) => id));
  }
  for (const { action } of events) announceEvent(trx, action);
  return ids;
}
