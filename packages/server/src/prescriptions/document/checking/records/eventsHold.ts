import { eventHash, firstPreviousHash } from '../../../events/eventHash.ts';
import { nextEvents } from '../../../events/nextEvents.ts';
import { areRecorded } from './areRecorded.ts';
import type { LinkedEvent, PrescriptionRecords } from './PrescriptionRecords.ts';

/**
 * Returns whether the events of a prescription are unaltered: each has its own hash and its place in the shop's chain.
 * Their order must be possible and must lead to the prescription's state.
 */
export function eventsHold(records: PrescriptionRecords): boolean {
  const { events } = records;
  return events.every(isInPlace) && isPossible(events) && areRecorded(records);
}

function isInPlace(event: LinkedEvent): boolean {
  const { sequence, hash, previousHash, hashBefore, saidAfter } = event;
  const before = sequence === 1 ? firstPreviousHash : hashBefore;
  return (
    eventHash(event).equals(hash) &&
    before !== null &&
    before.equals(previousHash) &&
    (saidAfter === null || saidAfter.equals(hash))
  );
}

function isPossible([first, ...others]: readonly LinkedEvent[]): boolean {
  let last = first?.kind;
  if (last !== 'ordered') return false;
  for (const { kind } of others) {
    if (!nextEvents[last].includes(kind)) return false;
    last = kind;
  }
  return true;
}
