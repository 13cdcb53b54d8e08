import { LONGEST_ORDER_NUMBER } from '../orders/order.ts';
import type { Words } from '../wire/codec.ts';
import { listOf } from '../wire/collections.ts';
import { entity, field, optionalField } from '../wire/entity.ts';
import { day, flag, instant, orNull, recordId, text, wholeNumber, word } from '../wire/scalars.ts';
import { deskStandingNames } from './deskStanding.ts';
import { MOST_COUNTED_PRESCRIPTIONS } from './mostCountedPrescriptions.ts';

/** Rows of a page of the desk's list of prescriptions, unless fewer are asked for. */
export const PRESCRIPTIONS_A_PAGE = 50;

/** Whether every comparison of the check holds, recomputed when the list is read. */
const checkResults = ['holds', 'fails'] as const;

/** Whether the paper original has arrived, may still count when it does, or has to come within a day to count. */
const originalStates = ['arrived', 'missing', 'due'] as const;

/** Selects prescriptions of the list; a missing field selects all. */
export const prescriptionFilter = entity({
  standing: optionalField('standing', word(deskStandingNames)),
  /** Prescriptions to sign of prescribers who may not sign any more. */
  isLeft: optionalField('isLeft', flag),
  check: optionalField('check', word(checkResults)),
  original: optionalField('original', word(originalStates)),
  /** First and last day on which it was requested, in London. */
  requestedFrom: optionalField('requestedFrom', day),
  requestedTo: optionalField('requestedTo', day),
  /** A number of a prescription or order, or a part of the patient's, buyer's or prescriber's name. */
  search: optionalField('search', text(0, 100)),
  /** A part of the prescriber's name, email or registration number. */
  prescriber: optionalField('prescriber', text(0, 100)),
});

export type PrescriptionListFilter = Words<typeof prescriptionFilter>;

/** Asks for a page of the list: by default the newest first. */
export const prescriptionPageRequest = entity({
  filter: field('filter', prescriptionFilter),
  isDescending: optionalField('isDescending', flag),
  /** The `next` of the page before. */
  after: optionalField('after', text(1, 200)),
  /** Instead, the `previous` of the page behind. */
  before: optionalField('before', text(1, 200)),
  limit: optionalField('limit', wholeNumber(1, 100)),
});

export type PrescriptionPageRequest = Words<typeof prescriptionPageRequest>;

/** Somebody named on a prescription: as verified, or as the account is now. */
const listedPerson = entity({
  id: field('id', recordId),
  name: field('name', text(1, 300)),
});

/** A prescription in the desk's list. */
export const listedPrescription = entity({
  id: field('id', recordId),
  standing: field('standing', word(deskStandingNames)),
  requestedAt: field('requestedAt', instant),
  prescribedOn: field('prescribedOn', day),
  prescriber: field('prescriber', listedPerson),
  /** Whether the prescriber may sign today. */
  isPrescriberActive: field('isPrescriberActive', flag),
  buyer: field('buyer', listedPerson),
  patient: field('patient', text(1, 300)),
  orderId: field('orderId', recordId),
  orderNumber: field('orderNumber', text(1, LONGEST_ORDER_NUMBER)),
  isOrderCancelled: field('isOrderCancelled', flag),
  packs: field('packs', wholeNumber(0, 10_000_000)),
  signedAt: field('signedAt', orNull(instant)),
  originalReceivedAt: field('originalReceivedAt', orNull(instant)),
  /** Whether every comparison of its check holds, recomputed now. */
  doesHold: field('doesHold', flag),
  /** Who has been asked to take it over and has not answered. */
  proposedTo: field('proposedTo', orNull(text(1, 300))),
  version: field('version', wholeNumber(0, Number.MAX_SAFE_INTEGER)),
});

export type ListedPrescription = Words<typeof listedPrescription>;

/** A page of the list. */
export const prescriptionPage = entity({
  prescriptions: field('prescriptions', listOf(listedPrescription, 100)),
  /** Where the next page begins; missing on the last. With a filter of the check, a page may have fewer rows than asked for. */
  next: optionalField('next', text(1, 200)),
  /** Where the page before ends; missing on the first. */
  previous: optionalField('previous', text(1, 200)),
  /** Prescriptions of the filter, counted up to one more than `MOST_COUNTED_PRESCRIPTIONS`; missing with a filter of the check. */
  total: optionalField('total', wholeNumber(0, MOST_COUNTED_PRESCRIPTIONS + 1)),
});

export type PrescriptionPage = Words<typeof prescriptionPage>;
