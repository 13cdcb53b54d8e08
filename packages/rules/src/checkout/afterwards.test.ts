import { describe, expect, test } from 'vitest';
import { bankFacts } from '../brand/bankFacts.ts';
import { brand } from '../brand/brand.ts';
import { anOrder } from '../orders/fixtures/orders.ts';
import { isTransferDue } from './isTransferDue.ts';
import { orderDestination } from './orderDestination.ts';

const due = (changes: Parameters<typeof anOrder>[0]) => isTransferDue(anOrder(changes));

describe('a placed order', () => {
  test('shows bank details only while a transfer is due', () => {
    expect(due({})).toBe(true);
    expect(due({ paymentStatus: 'Failed' })).toBe(true);
    expect(due({ paymentStatus: 'Paid' })).toBe(false);
    expect(due({ paymentStatus: 'Refunded' })).toBe(false);
    expect(due({ paymentMode: 'card' })).toBe(false);
    expect(due({ state: 'Cancelled' })).toBe(false);
    expect(due({ awaitsPrice: true })).toBe(false);
  });

  test('has its number as the reference of the transfer', () => {
    expect(bankFacts('F-2026-000031')).toEqual([
      ['Account name', brand.bank.accountName],
      ['Sort code', brand.bank.sortCode],
      ['Account number', brand.bank.accountNumber],
      ['Reference', 'F-2026-000031'],
    ]);
  });

  test('goes to its shipping address, with county and telephone if there are any', () => {
    const { shipping } = anOrder();
    const inCounty = { ...shipping, county: 'Greater London' };
    expect(orderDestination(anOrder({ shipping: inCounty }))).toEqual({
      label: 'Deliver to',
      lines: [
        'Amara Okafor',
        '14 Lambs Conduit Passage',
        'London WC1R 4RH',
        'Greater London',
        'United Kingdom',
        '020 7946 0018',
      ],
    });
    const without = { ...shipping, phone: undefined, countryCode: '' };
    const { lines } = orderDestination(anOrder({ shipping: without }));
    expect(lines).toEqual(['Amara Okafor', '14 Lambs Conduit Passage', 'London WC1R 4RH']);
    const { shipping: _left, ...unaddressed } = anOrder();
    expect(orderDestination(unaddressed).lines).toEqual([]);
  });

  test('waits at the pharmacy if it is collected @9.8', () => {
    expect(orderDestination(anOrder({ deliveryOptionId: 1 }))).toEqual({
      label: 'Collect from',
      lines: brand.address,
    });
  });
});
