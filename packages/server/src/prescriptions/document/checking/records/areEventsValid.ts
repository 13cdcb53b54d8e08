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
  ordered: ['verified', 'rejected', 'lapsed', 'original-received', 'handed-over'],
  verified: ['signed', 'rejected', 'lapsed', 'original-received', 'handed-over'],
  signed: ['confirmation-sent', 'voided'],
  'confirmation-sent': ['confirmation-sent', 'confirmed', 'voided'],
  confirmed: ['pdf-sealed', 'voided'],
  'pdf-sealed': ['voided'],
  rejected: ['corrected', 'given-up'],
  lapsed: ['corrected', 'given-up'],
  corrected: [],
  'given-up': [],
  'original-received': ['voided'],
  voided: ['corrected', 'given-up'],
  'handed-over': ['corrected'],
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
    ordered !== undefined &&
    isRequester(ordered, rx) &&
    (ordered.detail['replaces'] ?? null) === rx.replacesId
  );
}

/**
 * A practitioner orders a prescription. One that replaces another is also made by the prescriber who takes it over, or by
 * staff who voided the one before.
 */
function isRequester(
  { actorId, detail }: LinkedEvent,
  { practitionerId, prescriberId }: PrescriptionRecords['prescription'],
): boolean {
  if (detail['handover'] !== undefined) return actorId === prescriberId;
  if (detail['byHash'] !== undefined) return actorId === undefined;
  return actorId === practitionerId;
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
  const voided = eventOf(records, 'voided');
  const handedOver = eventOf(records, 'handed-over');
  const rejected = eventOf(records, 'rejected') ?? lapsed ?? voided ?? handedOver;
  const said = rejected?.detail['saidHash'];
  const { comments, rejectReason: reason } = rx;
  return (
    isAt(rx.rejectedAt, rejected?.at) &&
    isAt(rx.lapsedAt, lapsed?.at) &&
    isAt(rx.voidedAt, voided?.at) &&
    isAt(rx.handedOverAt, handedOver?.at) &&
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

/** What ends a prescription before anything is supplied against it. */
const rejections = ['rejected', 'lapsed', 'voided', 'handed-over'] as const;

function statusOf(records: PrescriptionRecords): PrescriptionStatus {
  if (rejections.some((kind) => eventOf(records, kind))) return 'rejected';
  const signed = eventOf(records, 'signed') ?? eventOf(records, 'original-received');
  return signed ? 'signed' : 'unsigned';
}
