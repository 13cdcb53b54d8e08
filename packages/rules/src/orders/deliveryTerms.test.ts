import { expect, test } from 'vitest';
import { deliveryFault, deliveryWords } from './deliveryTerms.ts';

const terms = {
  details: 'Saturday delivery',
  price: 14_950,
  service: 'saturday',
  position: 3,
  isOffered: true,
} as const;

test.each([
  ['in order', {}, false, undefined],
  ['without a fee', { price: 0 }, false, undefined],
  ['of £1,000.00', { price: 1_000_000 }, false, undefined],
  ['without a name', { details: ' ' }, false, 'delivery-details'],
  ['below nothing', { price: -10 }, false, 'delivery-fee'],
  ['above £1,000.00', { price: 1_000_010 }, false, 'delivery-fee'],
  ['of parts of a penny', { price: 5 }, false, 'delivery-fee'],
  ['that is a second collection', { service: 'collection' as const }, false, 'delivery-collection'],
  ['that was the collection', {}, true, 'delivery-collection'],
])('deliveryFault of a delivery %s', (_what, changes, isFirst, fault) => {
  expect(deliveryFault({ ...terms, ...changes }, isFirst)).toBe(fault);
});

test.each([
  [true, 'Saturday delivery, £14.95, Saturday, place 3, offered'],
  [false, 'Saturday delivery, £14.95, Saturday, place 3, not offered'],
])('deliveryWords of one that is offered: %s', (isOffered, words) => {
  expect(deliveryWords({ ...terms, isOffered })).toBe(words);
});
