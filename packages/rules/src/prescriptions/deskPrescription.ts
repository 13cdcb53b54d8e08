import type { Words } from '../wire/codec.ts';
import { listOf } from '../wire/collections.ts';
import { entity, field } from '../wire/entity.ts';
import { day, flag, instant, orNull, recordId, text, wholeNumber, word } from '../wire/scalars.ts';
import { checkedPrescription } from './checking/checkedPrescription.ts';
import { signingMethodNames } from './signing/signer.ts';
import { listedPrescription } from './prescriptionList.ts';

/** A person on a prescription, as its text says once it is verified. */
const deskPerson = entity({
  id: field('id', recordId),
  name: field('name', text(1, 300)),
  email: field('email', orNull(text(3, 254))),
  profession: field('profession', orNull(text(1, 100))),
  registrationNumber: field('registrationNumber', orNull(text(1, 100))),
  address: field('address', text(0, 1000)),
});

const deskItem = entity({
  name: field('name', text(1, 300)),
  packs: field('packs', wholeNumber(0, 9999)),
  directions: field('directions', text(0, 1000)),
  isSubstitute: field('isSubstitute', flag),
  /** Whether another product stands in for it. */
  isSubstituted: field('isSubstituted', flag),
});

/** A proposal to another prescriber, with its answer. */
const deskHandover = entity({
  id: field('id', recordId),
  prescriber: field('prescriber', text(1, 300)),
  by: field('by', text(1, 100)),
  reason: field('reason', text(1, 1000)),
  askedAt: field('askedAt', instant),
  answer: field('answer', orNull(word(['accepted', 'declined', 'withdrawn']))),
  answeredAt: field('answeredAt', orNull(instant)),
  replacedById: field('replacedById', orNull(recordId)),
});

/** Everything that the desk shows of a prescription, but for its timeline; its check is recomputed when it is read. */
export const deskPrescription = entity({
  listed: field('listed', listedPrescription),
  /** Sent back with every change. */
  version: field('version', wholeNumber(0, Number.MAX_SAFE_INTEGER)),
  /** Whether people, items and comments are those of the verified text; otherwise they may still change. */
  isFrozen: field('isFrozen', flag),
  documentId: field('documentId', orNull(text(1, 100))),
  prescriber: field('prescriber', deskPerson),
  practitioner: field('practitioner', deskPerson),
  patientName: field('patientName', text(1, 300)),
  patientBirthDate: field('patientBirthDate', day),
  patientAddress: field('patientAddress', text(0, 1000)),
  items: field('items', listOf(deskItem, 500)),
  comments: field('comments', text(0, 1000)),
  check: field('check', checkedPrescription),
  verifiedAt: field('verifiedAt', orNull(instant)),
  confirmedAt: field('confirmedAt', orNull(instant)),
  /** How it was signed on the screen; absent before. */
  method: field('method', orNull(word(signingMethodNames))),
  /** By when it must be signed. */
  signBy: field('signBy', orNull(instant)),
  rejectedAt: field('rejectedAt', orNull(instant)),
  reason: field('reason', orNull(text(1, 1000))),
  originalReceivedBy: field('originalReceivedBy', orNull(text(1, 100))),
  hasDocument: field('hasDocument', flag),
  hasLeft: field('hasLeft', flag),
  /** The prescription that this one replaces, and the one that replaced it. */
  replacesId: field('replacesId', orNull(recordId)),
  replacedById: field('replacedById', orNull(recordId)),
  isGivenUp: field('isGivenUp', flag),
  handovers: field('handovers', listOf(deskHandover, 100)),
});

export type DeskPrescription = Words<typeof deskPrescription>;
