import type { PrescriptionEventKind } from '@formulary/rules/prescriptions/eventTexts';
import type { TimelineEntry } from '@formulary/rules/prescriptions/orderTimeline';
import { fullName } from '@formulary/rules/text/fullName';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/Db.ts';
import { mapInSlices } from '../../platform/process/inSlices.ts';
import { namesOnText } from '../../prescriptions/currentPrescription.ts';
import type { MoveCause } from '../moveOrder.queries.ts';
import { readFirstVerifiedText } from '../orders.queries.ts';
import { prescriptionTimelineEvents, timelineEventsOf } from './timelineEvents.ts';

/** Name of the person who acted; null when the shop did. */
interface LiveNames {
  readonly firstName: string | null;
  readonly lastName: string | null;
}

interface OrderRecord extends LiveNames {
  readonly action: string;
  readonly at: Date;
  readonly actorId: number | null;
  readonly detail: {
    readonly cause?: MoveCause;
    readonly state?: string;
    /** Packs of the order that had not left. */
    readonly left?: number;
    readonly amountMills?: number;
    readonly beforeMills?: number;
  };
}

interface PrescriptionRecord extends LiveNames {
  readonly kind: PrescriptionEventKind;
  readonly at: Date;
  readonly actorId: number | null;
  readonly prescriptionId: number;
}

/**
 * Reads the timeline of one of a user's orders and its prescriptions, oldest first; undefined for another user's order.
 * Events of one moment follow their cause: the order is placed, prescriptions move, then the order moves. Names come
 * from the verified text of a prescription; the order's own entries use the text verified first (reading R34).
 */
export async function readTimeline(
  db: Db,
  userId: number,
  orderId: number,
): Promise<readonly TimelineEntry[] | undefined> {
  const owned = await db
    .selectFrom('orders')
    .select('id')
    .where('id', '=', orderId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (!owned) return undefined;
  const [ofOrder, ofPrescriptions] = await Promise.all([
    orderEntries(db, orderId),
    prescriptionEntries(db, orderId),
  ]);
  const [placed, ...later] = ofOrder;
  const entries = [...(placed ? [placed] : []), ...ofPrescriptions, ...later];
  return entries.toSorted((one, other) => +one.at - +other.at);
}

async function orderEntries(db: Db, orderId: number): Promise<readonly TimelineEntry[]> {
  const names = namesOnText(await readFirstVerifiedText(db, orderId));
  const { rows } = await sql<OrderRecord>`
    select action, happened_at as at, detail, actor_id as "actorId",
      first_name as "firstName", last_name as "lastName"
    from audit_events left join users on users.id = actor_id
    where subject = ${`order ${orderId}`} order by audit_events.id`.execute(db);
  return rows.flatMap(({ action, at, actorId, detail, ...live }) =>
    timelineEventsOf(action, detail).map((event) => ({
      event,
      at,
      by: names.get(actorId ?? 0) ?? liveName(live),
      prescriptionId: undefined,
      ...amountsOf(detail),
    })),
  );
}

function liveName({ firstName, lastName }: LiveNames): string | undefined {
  if (firstName === null || lastName === null) return undefined;
  return fullName({ firstName, lastName });
}

/** Older records do not hold the previous total, so neither amount is shown. */
function amountsOf({ amountMills, beforeMills }: OrderRecord['detail']) {
  const isTold = amountMills !== undefined && beforeMills !== undefined;
  return isTold ? { amountBefore: beforeMills, amountAfter: amountMills } : {};
}

/** Reads the entries of prescriptions, without the requests made with the order itself. */
async function prescriptionEntries(db: Db, orderId: number): Promise<readonly TimelineEntry[]> {
  const names = await namesOnTexts(db, orderId);
  const { rows } = await sql<PrescriptionRecord>`
    select kind, happened_at as at, prescription_id as "prescriptionId",
      actor_id as "actorId", first_name as "firstName", last_name as "lastName"
    from prescription_events
    join prescriptions on prescriptions.id = prescription_id
    left join users on users.id = actor_id
    where order_id = ${orderId} and (kind <> 'ordered' or replaces_id is not null)
    order by sequence`.execute(db);
  return rows.flatMap(({ kind, at, actorId, prescriptionId, ...live }) => {
    const event = prescriptionTimelineEvents[kind];
    const by = names.get(prescriptionId)?.get(actorId ?? 0) ?? liveName(live);
    return event === undefined ? [] : [{ event, at, by, prescriptionId }];
  });
}

/** Reads the names on the verified text of each prescription of an order, by prescription and user. */
async function namesOnTexts(
  db: Db,
  orderId: number,
): Promise<ReadonlyMap<number, ReadonlyMap<number, string>>> {
  const rows = await db
    .selectFrom('prescriptions')
    .select(['id', 'canonical_text'])
    .where('order_id', '=', orderId)
    .where('canonical_text', 'is not', null)
    .execute();
  return new Map(
    await mapInSlices(rows, ({ id, canonical_text }) => [id, namesOnText(canonical_text)] as const),
  );
}
