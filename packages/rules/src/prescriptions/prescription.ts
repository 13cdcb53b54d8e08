import type { Words } from '../wire/codec.ts';
import { keyed, listOf } from '../wire/collections.ts';
import { aliasedField, entity, field, optionalField } from '../wire/entity.ts';
import { day, flag, instant, oneOf, orNull, recordId, text, word } from '../wire/scalars.ts';
import { orderDelivery } from '../orders/order.ts';
import { person } from './person.ts';
import { prescriptionItem } from './prescriptionItem.ts';
import { signingMethodNames } from './signing/signer.ts';

/** The status of a prescription: 0 unsigned, 1 signed, -1 rejected (spec 3.13, 4.5). */
export const prescriptionStatus = oneOf([
  [0, 'unsigned'],
  [1, 'signed'],
  [-1, 'rejected'],
]);

/** The patient of a prescription (spec 3.13). */
export const prescribedPatient = entity({
  id: optionalField('patient_pk', recordId),
  firstName: field('patient_fname', text(1, 100)),
  lastName: field('patient_lname', text(1, 100)),
});

/** The patient with everything that tells them apart from others: name, birth date and postcode. */
const identifiedPatient = entity({
  id: field('patient_pk', recordId),
  firstName: field('patient_fname', text(1, 100)),
  lastName: field('patient_lname', text(1, 100)),
  birthDate: field('patient_dob', day),
  postcode: field('patient_postcode', text(0, 20)),
});

/** The next step of a prescription, which implies who must act. */
export const prescriptionWait = oneOf([
  ['signature', 'signature'],
  ['confirmation', 'confirmation'],
  ['correction', 'correction'],
  ['nothing', 'nothing'],
]);

/** The categories of a prescription's products by product id. Their limits apply to it (spec 3.13, 5.24). */
export const productCategories = keyed(listOf(recordId, 50), 500);

/** The signer of a prescription and the method of signing. */
const prescriptionSignature = entity({
  signer: field('signer_name', text(1, 201)),
  method: field('signature_method', word(signingMethodNames)),
  /** Whether the name was typed instead of drawn. */
  isTyped: field('signature_typed', flag),
  /** The day of the consultation, if given. */
  consultedOn: field('prescription_consulted_on', orNull(day)),
});

const prescribedOrder = entity({
  id: field('order_pk', recordId),
  number: field('order_no', text(1, 40)),
  delivery: field('delivery_option', orderDelivery),
  /** Set once the order is paid, while the prescription is unsigned: its total cannot rise, and it waits to leave. */
  isPaid: optionalField('order_paid', flag),
});

/** A prescription (spec 3.13). Its items come as a list (reading R15); `prescriptionItemKey` gives their keys. */
export const prescription = entity({
  id: aliasedField('prescription_pk', 'rx_pk', recordId),
  /** Set once the prescription is verified. */
  documentId: field('prescription_doc_id', orNull(text(1, 100))),
  status: field('prescription_status', prescriptionStatus),
  date: field('prescription_date', day),
  createdAt: field('prescription_createdat', instant),
  isManual: field('prescription_manual', flag),
  comments: field('prescription_details', text(0, 1000)),
  /** Set by the screen after signing, until the link in the e-mail is opened. */
  isAwaitingSignVerification: optionalField('prescription_awaiting_sign_verification', flag),
  prescriberId: field('prescriber_fk', recordId),
  prescriber: field('prescriber', person),
  practitioner: field('practitioner', person),
  patient: field('patient', identifiedPatient),
  order: field('order', orNull(prescribedOrder)),
  items: field('prescription_items', listOf(prescriptionItem, 500)),
  productCategories: optionalField('prd_category', productCategories),
  // Additions to the specification: the progress of the prescription.
  waitsFor: field('prescription_waits_for', prescriptionWait),
  /** The deadline for the signature, after which it lapses. Set while it awaits a signature. */
  signBy: field('prescription_sign_by', orNull(instant)),
  /** Whether the signer must enter the day of the consultation. Set while it awaits a signature. */
  isConsultationRequired: optionalField('prescription_consultation_required', flag),
  /** When the practitioner last requested a reminder of the prescriber. */
  nudgedAt: optionalField('prescription_nudgedat', instant),
  /** When the signed paper original arrived at the pharmacy, if one came instead (spec 9.15). */
  originalReceivedAt: optionalField('prescription_original_receivedat', instant),
  verifiedAt: field('prescription_verifiedat', orNull(instant)),
  signedAt: field('prescription_signedat', orNull(instant)),
  /** Set once it is signed on screen. */
  signature: optionalField('prescription_signature', prescriptionSignature),
  /** When the prescriber opened the link in the e-mail. */
  confirmedAt: field('prescription_confirmedat', orNull(instant)),
  rejectedAt: field('prescription_rejectedat', orNull(instant)),
  /** The reason shown to the practitioner (reading R23). */
  rejectReason: field('prescription_reject_reason', orNull(text(1, 1000))),
  /** Whether it was rejected because it was not signed in time. */
  isLapsed: field('prescription_lapsed', flag),
  /** Whether the pharmacy voided it after it was signed, for the reason given; its status is then -1. */
  isVoid: optionalField('prescription_void', flag),
  /** Whether another prescriber took it over; its status is then -1. */
  isHandedOver: optionalField('prescription_handed_over', flag),
  /** When the practitioner removed its rejected items from the order. */
  givenUpAt: field('prescription_givenupat', orNull(instant)),
  /** The rejected prescription that this one corrects. */
  replacesId: field('prescription_replaces_fk', orNull(recordId)),
  /** The prescription that corrects this one. */
  replacedById: field('prescription_replaced_by_fk', orNull(recordId)),
});

export type Prescription = Words<typeof prescription>;
export type PrescriptionWait = Words<typeof prescriptionWait>;
export type PrescriptionStatus = Words<typeof prescriptionStatus>;
