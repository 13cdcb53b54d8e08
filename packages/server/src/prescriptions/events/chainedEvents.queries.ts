import type { Db } from '../../platform/database/Db.ts';
import type { ChainedEvent } from './prescriptionEvent.ts';

const EVENTS_AT_ONCE = 10_000;
const NO_LIMIT = { after: 0, keyId: undefined };

/** A stored event with its stored hash. */
export interface StoredEvent extends ChainedEvent {
  readonly hash: Buffer;
  /** The sealing key; null for events from before seals existed. */
  readonly keyId: string | null;
  readonly seal: Buffer | null;
}

/**
 * Reads all events of the shop in batches, in the order of the chain; or only those after one event that a key sealed.
 */
export async function* chainedEvents(
  db: Db,
  only: { readonly after: number; readonly keyId: string | undefined } = NO_LIMIT,
): AsyncGenerator<readonly StoredEvent[]> {
  const { keyId } = only;
  for (let { after } = only; ;) {
    const events = storedEvents(db).where('sequence', '>', after);
    const meant = keyId === undefined ? events : events.where('key_id', '=', keyId);
    const rows = await meant.orderBy('sequence').limit(EVENTS_AT_ONCE).execute();
    const last = rows.at(-1);
    if (!last) return;
    yield rows.map(storedEventOf);
    after = last.sequence;
  }
}

/** Reads the events of one prescription, in the order of the chain. */
export async function eventsOfPrescription(
  db: Db,
  prescriptionId: number,
): Promise<readonly StoredEvent[]> {
  const rows = await storedEvents(db)
    .where('prescription_id', '=', prescriptionId)
    .orderBy('sequence')
    .execute();
  return rows.map(storedEventOf);
}

/** The last event of the shop's chain; its hash covers all earlier ones. */
interface ChainHead {
  readonly sequence: number;
  readonly hash: Buffer;
}

/** Reads the head of the chain; undefined before the first event. */
export function readChainHead(db: Db): Promise<ChainHead | undefined> {
  return db
    .selectFrom('prescription_events')
    .select(['sequence', 'hash'])
    .orderBy('sequence', 'desc')
    .limit(1)
    .executeTakeFirst();
}

function storedEvents(db: Db) {
  return db
    .selectFrom('prescription_events')
    .select([
      'sequence',
      'prescription_id as prescriptionId',
      'kind',
      'actor_id as actorId',
      'happened_at as at',
      'address',
      'agent',
      'detail',
      'previous_hash as previousHash',
      'hash',
      'key_id as keyId',
      'seal',
    ]);
}

/** An event row; absent values are null. */
export interface StoredEventRow extends Omit<StoredEvent, 'actorId' | 'address' | 'agent'> {
  readonly actorId: number | null;
  readonly address: string | null;
  readonly agent: string | null;
}

/** Returns the event of a row. */
export function storedEventOf<Row extends StoredEventRow>(row: Row) {
  return {
    ...row,
    actorId: row.actorId ?? undefined,
    address: row.address ?? undefined,
    agent: row.agent ?? undefined,
  };
}
