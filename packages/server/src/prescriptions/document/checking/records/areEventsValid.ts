import type { PrescriptionStatus } from '@formulary/rules/prescriptions/prescription';
import type { PrescriptionEventKind } from '@formulary/rules/prescriptions/eventTexts';
import { hashOf } from '../../../events/orderedHash.ts';
import {
  eventOf,
  isAt,
  type LinkedEvent,
  type PrescriptionRecords,
} from './PrescriptionRecords.ts';
import { eventHash, firstPreviousHash } from '../../../events/prescriptionEvent.ts';

/**
 * Returns whether the events of a prescription are unaltered: each has its own hash and its place in the shop's chain.
 * Their order must be possible and must lead to the prescription's state.
 */
export function areEventsValid(records: PrescriptionRecords): boolean {
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

/** The events that may follow each event of a prescription; the first is 'ordered'. */
const nextEvents: Readonly<Record<PrescriptionEventKind, readonly PrescriptionEventKind[]>> = {
  ordered: ['verified', 'rejected', 'lapsed', 'original-received'],
  verified: ['signed', 'rejected', 'lapsed', 'original-received'],
  signed: ['confirmation-sent'],
  'confirmation-sent': ['confirmation-sent', 'confirmed'],
  confirmed: ['pdf-sealed'],
  'pdf-sealed': [],
  rejected: ['corrected', 'given-up'],
  lapsed: ['corrected', 'given-up'],
  corrected: [],
  'given-up': [],
  'original-received': [],
};

/** Returns whether a prescription matches its events: status, the time of each step, its actor and what was said. */
function areRecorded(records: PrescriptionRecords): boolean {
  return areOrdered(records) && areSigned(records) && areRejected(records) && areSetAside(records);
}

function areOrdered(records: PrescriptionRecords): boolean {
  const { prescription: rx } = records;
  const ordered = eventOf(records, 'ordered');
  return (
    isAt(ordered?.at, rx.createdAt) &&
    ordered?.actorId === rx.practitionerId &&
    (ordered.detail['replaces'] ?? null) === rx.replacesId
  );
}

function areSigned(records: PrescriptionRecords): boolean {
  const { prescription: rx } = records;
  const received = eventOf(records, 'original-received');
  const verified = eventOf(records, 'verified');
  const frozen = verified ?? received;
  const signed = eventOf(records, 'signed');
  return (
    rx.status === statusOf(records) &&
    isAt(rx.verifiedAt, frozen?.at) &&
    rx.documentId === (frozen?.detail['documentId'] ?? null) &&
    (verified === undefined || verified.actorId === rx.prescriberId) &&
    isAt(rx.signedAt, (signed ?? received)?.at) &&
    isAt(rx.confirmedAt, (eventOf(records, 'confirmed') ?? received)?.at) &&
    isAt(rx.originalReceivedAt, received?.at) &&
    isReceivedBy(rx.originalReceivedBy, received)
  );
}

/** Events store only hashes of names. */
function isReceivedBy(name: string | null, received: LinkedEvent | undefined): boolean {
  if (name === null || !received) return name === null && !received;
  const byHash = received.detail['byHash'];
  return byHash === undefined || byHash === hashOf(name);
}

function areRejected(records: PrescriptionRecords): boolean {
  const { prescription: rx } = records;
  const lapsed = eventOf(records, 'lapsed');
  const rejected = eventOf(records, 'rejected') ?? lapsed;
  const said = rejected?.detail['saidHash'];
  const { comments, rejectReason: reason } = rx;
  return (
    isAt(rx.rejectedAt, rejected?.at) &&
    isAt(rx.lapsedAt, lapsed?.at) &&
    (rejected === undefined) === (reason === null) &&
    (said === undefined || said === hashOf({ comments, reason }))
  );
}

function areSetAside(records: PrescriptionRecords): boolean {
  const { prescription: rx } = records;
  const corrected = eventOf(records, 'corrected');
  const givenUp = eventOf(records, 'given-up');
  // An order with nothing else on it was cancelled instead.
  const isWithOrder = givenUp !== undefined && rx.givenUpAt === null && rx.isOrderCancelled;
  return (
    isAt(rx.replacedAt, corrected?.at) &&
    rx.replacedById === (corrected?.detail['replacedBy'] ?? null) &&
    (isWithOrder || isAt(rx.givenUpAt, givenUp?.at))
  );
}

function statusOf(records: PrescriptionRecords): PrescriptionStatus {
  if (eventOf(records, 'signed') ?? eventOf(records, 'original-received')) return 'signed';
  return (eventOf(records, 'rejected') ?? eventOf(records, 'lapsed')) ? 'rejected' : 'unsigned';
}
