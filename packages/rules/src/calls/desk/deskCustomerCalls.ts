import { deskCustomerFields, LONGEST_NOTE } from '../../customers/deskCustomer.ts';
import { registerLook } from '../../customers/registerCheck.ts';
import { customerFilter } from '../../customers/customerList.ts';
import { listOf } from '../../wire/collections.ts';
import { entity, field, optionalField } from '../../wire/entity.ts';
import { day, flag, text, wholeNumber, wholeNumberInQuery, word } from '../../wire/scalars.ts';
import { fileContents } from '../answers.ts';
import { defineDeskCall } from './deskCall.ts';
import { idInPath, invalid, notFresh, unexplained, version } from './deskRecord.ts';
import { deskEvent } from './deskEvent.ts';

/** The most customers that one export takes. */
export const MOST_EXPORTED_CUSTOMERS = 10_000;

/** Counts what waits: applications, and active customers whose registration has to be looked up again. */
export const countDeskCustomers = defineDeskCall({
  name: 'countDeskCustomers',
  purpose: 'How many applications and re-checks wait',
  method: 'GET',
  path: '/api/desk/customers/count',
  access: 'seeCustomers',
  answer: entity({
    applications: field('applications', wholeNumber(0, 10_000_000)),
    rechecks: field('rechecks', wholeNumber(0, 10_000_000)),
  }),
  refusals: [],
});

/** Answers the customers of a filter as CSV, and records who exported how many of them and why. */
export const exportDeskCustomers = defineDeskCall({
  name: 'exportDeskCustomers',
  purpose: 'The customers of a filter as CSV; recorded with the reason',
  method: 'POST',
  path: '/api/desk/customers/export',
  access: 'exportLists',
  body: entity({
    filter: field('filter', customerFilter),
    reason: field('reason', text(0, 1000)),
  }),
  answer: fileContents,
  answerType: 'text/csv; charset=utf-8',
  refusals: [
    invalid,
    { codes: ['reason-required'], when: 'no reason is given' },
    notFresh,
    { codes: ['export-too-long'], when: 'the filter matches more than 10,000 customers' },
  ],
});

const MOST_EVENTS = 500;
/** A longer one is refused in words. */
const LONGEST_TYPED = 4000;
const reason = text(0, LONGEST_TYPED);
const missing = { codes: ['customer-missing'], when: 'there is no such customer' } as const;
const changed = {
  codes: ['record-changed'],
  when: 'something happened to the customer since the version that was sent',
} as const;
const erased = { codes: ['customer-erased'], when: 'the data of the customer was erased' } as const;
const move = {
  codes: ['account-move-refused'],
  when: 'the account is not in a state where that can be decided',
} as const;

/** A customer with the timeline. */
const customerAnswer = entity({
  ...deskCustomerFields,
  events: field('events', listOf(deskEvent, MOST_EVENTS)),
});

/** Returns a customer or applicant with everything that staff decide by. */
export const getDeskCustomer = defineDeskCall({
  name: 'getDeskCustomer',
  purpose: 'A customer: details, partners, newest orders, papers, notes, register checks, timeline',
  method: 'GET',
  path: '/api/desk/customers/:id',
  access: 'seeCustomers',
  params: idInPath,
  answer: customerAnswer,
  refusals: [missing],
});

/** Decisions about accounts that end an application or an account, or begin it again. */
export const customerDecisions = ['activate', 'decline', 'suspend', 'reinstate', 'reopen'] as const;

export type CustomerDecision = (typeof customerDecisions)[number];

/** Decides about an account; its owner is told by mail. */
export const decideDeskCustomer = defineDeskCall({
  name: 'decideDeskCustomer',
  purpose: 'Approve until a day, decline, suspend, reinstate or reopen; mails the owner',
  method: 'POST',
  path: '/api/desk/customers/:id/decision',
  access: 'decideCustomers',
  params: idInPath,
  body: entity({
    version,
    decision: field('decision', word(customerDecisions)),
    /** May be empty for an approval after a register check that matches. */
    reason: field('reason', reason),
    /** Until when an approval holds; a year, unless it is said. */
    until: optionalField('until', day),
    /** Approves a professional although no register check matches. */
    isWithoutRegisterCheck: optionalField('isWithoutRegisterCheck', flag),
  }),
  answer: customerAnswer,
  refusals: [
    missing,
    changed,
    erased,
    unexplained,
    move,
    {
      codes: ['recheck-day-refused'],
      when: 'the day is today, past or more than three years ahead',
    },
    {
      codes: ['register-check-missing'],
      when: 'a professional without a matching register check is approved, and the body does not say so',
    },
  ],
});

/** Asks an applicant for documents; the mail has the reason and a link to upload them. */
export const askDeskCustomer = defineDeskCall({
  name: 'askDeskCustomer',
  purpose: 'Ask an applicant for documents, by mail with a link',
  method: 'POST',
  path: '/api/desk/customers/:id/ask',
  access: 'prepareCustomers',
  params: idInPath,
  body: entity({ version, reason: field('reason', reason) }),
  answer: customerAnswer,
  refusals: [missing, changed, erased, unexplained, move],
});

/** Records what a professional register says of a customer, and when it is looked at next. */
export const recordDeskRegisterCheck = defineDeskCall({
  name: 'recordDeskRegisterCheck',
  purpose: 'Record a look at a professional register',
  method: 'POST',
  path: '/api/desk/customers/:id/register-checks',
  access: 'prepareCustomers',
  params: idInPath,
  body: entity({ version, ...registerLook }),
  answer: customerAnswer,
  refusals: [
    missing,
    changed,
    erased,
    {
      codes: ['recheck-day-refused'],
      when: 'the next day is today, past or more than three years ahead',
    },
  ],
});

/** Adds a note of staff; notes are never changed. */
export const addDeskCustomerNote = defineDeskCall({
  name: 'addDeskCustomerNote',
  purpose: 'Write a note about a customer',
  method: 'POST',
  path: '/api/desk/customers/:id/notes',
  access: 'prepareCustomers',
  params: idInPath,
  body: entity({ note: field('note', text(1, LONGEST_NOTE)) }),
  answer: customerAnswer,
  refusals: [missing, erased, { codes: ['invalid-request'], when: 'the note is empty' }],
});

/** Corrects the name or company of a customer. */
export const rectifyDeskCustomer = defineDeskCall({
  name: 'rectifyDeskCustomer',
  purpose: 'Correct the name or company of a customer',
  method: 'POST',
  path: '/api/desk/customers/:id/details',
  access: 'rectifyCustomers',
  params: idInPath,
  body: entity({
    version,
    firstName: field('firstName', text(1, 100)),
    lastName: field('lastName', text(1, 100)),
    company: field('company', text(0, 100)),
    reason: field('reason', reason),
  }),
  answer: customerAnswer,
  refusals: [
    missing,
    changed,
    erased,
    unexplained,
    { codes: ['invalid-request'], when: 'a name is blank or looks like an address of a site' },
  ],
});

/** Asks for another email address of a customer: a link to it confirms, and the old address is told. */
export const changeDeskCustomerEmail = defineDeskCall({
  name: 'changeDeskCustomerEmail',
  purpose: 'Change the email of a customer once a link to the new address confirms it',
  method: 'POST',
  path: '/api/desk/customers/:id/email',
  access: 'rectifyCustomers',
  params: idInPath,
  body: entity({ version, email: field('email', text(3, 254)), reason: field('reason', reason) }),
  answer: customerAnswer,
  refusals: [
    missing,
    changed,
    erased,
    unexplained,
    { codes: ['invalid-request'], when: 'the address is not an email address' },
    { codes: ['customer-email-taken'], when: 'another account has this address' },
    { codes: ['customer-email-same'], when: 'the account has this address already' },
  ],
});

/** Notes that a customer asked for a copy or an erasure, which is answered later. It waits on Today until then. */
export const noteDeskDataRequest = defineDeskCall({
  name: 'noteDeskDataRequest',
  purpose: 'Note that a customer asked for a copy or an erasure of their data',
  method: 'POST',
  path: '/api/desk/customers/:id/data-request',
  access: 'prepareCustomers',
  params: idInPath,
  body: entity({
    version,
    askedBy: field('askedBy', text(1, 300)),
    askedOn: field('askedOn', day),
  }),
  answer: customerAnswer,
  refusals: [
    missing,
    changed,
    erased,
    { codes: ['invalid-request'], when: 'the day is still to come' },
  ],
});

/** Closes a noted request without a copy or an erasure: it was withdrawn, or answered in another way. */
export const closeDeskDataRequest = defineDeskCall({
  name: 'closeDeskDataRequest',
  purpose: 'Close a noted request about data without a copy or an erasure',
  method: 'POST',
  path: '/api/desk/customers/:id/data-request/close',
  access: 'prepareCustomers',
  params: idInPath,
  body: entity({ version, reason: field('reason', reason) }),
  answer: customerAnswer,
  refusals: [missing, changed, erased, unexplained],
});

const MOST_PAPER_PAGES = 500;
const noPaper = { codes: ['paper-missing'], when: 'there is no such document' } as const;
const unreadable = {
  codes: ['paper-unreadable'],
  when: 'the document cannot be drawn, or takes too long',
} as const;

/** Says how many pages a document has, before its first is opened. */
export const describeDeskPaper = defineDeskCall({
  name: 'describeDeskPaper',
  purpose: 'How many pages a document of a registration has',
  method: 'GET',
  path: '/api/desk/papers/:id/pages',
  access: 'seePapers',
  params: idInPath,
  answer: entity({ pages: field('pages', wholeNumber(1, MOST_PAPER_PAGES)) }),
  refusals: [noPaper, unreadable, notFresh],
});

/**
 * Opens a page of a document as a picture that the server draws, so that nothing of the document reaches the browser.
 * Every opening is recorded.
 */
export const openDeskPaper = defineDeskCall({
  name: 'openDeskPaper',
  purpose: 'A page of a document of a registration, as a picture; recorded',
  method: 'GET',
  path: '/api/desk/papers/:id',
  access: 'seePapers',
  params: idInPath,
  query: entity({ page: optionalField('page', wholeNumberInQuery(1, MOST_PAPER_PAGES)) }),
  answer: fileContents,
  refusals: [noPaper, unreadable, notFresh],
});
