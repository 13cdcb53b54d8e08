import type { Words } from '../wire/codec.ts';
import { keyed, listOf } from '../wire/collections.ts';
import { aliasedField, entity, field, optionalField } from '../wire/entity.ts';
import { day, flag, instant, oneOf, orNull, recordId, text, word } from '../wire/scalars.ts';
import { orderDelivery } from '../orders/order.ts';
import { person } from './person.ts';
import { prescriptionItem } from './prescriptionItem.ts';
import { type SigningMethod, signingMethods } from './signingMethods.ts';

/** Where a prescription stands: 0 unsigned, 1 signed, -1 rejected (spec 3.13, 4.5). */
export const prescriptionStatus = oneOf([
  [0, 'unsigned'],
  [1, 'signed'],
  [-1, 'rejected'],
]);

/** The patient a prescription names (spec 3.13). */
export const prescribedPatient = entity({
  id: optionalField('patient_pk', recordId),
  firstName: field('patient_fname', text(1, 100)),
  lastName: field('patient_lname', text(1, 100)),
});

/** The patient as whoever prescribes must be able to tell them from another: one line says name, birth date and postcode. */
export const identifiedPatient = entity({
  id: field('patient_pk', recordId),
  firstName: field('patient_fname', text(1, 100)),
  lastName: field('patient_lname', text(1, 100)),
  birthDate: field('patient_dob', day),
  postcode: field('patient_postcode', text(0, 20)),
});

/** What has to happen next with a prescription, and so who is waited for. */
export const prescriptionWait = oneOf([
  ['signature', 'signature'],
  ['confirmation', 'confirmation'],
  ['correction', 'correction'],
  ['nothing', 'nothing'],
]);

/** The categories of the products on a prescription, by product id; their limits hold on it (spec 3.13, 5.24). */
export const productCategories = keyed(listOf(recordId, 50), 500);

const methods = Object.keys(signingMethods) as [SigningMethod, ...SigningMethod[]];

/** Who signed a prescription, and how. */
const prescriptionSignature = entity({
  signer: field('signer_name', text(1, 201)),
  method: field('signature_method', word(methods)),
  /** The name was typed, not drawn. */
  isTyped: field('signature_typed', flag),
  /** The day on which the patient was seen, where it was given. */
  consultedOn: field('prescription_consulted_on', orNull(day)),
});

const prescribedOrder = entity({
  id: field('order_pk', recordId),
  number: field('order_no', text(1, 40)),
  delivery: field('delivery_option', orderDelivery),
  /** Before it is verified, once the order is paid: its total cannot rise. */
  isPaid: optionalField('order_paid', flag),
});

/** A prescription (spec 3.13). Its items come as a list (reading R15); `prescriptionItemKey` gives their keys. */
export const prescription = entity({
  id: aliasedField('prescription_pk', 'rx_pk', recordId),
  /** There once it is verified. */
  documentId: field('prescription_doc_id', orNull(text(1, 100))),
  status: field('prescription_status', prescriptionStatus),
  date: field('prescription_date', day),
  createdAt: field('prescription_createdat', instant),
  isManual: field('prescription_manual', flag),
  comments: field('prescription_details', text(0, 1000)),
  /** Set by the screen after signing, until the link in the e-mail was opened. */
  isAwaitingSignVerification: optionalField('prescription_awaiting_sign_verification', flag),
  prescriberId: field('prescriber_fk', recordId),
  prescriber: field('prescriber', person),
  practitioner: field('practitioner', person),
  patient: field('patient', identifiedPatient),
  order: field('order', orNull(prescribedOrder)),
  items: field('prescription_items', listOf(prescriptionItem, 500)),
  productCategories: optionalField('prd_category', productCategories),
  // Beyond the specification: what a reader of the page has to know of its life.
  waitsFor: field('prescription_waits_for', prescriptionWait),
  /** Unsigned by then, it lapses; there while it waits for a signature. */
  signBy: field('prescription_sign_by', orNull(instant)),
  /** While it waits for a signature: whether the shop asks with it for the day on which the patient was seen. */
  isConsultationRequired: optionalField('prescription_consultation_required', flag),
  /** When the practitioner last asked that its prescriber be reminded. */
  nudgedAt: optionalField('prescription_nudgedat', instant),
  /** When the paper with the prescriber's signature was at the pharmacy, where one came instead (spec 9.15). */
  originalReceivedAt: optionalField('prescription_original_receivedat', instant),
  verifiedAt: field('prescription_verifiedat', orNull(instant)),
  signedAt: field('prescription_signedat', orNull(instant)),
  /** There once it is signed on the screen. */
  signature: optionalField('prescription_signature', prescriptionSignature),
  /** When the link in the prescriber's mail was followed. */
  confirmedAt: field('prescription_confirmedat', orNull(instant)),
  rejectedAt: field('prescription_rejectedat', orNull(instant)),
  /** What the practitioner reads (reading R23). */
  rejectReason: field('prescription_reject_reason', orNull(text(1, 1000))),
  /** Nobody signed it in time. */
  isLapsed: field('prescription_lapsed', flag),
  /** The practitioner took what was rejected off the order. */
  givenUpAt: field('prescription_givenupat', orNull(instant)),
  /** The rejected prescription that this one corrects. */
  replacesId: field('prescription_replaces_fk', orNull(recordId)),
  /** The one that corrects this. */
  replacedById: field('prescription_replaced_by_fk', orNull(recordId)),
});

export type Prescription = Words<typeof prescription>;
export type PrescriptionWait = Words<typeof prescriptionWait>;
export type PrescriptionStatus = Words<typeof prescriptionStatus>;
