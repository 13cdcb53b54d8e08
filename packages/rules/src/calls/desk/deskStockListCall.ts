import { stockPage, stockPageRequest } from '../../stock/stockList.ts';
import { defineDeskCall } from './deskCall.ts';

/** Returns a page of products with their stock, sales, and what suppliers are to bring. */
export const listDeskStock = defineDeskCall({
  name: 'listDeskStock',
  purpose: 'A page of products with their stock, filtered and sorted',
  method: 'POST',
  path: '/api/desk/stock/list',
  access: 'seeStock',
  body: stockPageRequest,
  answer: stockPage,
  refusals: [
    { codes: ['invalid-request'], when: 'the body, or where the page begins, is not valid' },
  ],
});
