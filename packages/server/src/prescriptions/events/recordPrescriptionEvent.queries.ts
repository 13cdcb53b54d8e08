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
 * Appends a sealed event to the shop's chain, in the transaction that makes it true; returns its place. Locks the chain
 * as `lockChain` does.
 */
export async function recordPrescriptionEvent(
  trx: Trx,
  ledger: Ledger,
  event: PrescriptionEvent,
): Promise<number> {
  const [sequence = 0] = await appendEvents(trx, ledger, await lockChain(trx), [event]);
  return sequence;
}

/** The last event of the chain; undefined before the first. */
type ChainHead = Awaited<ReturnType<typeof readChainHead>>;

/**
 * Locks the chain until the transaction ends, and returns its last event. Call it last, after every other lock.
 */
export async function lockChain(trx: Trx): Promise<ChainHead> {
  const [, head] = await Promise.all([
    sql`select pg_advisory_xact_lock(${sql.lit(CHAIN_LOCK)})`.execute(trx),
    // A separate statement: it must see what was committed while the lock was waited for.
    readChainHead(trx),
  ]);
  return head;
}

/**
 * Appends sealed events to the locked chain in one statement; returns their places. They are anchored outside the
 * database after the commit and before the response.
 */
export async function appendEvents(
  trx: Trx,
  ledger: Ledger,
  head: ChainHead,
  events: readonly PrescriptionEvent[],
): Promise<readonly number[]> {
  let sequence = head?.sequence ?? 0;
  let previousHash = head?.hash ?? firstPreviousHash;
  const rows = events.map(({ agent: sent, ...rest }) => {
    const agent = sent?.toWellFormed().slice(0, LONGEST_AGENT).toWellFormed();
    sequence += 1;
    const event = { ...rest, agent, sequence, previousHash };
    const hash = eventHash(event);
    previousHash = hash;
    return {
      sequence,
      prescription_id: event.prescriptionId,
      kind: event.kind,
      actor_id: event.actorId ?? null,
      happened_at: event.at,
      address: event.address ?? null,
      agent: event.agent ?? null,
      detail: JSON.stringify(event.detail),
      previous_hash: event.previousHash,
      hash,
      key_id: ledger.key.id,
      seal: sealEvent(hash, ledger.key),
    };
  });
  await trx.insertInto('prescription_events').values(rows).execute();
  for (const { sequence: at, prescription_id: prescriptionId, hash } of rows)
    afterCommit(trx, () => ledger.anchor({ sequence: at, prescriptionId, hash }));
  return rows.map((row) => row.sequence);
}
