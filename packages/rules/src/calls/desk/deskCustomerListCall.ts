import { customerPage, customerPageRequest } from '../../customers/customerList.ts';
import { defineDeskCall } from './deskCall.ts';

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
