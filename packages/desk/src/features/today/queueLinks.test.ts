import { readListAddress } from '@formulary/rules/deskLists/listAddress';
import { expect, test } from 'vitest';
import { customerListShape } from '../customers/customerListShape.ts';
import { mailListShape } from '../messages/mailList.ts';
import { messageListShape } from '../messages/messageList.ts';
import { orderListShape } from '../orders/orderList.ts';
import { prescriptionListShape } from '../prescriptions/prescriptionList.ts';
import { stockListShape } from '../stock/stockList.ts';
import { queueLinks } from './queueLinks.ts';

const shapes = new Map([
  ['/orders', orderListShape],
  ['/customers', customerListShape],
  ['/messages', messageListShape],
  ['/messages/mails', mailListShape],
  ['/prescriptions', prescriptionListShape],
  ['/stock', stockListShape],
]);
const filtered = Object.values(queueLinks)
  .map(({ list }) => list)
  .filter((list) => list.includes('?'));

// A list ignores a filter that it does not know, and would show everything.
test.each(filtered)('the list knows every filter of %s', (address) => {
  const [pathname = '', query = ''] = address.split('?');
  const { filters } = readListAddress(shapes.get(pathname)!, new URLSearchParams(query));
  expect(Object.keys(filters)).toEqual([...new URLSearchParams(query).keys()]);
});
