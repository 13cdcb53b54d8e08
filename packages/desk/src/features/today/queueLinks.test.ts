import { readListAddress } from '@formulary/rules/deskLists/listAddress';
import { expect, test } from 'vitest';
import { customerList } from '../customers/customerList.ts';
import { mailList } from '../messages/mailList.ts';
import { messageList } from '../messages/messageList.ts';
import { orderList } from '../orders/orderList.ts';
import { prescriptionList } from '../prescriptions/prescriptionList.ts';
import { stockList } from '../stock/stockList.ts';
import { queueLinks } from './queueLinks.ts';

const shapes = new Map([
  ['/orders', orderList.shape],
  ['/customers', customerList.shape],
  ['/messages', messageList.shape],
  ['/messages/mails', mailList.shape],
  ['/prescriptions', prescriptionList.shape],
  ['/stock', stockList.shape],
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
