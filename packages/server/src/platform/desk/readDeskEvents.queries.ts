import type { StaffRole } from '@formulary/rules/accounts/staffPermissions';
import type { DeskEvent } from '@formulary/rules/calls/desk/deskEvent';
import {
  type EventDetail,
  eventSentence,
  eventSentences,
} from '@formulary/rules/calls/desk/eventSentences';
import { formatMoney } from '@formulary/rules/money/formatMoney';
import { fullName } from '@formulary/rules/text/fullName';
import { sql } from 'kysely';
import type { Db } from '../database/Db.ts';
import type { EventActions } from '../events/EventActions.ts';

/** The newest entries of a timeline; older ones are left out. */
const MOST_EVENTS = 500;
const AUTOMATIC: DeskEvent['author'] = { kind: 'formulary', name: 'Formulary' };

// The compiler refuses an action without a sentence.
eventSentences satisfies Readonly<Record<EventActions[keyof EventActions], unknown>>;

interface EventRow {
  readonly id: number;
  readonly at: Date;
  readonly action: string;
  readonly subject: string;
  readonly detail: EventDetail;
  readonly device: string | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly staffName: string | null;
  readonly staffRole: StaffRole | null;
  readonly before: string | null;
  readonly after: string | null;
}

/**
 * Reads what happened to records, oldest first: the newest 500 events of these subjects ('order 31', 'user 7'), each
 * with its author, sentence, reason, old and new value, and device.
 */
export async function readDeskEvents(
  db: Db,
  subjects: readonly string[],
): Promise<readonly DeskEvent[]> {
  const { rows } = await sql<EventRow>`
    select event.id, happened_at as at, action, subject, detail, device, first_name as "firstName",
      last_name as "lastName", staff.name as "staffName", staff.role as "staffRole",
      value_before as before, value_after as after
    from (
      select id, happened_at, action, newest.subject, detail, device, actor_id, staff_id
      from unnest(${[...subjects]}::text[]) as record (subject)
      -- Each record's own newest, so that no more is read of a long history.
      cross join lateral (
        select id, happened_at, action, subject, detail, device, actor_id, staff_id
        from audit_events where subject = record.subject order by id desc limit ${sql.lit(MOST_EVENTS)}) as newest
      order by id desc limit ${sql.lit(MOST_EVENTS)}
    ) as event
    left join users on users.id = actor_id
    left join staff on staff.id = staff_id
    left join event_values on event_id = event.id
    order by event.id`.execute(db);
  return rows.map(eventOf);
}

function eventOf(row: EventRow): DeskEvent {
  const { id, at, action, subject, detail, device } = row;
  const reason = detail['reason'] ?? detail['note'] ?? detail['why'];
  const [from, to] = valuesOf(row);
  return {
    id,
    at,
    author: authorOf(row),
    sentence: eventSentence(action, detail),
    subject,
    ...(reason === undefined ? {} : { reason: String(reason) }),
    ...(from === undefined ? {} : { from }),
    ...(to === undefined ? {} : { to }),
    ...(device === null ? {} : { device }),
  };
}

/** Staff first: an event may also name the customer on whose record they worked. */
function authorOf(row: EventRow): DeskEvent['author'] {
  const { staffName, staffRole, firstName, lastName } = row;
  if (staffName !== null && staffRole !== null) {
    return { kind: 'staff', name: staffName, role: staffRole };
  }
  if (firstName !== null && lastName !== null) {
    return { kind: 'customer', name: fullName({ firstName, lastName }) };
  }
  const by = row.detail['by'];
  return typeof by === 'string' && by !== '' ? { kind: 'staff', name: by } : AUTOMATIC;
}

/** Returns the old and the new value: those that can be erased, those of the event, or its amounts of money. */
function valuesOf({ before, after, detail }: EventRow): readonly (string | undefined)[] {
  if (before !== null && after !== null) return [before, after];
  const { from, to, beforeMills, amountMills } = detail;
  if (from !== undefined || to !== undefined) return [from, to].map(wordOf);
  return [beforeMills, amountMills].map((amount) =>
    typeof amount === 'number' ? formatMoney(amount) : undefined,
  );
}

const wordOf = (value: string | number | boolean | undefined): string | undefined =>
  value === undefined ? undefined : String(value);
