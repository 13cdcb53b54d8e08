import { deskPrescription } from '../../prescriptions/deskPrescription.ts';
import { prescriptionPage, prescriptionPageRequest } from '../../prescriptions/prescriptionList.ts';
import { listOf } from '../../wire/collections.ts';
import { entity, field, optionalField } from '../../wire/entity.ts';
import { flag, recordId, text, wholeNumber, word } from '../../wire/scalars.ts';
import { nothing } from '../answers.ts';
import type { CallRefusal } from '../call.ts';
import { defineDeskCall } from './deskCall.ts';
import { idInPath, invalid, unexplained, version } from './deskRecord.ts';
import { deskEvent } from './deskEvent.ts';

/** The most prescriptions that are handed over with one press. */
const MOST_HANDED_OVER = 100;

const reason = field('reason', text(0, 2000));

const missing: CallRefusal = { codes: ['not-found'], when: 'there is no such prescription' };
const changed: CallRefusal = {
  codes: ['record-changed'],
  when: 'something happened to the prescription since the version that was shown',
};
const altered: CallRefusal = {
  codes: ['prescription-altered'],
  when: 'it differs from what was ordered or verified',
};

/** Returns a page of prescriptions. What was typed to find them is in the body, so that no log contains names. */
export const listDeskPrescriptions = defineDeskCall({
  name: 'listDeskPrescriptions',
  purpose: 'A page of prescriptions, filtered and sorted, each checked just now',
  method: 'POST',
  path: '/api/desk/prescriptions/list',
  access: 'seePrescriptions',
  body: prescriptionPageRequest,
  answer: prescriptionPage,
  refusals: [
    { codes: ['invalid-request'], when: 'the body, or where the page begins, is not valid' },
  ],
});

export const getDeskPrescription = defineDeskCall({
  name: 'getDeskPrescription',
  purpose: 'A prescription as signed, with its check recomputed just now',
  method: 'GET',
  path: '/api/desk/prescriptions/:id',
  access: 'seePrescriptions',
  params: idInPath,
  answer: deskPrescription,
  refusals: [missing],
});

export const getDeskPrescriptionTimeline = defineDeskCall({
  name: 'getDeskPrescriptionTimeline',
  purpose: 'What happened to a prescription, oldest first',
  method: 'GET',
  path: '/api/desk/prescriptions/:id/timeline',
  access: 'seePrescriptions',
  params: idInPath,
  answer: listOf(deskEvent, 2000),
  refusals: [missing],
});

/** Mails the prescriber again: to check and sign it, or the link that confirms the signature. */
export const resendDeskPrescription = defineDeskCall({
  name: 'resendDeskPrescription',
  purpose: 'Mail the prescriber again',
  method: 'POST',
  path: '/api/desk/prescriptions/:id/resend',
  access: 'handlePrescriptions',
  params: idInPath,
  body: entity({ version }),
  answer: nothing,
  refusals: [
    invalid,
    missing,
    changed,
    altered,
    {
      codes: ['prescription-waits-for-nothing', 'prescriber-not-active'],
      when: 'nothing waits for its prescriber, or they may not sign today',
    },
  ],
});

/** Notes that the paper original has arrived; it counts as the signature. */
export const receiveDeskOriginal = defineDeskCall({
  name: 'receiveDeskOriginal',
  purpose: 'Note that the paper original has arrived',
  method: 'POST',
  path: '/api/desk/prescriptions/:id/original',
  access: 'handlePrescriptions',
  params: idInPath,
  body: entity({ version }),
  answer: nothing,
  refusals: [
    invalid,
    missing,
    changed,
    altered,
    {
      codes: ['prescription-already-signed', 'prescription-locked', 'original-too-late'],
      when: 'it does not wait for a signature, or 72 hours have passed since the order',
    },
  ],
});

/** A prescriber to whom requests can be proposed. */
const successor = entity({
  id: field('id', recordId),
  name: field('name', text(1, 300)),
  profession: field('profession', text(0, 100)),
  /** How many of the prescriptions have a buyer who is linked with them. */
  linked: field('linked', wholeNumber(1, MOST_HANDED_OVER)),
});

/** Returns who may take prescriptions over: active prescribers who are linked with a buyer, those of most first. */
export const listDeskSuccessors = defineDeskCall({
  name: 'listDeskSuccessors',
  purpose: 'Prescribers who could take prescriptions over',
  method: 'POST',
  path: '/api/desk/prescriptions/successors',
  access: 'handlePrescriptions',
  body: entity({ ids: field('ids', listOf(recordId, MOST_HANDED_OVER)) }),
  answer: listOf(successor, 50),
  refusals: [invalid],
});

/**
 * Proposes prescriptions to another prescriber, who is mailed once and accepts each or not. Answers row by row, and does
 * what can be done.
 */
export const proposeDeskHandovers = defineDeskCall({
  name: 'proposeDeskHandovers',
  purpose: 'Ask another prescriber to take prescriptions over; answered row by row',
  method: 'POST',
  path: '/api/desk/prescriptions/handovers',
  access: 'handlePrescriptions',
  body: entity({
    prescriptions: field(
      'prescriptions',
      listOf(entity({ id: field('id', recordId), version }), MOST_HANDED_OVER),
    ),
    prescriberId: field('prescriberId', recordId),
    reason,
  }),
  answer: listOf(
    entity({
      id: field('id', recordId),
      isProposed: field('isProposed', flag),
      /** Why it was left as it was. */
      refusal: optionalField('refusal', text(1, 500)),
    }),
    MOST_HANDED_OVER,
  ),
  refusals: [
    invalid,
    unexplained,
    { codes: ['prescriber-not-active'], when: 'who is proposed may not sign today' },
  ],
});

export const withdrawDeskHandover = defineDeskCall({
  name: 'withdrawDeskHandover',
  purpose: 'Withdraw the proposal to another prescriber',
  method: 'POST',
  path: '/api/desk/prescriptions/:id/handovers/withdraw',
  access: 'handlePrescriptions',
  params: idInPath,
  body: entity({ version }),
  answer: nothing,
  refusals: [
    invalid,
    missing,
    changed,
    { codes: ['handover-not-proposed'], when: 'nobody has been asked who has not answered' },
  ],
});

/**
 * Voids a signed prescription of which nothing has left. Then its prescriber is asked to sign it again, or its packs are
 * taken off the order, which is cancelled if nothing else is on it.
 */
export const voidDeskPrescription = defineDeskCall({
  name: 'voidDeskPrescription',
  purpose: 'Void a signed prescription before dispatch, with a reason',
  method: 'POST',
  path: '/api/desk/prescriptions/:id/void',
  access: 'handlePrescriptions',
  params: idInPath,
  body: entity({ version, reason, next: field('next', word(['sign-again', 'take-off'])) }),
  answer: nothing,
  refusals: [
    invalid,
    missing,
    changed,
    unexplained,
    {
      codes: ['void-not-signed', 'void-has-left'],
      when: 'it is not signed, or something of its order has left',
    },
    {
      codes: ['void-prescriber-gone'],
      when: 'its prescriber may not sign for the buyer any more and is asked to sign again',
    },
    {
      codes: ['order-being-paid', 'refund-above-paid'],
      when: 'the order cannot become cheaper now',
    },
  ],
});
