import {
  type StoredEvent,
  chainedEvents,
} from '../../prescriptions/events/chainedEvents.queries.ts';
import { eventHash, firstPreviousHash } from '../../prescriptions/events/eventHash.ts';
import type { Trx } from '../../platform/database/Trx.ts';

const name = (sequence: number): string => `prescription event ${sequence}`;

/**
 * The events of prescriptions that are not what was recorded: one that does not have its own hash, one that does not follow
 * the one before it, and the first of those that are missing.
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
