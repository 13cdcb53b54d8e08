import { defineCall } from './call.ts';
import { listOf } from '../wire/collections.ts';
import { prescription, prescriptionStatus } from '../prescriptions/prescription.ts';
import { prescriptionItem } from '../prescriptions/prescriptionItem.ts';
import { aliasedField, entity, field, optionalField } from '../wire/entity.ts';
import { fileContents, nothing } from './answers.ts';
import {
  day,
  flag,
  flagInForm,
  recordId,
  recordIdInPath,
  text,
  wholeNumber,
} from '../wire/scalars.ts';
import { requestedPage } from './catalogueCalls.ts';

const LARGEST_SIGNATURE_BYTES = 524_288;

const query = entity({
  orderId: optionalField('order_fk', recordId),
  status: optionalField('prescription_status', prescriptionStatus),
  prescriberId: optionalField('prescriber_fk', recordId),
});
const invalidBody = { codes: ['invalid-request'], when: 'the body is not valid' } as const;
const unknown = {
  codes: ['prescription-missing'],
  when: 'there is no such prescription of this user',
} as const;
const altered = {
  codes: ['prescription-altered'],
  when: 'its verified text cannot be read, or does not have its items: somebody altered the records',
} as const;
const locked = {
  codes: ['prescription-locked'],
  when: 'it is verified, signed or rejected already, or its order is cancelled',
} as const;
const notRejected = {
  codes: ['prescription-not-rejected', 'prescription-settled', 'prescription-locked'],
  when: 'it is not rejected, corrected or given up already, or its order is cancelled',
} as const;
const paidOrder = {
  codes: ['order-being-paid', 'order-paid-total'],
  when: 'its order is being paid by card, or is paid and would cost more',
} as const;
const brokenReview = [
  {
    codes: ['invalid-request'],
    when: "a quantity or text breaks its rule; 'Available quantity is N'",
  },
  {
    codes: ['prescription-item-missing', 'product-missing'],
    when: 'the items are not those of the prescription, or a substitute is not on sale',
  },
  {
    codes: [
      'prescription-empty',
      'substitute-refused',
      'out-of-stock',
      'product-limit-exceeded',
      'category-limit-exceeded',
    ],
    when: 'it has no items, a substitute is not allowed or out of stock, or a limit is exceeded',
  },
  paidOrder,
] as const;

/** The decisions of a prescriber about a prescription. The items are a list (spec 7.46). */
const reviewed = {
  id: aliasedField('prescription_pk', 'rx_pk', recordId),
  comments: field('prescription_details', text(0, 1000)),
};

/** The order of a list: newest first unless asked otherwise. */
const listQuery = entity({
  orderId: optionalField('order_fk', recordId),
  status: optionalField('prescription_status', prescriptionStatus),
  prescriberId: optionalField('prescriber_fk', recordId),
  /** Those of paid orders first, then the oldest: the order in which they have to be signed. */
  isByDeadline: optionalField('by_deadline', flag),
});

export const getPrescription = defineCall({
  name: 'getPrescription',
  clause: '7.43',
  purpose: 'Get one',
  method: 'GET',
  path: '/api/prescriptions/:id',
  access: 'seePrescriptions',
  params: entity({ id: field('id', recordIdInPath) }),
  answer: prescription,
  refusals: [unknown, altered],
});

export const listPrescriptions = defineCall({
  name: 'listPrescriptions',
  clause: '7.44',
  purpose: 'List, newest first, or by the deadline for signing',
  method: 'POST',
  path: '/api/prescriptions/getPrescriptions',
  access: 'seePrescriptions',
  body: entity({ query: field('query', listQuery), page: requestedPage }),
  answer: listOf(prescription, 100),
  refusals: [invalidBody, altered],
});

export const countPrescriptions = defineCall({
  name: 'countPrescriptions',
  clause: '7.45',
  purpose: 'Count; a bare number',
  method: 'POST',
  path: '/api/prescriptions/getPrescriptionsCount',
  access: 'seePrescriptions',
  body: entity({ query: field('query', query) }),
  answer: wholeNumber(0, 10_000_000),
  refusals: [invalidBody],
});

/** Verifies a prescription and freezes its content. Returns the document's id (spec 7.46, reading R20). */
export const verifyPrescription = defineCall({
  name: 'verifyPrescription',
  clause: '7.46',
  purpose: 'Verify; the answer is the document id',
  method: 'POST',
  path: '/api/prescriptions/verify',
  access: 'signPrescriptions',
  body: entity({ ...reviewed, items: field('prescription_items', listOf(prescriptionItem, 500)) }),
  answer: text(1, 100),
  refusals: [
    ...brokenReview,
    {
      codes: ['saturday-cold-chain', 'cold-chain-delivery'],
      when: "a substitute has to stay cold, which the order's delivery cannot do",
    },
    unknown,
    locked,
    altered,
  ],
});

/** Rejects a prescription with a reason that the practitioner reads (spec 7.47, reading R23). */
export const rejectPrescription = defineCall({
  name: 'rejectPrescription',
  clause: '7.47',
  purpose: 'Reject',
  method: 'PUT',
  path: '/api/prescriptions/reject',
  access: 'signPrescriptions',
  body: entity({ ...reviewed, reason: field('prescription_reject_reason', text(0, 1000)) }),
  answer: prescription,
  refusals: [
    { codes: ['reason-required', 'text-too-long'], when: 'the reason is empty or too long' },
    unknown,
    locked,
    altered,
  ],
});

/**
 * Removes the items of a rejected prescription from its order (reading R23). The specification does not name the call.
 */
export const giveUpPrescription = defineCall({
  name: 'giveUpPrescription',
  clause: '7.47',
  purpose: 'Take the items of a rejected prescription off the order',
  method: 'POST',
  path: '/api/prescriptions/giveUp',
  access: 'seePrescriptions',
  body: entity({ id: field('prescription_pk', recordId) }),
  answer: prescription,
  refusals: [unknown, notRejected, paidOrder, altered],
});

/**
 * Sends a rejected prescription again, corrected by its practitioner. Returns the new prescription, which points to the
 * old one (reading R23). The specification does not name the call.
 */
export const correctPrescription = defineCall({
  name: 'correctPrescription',
  clause: '7.47',
  purpose: 'Correct a rejected prescription and send it again; the answer is the new one',
  method: 'POST',
  path: '/api/prescriptions/correct',
  access: 'seePrescriptions',
  body: entity({ ...reviewed, items: field('prescription_items', listOf(prescriptionItem, 500)) }),
  answer: prescription,
  refusals: [
    ...brokenReview,
    unknown,
    notRejected,
    { codes: ['correction-unlinked'], when: 'its prescriber prescribes for the user no longer' },
    altered,
  ],
});

/**
 * Reminds the prescriber of a prescription that awaits their signature, at most once a day (an addition to spec 7.46).
 */
export const nudgePrescriber = defineCall({
  name: 'nudgePrescriber',
  clause: '7.46',
  purpose: 'Remind the prescriber of a prescription that waits',
  method: 'POST',
  path: '/api/prescriptions/nudge',
  access: 'seePrescriptions',
  body: entity({ id: field('prescription_pk', recordId) }),
  answer: nothing,
  refusals: [
    unknown,
    altered,
    { codes: ['signature-not-awaited'], when: "it does not wait for somebody else's signature" },
    {
      codes: ['prescription-nudged'],
      when: 'its prescriber was reminded within the last 24 hours',
    },
  ],
});

/** Returns the directions that the prescriber gave for products before, the most used first within a product. */
export const favouriteDirections = defineCall({
  name: 'favouriteDirections',
  clause: '7.46',
  purpose: "The prescriber's own directions for products, most used first",
  method: 'POST',
  path: '/api/prescriptions/favouriteDirections',
  access: 'signPrescriptions',
  body: entity({ productIds: field('product_fks', listOf(recordId, 500)) }),
  answer: listOf(
    entity({
      productId: field('product_fk', recordId),
      directions: field('directions', text(1, 1000)),
    }),
    1000,
  ),
  refusals: [invalidBody],
});

/**
 * Returns the options for signing with a passkey. The challenge is the hash of the verified text, so that the passkey
 * signs only this document.
 */
export const beginSigning = defineCall({
  name: 'beginSigning',
  clause: '7.48',
  purpose:
    'Begin to sign with a passkey; the answer is the JSON of its request options, whose challenge is the SHA-256 of the verified text',
  method: 'GET',
  path: '/api/prescriptions/:id/signing-options',
  access: 'signPrescriptions',
  params: entity({ id: field('id', recordIdInPath) }),
  answer: text(1, 20_000),
  refusals: [
    {
      codes: ['prescription-missing', 'passkey-missing'],
      when: 'the prescription is not of this prescriber, or they have no passkey',
    },
    {
      codes: ['prescription-not-verified', 'prescription-already-signed', 'prescription-locked'],
      when: 'it is not verified, or signed or rejected already',
    },
    altered,
  ],
});

/** Signs a prescription. The fields and the signature, a PNG image, are one multipart form (spec 7.48, 9.14). */
export const signPrescription = defineCall({
  name: 'signPrescription',
  clause: '7.48',
  purpose: 'Sign',
  method: 'PUT',
  path: '/api/prescriptions/sign',
  access: 'signPrescriptions',
  body: entity({
    id: field('prescription_pk', recordIdInPath),
    documentId: field('prescription_doc_id', text(1, 100)),
    /** Sent as specified, but e-mail goes only to the address of the account. */
    practitionerEmail: field('practitioner_email', text(3, 254)),
    // Additions to the specification.
    /** Whether the picture shows a typed name. */
    isTyped: optionalField('signature_typed', flagInForm),
    /** The day of the consultation. */
    consultedOn: optionalField('prescription_consulted_on', day),
    /** The browser's passkey answer as JSON. Required from prescribers who have a passkey. */
    passkeyResponse: optionalField('passkey_response', text(1, 20_000)),
  }),
  files: [
    {
      wireName: 'signature',
      name: 'signature',
      types: ['image/png'],
      mostBytes: LARGEST_SIGNATURE_BYTES,
    },
  ],
  answer: prescription,
  refusals: [
    {
      codes: ['invalid-request', 'signature-required', 'passkey-refused'],
      when: 'the signature is missing, no PNG image of at most 512 kB and 2 megapixels, or has no ink; or the passkey did not sign this document',
    },
    unknown,
    {
      codes: [
        'prescription-not-verified',
        'prescription-already-signed',
        'prescription-locked',
        'prescription-document-stale',
        'prescription-altered',
        'presence-required',
        'passkey-required',
      ],
      when: 'it is not verified, signed or rejected already, another document, or not what was verified any more; or the password was last given too long ago, or a passkey is registered and did not sign',
    },
    { codes: ['too-many-requests'], when: 'too many were signed' },
  ],
});

/**
 * Sends the link that confirms a signature again and invalidates the previous one (reading R7; an addition to spec
 * 7.49).
 */
export const resendConfirmation = defineCall({
  name: 'resendConfirmation',
  clause: '7.49',
  purpose: 'Mail the link that confirms a signature again',
  method: 'POST',
  path: '/api/prescriptions/resendConfirmation',
  access: 'signPrescriptions',
  body: entity({ id: aliasedField('prescription_pk', 'rx_pk', recordId) }),
  answer: nothing,
  refusals: [
    unknown,
    altered,
    {
      codes: ['prescription-not-waiting', 'signer-not-active'],
      when: 'it does not wait for its confirmation, or the prescriber may not sign at present',
    },
    { codes: ['too-many-requests'], when: 'it was sent five times within the hour' },
  ],
});

/** Logs a client error about a prescription (spec 7.57). */
export const logPrescriptionLoad = defineCall({
  name: 'logPrescriptionLoad',
  clause: '7.57',
  purpose: 'Client error log',
  method: 'POST',
  path: '/api/prescriptions/logPrecriptionLoad',
  access: 'seePrescriptions',
  body: entity({ text: field('error_text', text(0, 2000)) }),
  answer: nothing,
  refusals: [invalidBody, { codes: ['too-many-requests'], when: 'too many were sent' }],
});

export const getPrescriptionPdf = defineCall({
  name: 'getPrescriptionPdf',
  clause: '7.58',
  purpose: 'PDF, with its evidence page once signed',
  method: 'GET',
  path: '/api/prescriptions/:id/pdf',
  access: 'seePrescriptions',
  params: entity({ id: field('id', recordIdInPath) }),
  answer: fileContents,
  answerType: 'application/pdf',
  refusals: [
    unknown,
    altered,
    { codes: ['prescription-document-gone'], when: 'its sealed document was made and is gone' },
    {
      codes: ['too-many-requests'],
      when: 'too many that are not sealed yet were drawn for this user',
    },
    { codes: ['unavailable'], when: 'too many documents wait to be drawn' },
  ],
});
