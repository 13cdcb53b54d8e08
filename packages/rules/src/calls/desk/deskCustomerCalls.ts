import { customerFilter, customerPage, customerPageRequest } from '../../customers/customerList.ts';
import { entity, field } from '../../wire/entity.ts';
import { text, wholeNumber } from '../../wire/scalars.ts';
import { fileContents } from '../answers.ts';
import { defineDeskCall } from './deskCall.ts';

/** The most customers that one export takes. */
export const MOST_EXPORTED_CUSTOMERS = 10_000;

const invalid = { codes: ['invalid-request'], when: 'the body is not valid' } as const;

/**
 * Returns a page of customers and applicants. What was typed to find them is in the body, so that no address and no log
 * contains names.
 */
export const listDeskCustomers = defineDeskCall({
  name: 'listDeskCustomers',
  purpose: 'A page of customers and applicants, filtered and sorted',
  method: 'POST',
  path: '/api/desk/customers/list',
  access: 'seeCustomers',
  body: customerPageRequest,
  answer: customerPage,
  refusals: [
    { codes: ['invalid-request'], when: 'the body, or where the page begins, is not valid' },
  ],
});

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
    { codes: ['export-too-long'], when: 'the filter matches more than 10,000 customers' },
  ],
});
