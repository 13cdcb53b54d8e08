import { sql } from 'kysely';
import { afterCommit } from '../../platform/database/withTransaction.ts';
import type { Trx } from '../../platform/database/Trx.ts';
import type { Ledger } from '../trust/Trust.ts';
import {
  eventHash,
  firstPreviousHash,
  sealEvent,
  type PrescriptionEvent,
} from './prescriptionEvent.ts';
import { readChainHead } from './chainedEvents.queries.ts';

/** Any key that no other code locks. */
const CHAIN_LOCK = 6_281_846_371;
const LONGEST_AGENT = 300;

/**
 * Appends a sealed event to the shop's chain, in the transaction that makes it true; returns its place. It is anchored
 * outside the database after the commit and before the response. It locks the chain until the transaction ends, so call
 * it last, after every other lock.
 */
export async function recordPrescriptionEvent(
  trx: Trx,
  ledger: Ledger,
  { agent, ...rest }: PrescriptionEvent,
): Promise<number> {
  const event = { ...rest, agent: agent?.toWellFormed().slice(0, LONGEST_AGENT).toWellFormed() };
  // A separate statement: the next read must see what was committed while this one waited.
  await sql`select pg_advisory_xact_lock(${sql.lit(CHAIN_LOCK)})`.execute(trx);
  const head = await readChainHead(trx);
  const sequence = (head?.sequence ?? 0) + 1;
  const previousHash = head?.hash ?? firstPreviousHash;
  const hash = eventHash({ ...event, sequence, previousHash });
  await trx
    .insertInto('prescription_events')
    .values({
      sequence,
      prescription_id: event.prescriptionId,
      kind: event.kind,
      actor_id: event.actorId ?? null,
      happened_at: event.at,
      address: event.address ?? null,
      agent: event.agent ?? null,
      detail: JSON.stringify(event.detail),
      previous_hash: previousHash,
      hash,
      key_id: ledger.key.id,
      seal: sealEvent(hash, ledger.key),
    })
    .execute();
  const { prescriptionId } = event;
  afterCommit(trx, () => ledger.anchor({ sequence, prescriptionId, hash }));
  return sequence;
}
