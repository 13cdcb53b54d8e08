import { readListAddress } from '@formulary/rules/deskLists/listAddress';
import { expect, test } from 'vitest';
import { orderList } from './orderList.ts';

test.each([
  ['', { filter: {}, sort: 'placedAt', isDescending: true, limit: 50 }],
  [
    'search=okafor&waitsFor=packing&isOnHold=no&placed=2026-11-01..2026-11-12&sort=-amount&after=abc',
    {
      filter: {
        search: 'okafor',
        waitsFor: 'packing',
        isOnHold: false,
        placedFrom: '2026-11-01',
        placedTo: '2026-11-12',
      },
      sort: 'amount',
      isDescending: true,
      after: 'abc',
      limit: 50,
    },
  ],
  [
    'state=Lost&sort=buyer&placed=2026-11-01..&sent=2026-11-03..2026-11-03&before=xyz',
    {
      filter: { placedFrom: '2026-11-01', sentFrom: '2026-11-03', sentTo: '2026-11-03' },
      sort: 'placedAt',
      isDescending: true,
      before: 'xyz',
      limit: 50,
    },
  ],
])('the address ?%s asks for %o', (address, expected) => {
  const settings = readListAddress(orderList.shape, new URLSearchParams(address));
  expect(orderList.requestOf(settings)).toEqual(expected);
});
