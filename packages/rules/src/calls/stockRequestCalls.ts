import { MOST_STOCK_REQUESTS, stockRequest } from '../stock/stockRequest.ts';
import { listOf } from '../wire/collections.ts';
import { entity, field } from '../wire/entity.ts';
import { recordId } from '../wire/scalars.ts';
import { defineCall } from './call.ts';

/** Every call returns all stock requests of the buyer, so that tabs and devices converge. */
const requests = listOf(stockRequest, MOST_STOCK_REQUESTS);
const body = entity({ productId: field('product_fk', recordId) });

export const listStockRequests = defineCall({
  name: 'listStockRequests',
  clause: '7.19',
  purpose: 'Products that the user is told of by mail when they are back in stock, latest first',
  method: 'GET',
  path: '/api/stockRequests',
  access: 'order',
  answer: requests,
  refusals: [],
});

export const addStockRequest = defineCall({
  name: 'addStockRequest',
  clause: '7.19',
  purpose: 'Ask for a mail when a product is back in stock; harmless twice',
  method: 'POST',
  path: '/api/stockRequests',
  access: 'order',
  body,
  answer: requests,
  refusals: [
    { codes: ['invalid-request'], when: 'the body is not valid' },
    { codes: ['product-missing'], when: 'there is no such product on sale' },
    {
      codes: ['product-in-stock', 'stock-requests-full'],
      when: 'the product is in stock; the user waits for 200 products already',
    },
  ],
});

export const removeStockRequest = defineCall({
  name: 'removeStockRequest',
  clause: '7.19',
  purpose: 'Ask for that mail no longer; harmless when nobody did',
  method: 'PUT',
  path: '/api/stockRequests/remove',
  access: 'order',
  body,
  answer: requests,
  refusals: [{ codes: ['invalid-request'], when: 'the body is not valid' }],
});
