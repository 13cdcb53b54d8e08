import {
  type StoredEvent,
  chainedEvents,
} from '../../prescriptions/events/chainedEvents.queries.ts';
import { eventHash, firstPreviousHash } from '../../prescriptions/events/prescriptionEvent.ts';
import type { Trx } from '../../platform/database/Trx.ts';

const name = (sequence: number): string => `prescription event ${sequence}`;

/**
 * Checks the event chain of prescriptions. Returns events whose hash is wrong, events that do not follow the previous
 * one, and the first of each run of missing ones.
 */
export async function chainBroken(trx: Trx): Promise<readonly string[]> {
  const broken: string[] = [];
  let before: Pick<StoredEvent, 'sequence' | 'hash'> = { sequence: 0, hash: firstPreviousHash };
  for await (const events of chainedEvents(trx)) {
    for (const event of events) {
      const isNext = event.sequence === before.sequence + 1;
      if (!isNext) broken.push(name(before.sequence + 1));
      const isItself = eventHash(event).equals(event.hash);
      const follows = !isNext || event.previousHash.equals(before.hash);
      if (!isItself || !follows) broken.push(name(event.sequence));
      before = event;
    }
  }
  return broken;
}
