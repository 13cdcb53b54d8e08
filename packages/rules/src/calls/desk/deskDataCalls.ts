import { keptReasons, type KeptReason } from '../../customers/dataRights.ts';
import { deskPatient } from '../../customers/deskPatient.ts';
import { listOf } from '../../wire/collections.ts';
import { entity, field } from '../../wire/entity.ts';
import { day, text, word } from '../../wire/scalars.ts';
import { fileContents } from '../answers.ts';
import { defineDeskCall } from './deskCall.ts';
import { idInPath, invalid, notFresh, unexplained, version } from './deskRecord.ts';

const LONGEST_ASKED_BY = 300;
const MOST_FOUND = 50;
const MOST_PARTS = 100;
/** Who asked for a copy or an erasure, and when; recorded with the answer. */
const asked = {
  askedBy: field('askedBy', text(1, LONGEST_ASKED_BY)),
  askedOn: field('askedOn', day),
};
const copyRequest = entity(asked);
const busy = { codes: ['unavailable'], when: 'five copies are being made or wait' } as const;
const reasons = Object.keys(keptReasons) as [KeptReason, ...KeptReason[]];

/** Finds patients by name and date of birth, to answer a request of theirs. */
export const findDeskPatients = defineDeskCall({
  name: 'findDeskPatients',
  purpose: 'The patients of any practitioner with a name and a date of birth',
  method: 'POST',
  path: '/api/desk/patients/find',
  access: 'answerDataRequests',
  body: entity({ search: field('search', text(1, 100)), birthDate: field('birthDate', day) }),
  answer: listOf(deskPatient, MOST_FOUND),
  refusals: [invalid, notFresh],
});

/** Answers a copy of everything about a customer, and records who asked for it and when. */
export const copyDeskCustomerData = defineDeskCall({
  name: 'copyDeskCustomerData',
  purpose: 'A ZIP of everything about a customer: JSON, a PDF to read, and files; recorded',
  method: 'POST',
  path: '/api/desk/customers/:id/data-copy',
  access: 'answerDataRequests',
  params: idInPath,
  body: copyRequest,
  answer: fileContents,
  answerType: 'application/zip',
  refusals: [
    invalid,
    notFresh,
    busy,
    { codes: ['customer-missing'], when: 'there is no such customer' },
  ],
});

/** Answers a copy of everything about a patient of a practitioner. */
export const copyDeskPatientData = defineDeskCall({
  name: 'copyDeskPatientData',
  purpose: 'A ZIP of everything about a patient: JSON, a PDF to read, and files; recorded',
  method: 'POST',
  path: '/api/desk/patients/:id/data-copy',
  access: 'answerDataRequests',
  params: idInPath,
  body: copyRequest,
  answer: fileContents,
  answerType: 'application/zip',
  refusals: [
    invalid,
    notFresh,
    busy,
    { codes: ['patient-missing'], when: 'there is no such patient' },
  ],
});

/** What an erasure removed and kept. */
const erasureAnswer = entity({
  removed: field('removed', listOf(text(1, 100), MOST_PARTS)),
  kept: field(
    'kept',
    listOf(
      entity({
        reason: field('reason', word(reasons)),
        what: field('what', listOf(text(1, 100), MOST_PARTS)),
        until: field('until', day),
      }),
      reasons.length,
    ),
  ),
});

/** Erases the data of a customer, as far as the law lets the pharmacy. */
export const eraseDeskCustomer = defineDeskCall({
  name: 'eraseDeskCustomer',
  purpose: 'End an account and erase its data but for what the law keeps; mails the owner',
  method: 'POST',
  path: '/api/desk/customers/:id/erasure',
  access: 'answerDataRequests',
  params: idInPath,
  body: entity({
    version,
    ...asked,
    reason: field('reason', text(0, 4000)),
  }),
  answer: erasureAnswer,
  refusals: [
    invalid,
    notFresh,
    { codes: ['customer-missing'], when: 'there is no such customer' },
    { codes: ['record-changed'], when: 'something happened since the version that was sent' },
    { codes: ['customer-erased'], when: 'the data was erased before' },
    unexplained,
    {
      codes: ['erasure-open-work'],
      when: 'an order is under way, or a prescription waits for the customer',
    },
  ],
});
