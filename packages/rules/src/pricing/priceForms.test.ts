import { expect, test } from 'vitest';
import { checkForm } from '../forms/fieldCheck.ts';
import {
  deliveryRules,
  momentIn,
  newPriceRules,
  poundsIn,
  promotionDays,
  promotionRules,
} from './priceForms.ts';

test.each([
  ['12.5', 12_500],
  ['£1,234.50', 1_234_500],
  [' 0.07 ', 70],
  ['12.345', 12_345],
  ['0', 0],
  ['12.', undefined],
  ['1,23', undefined],
  ['12.3456', undefined],
  ['-1', undefined],
  ['twelve', undefined],
])('poundsIn reads %s as %s mills', (typed, mills) => {
  expect(poundsIn(typed)).toBe(mills);
});

const price = { price: '12.50', from: '', at: '', reason: 'New price of the supplier' };

test.each([
  ['of now', {}, {}],
  ['from a day', { from: '06/07/2026' }, {}],
  ['from a time of a day', { from: '06/07/2026', at: '09:30' }, {}],
  [
    'in words',
    { price: 'ten' },
    { price: 'Please give a price in pounds and pence, such as 12.50' },
  ],
  ['of nothing', { price: '0' }, { price: 'A price is above £0.00' }],
  ['too high', { price: '1,000,000.01' }, { price: 'A price is at most £1,000,000.00' }],
  ['with three decimals', { price: '1.005' }, { price: 'A price has two decimals at most' }],
  ['with five decimals', { price: '1.00005' }, { price: 'A price has two decimals at most' }],
  ['from no day', { from: '31/06/2026' }, { from: 'Please give a day such as 06/07/2026' }],
  [
    'at no time',
    { from: '06/07/2026', at: '25:00' },
    { at: 'Please give a time of day such as 09:30' },
  ],
  [
    'at a time that clocks skip',
    { from: '28/03/2027', at: '01:30' },
    { at: 'Clocks skip this time. Please give another one' },
  ],
  ['at a time of no day', { at: '09:30' }, { from: 'Please give a day such as 06/07/2026' }],
  ['without a reason', { reason: ' ' }, { reason: 'Please give a reason' }],
])('newPriceRules says of a price %s what is wrong', (_what, changes, errors) => {
  expect(checkForm(newPriceRules, { ...price, ...changes })).toEqual(errors);
});

test('momentIn is midnight in London without a time, and nothing without a day', () => {
  expect(momentIn({ from: '06/07/2026', at: '' })).toEqual(new Date('2026-07-05T23:00:00Z'));
  expect(momentIn({ from: '06/07/2026', at: '09:30' })).toEqual(new Date('2026-07-06T08:30:00Z'));
  expect(momentIn({ from: '06/07/2026' })).toEqual(new Date('2026-07-05T23:00:00Z'));
  expect(momentIn({})).toBeUndefined();
});

const promotion = {
  code: 'GLOVE-M',
  quantity: '3',
  price: '25',
  firstDay: '16/06/2026',
  lastDay: '20/06/2026',
  reason: 'Summer',
};

test.each([
  ['in order', {}, {}],
  ['of one day', { lastDay: '16/06/2026' }, {}],
  ['of no product', { code: '' }, { code: 'Please give the code of the product' }],
  ['of no pack', { quantity: '0' }, { quantity: 'Please give the packs of a bundle, 1 to 9,999' }],
  [
    'of half a pack',
    { quantity: '1.5' },
    { quantity: 'Please give the packs of a bundle, 1 to 9,999' },
  ],
  ['without days', { firstDay: '' }, { firstDay: 'Please give a day such as 06/07/2026' }],
  ['that ends first', { lastDay: '15/06/2026' }, { lastDay: 'The last day is before the first' }],
])('promotionRules says of a promotion %s what is wrong', (_what, changes, errors) => {
  expect(checkForm(promotionRules, { ...promotion, ...changes })).toEqual(errors);
});

test('what is missing is as if nothing was typed', () => {
  const { at, from } = checkForm(newPriceRules, { from: '06/07/2026' });
  expect([at, from]).toEqual([undefined, undefined]);
  expect(checkForm(newPriceRules, { at: '09:30' }).at).toBeUndefined();
  expect(checkForm(promotionRules, { lastDay: '20/06/2026' }).lastDay).toBeUndefined();
});

test('promotionDays lasts to the end of its last day, also when clocks change', () => {
  expect(promotionDays({ firstDay: '25/10/2026', lastDay: '25/10/2026' })).toEqual({
    startsAt: new Date('2026-10-24T23:00:00Z'),
    endsAt: new Date('2026-10-25T23:59:59.999Z'),
  });
  expect(promotionDays({ firstDay: '25/10/2026', lastDay: 'never' })).toBeUndefined();
  expect(promotionDays({})).toBeUndefined();
});

const delivery = {
  details: 'Courier',
  price: '0',
  service: 'standard',
  position: '3',
  isOffered: 'yes',
  reason: 'New',
};

test.each([
  ['in order', {}, {}],
  ['in the last place', { position: '1000' }, {}],
  ['without a name', { details: '' }, { details: 'Please give the delivery a name' }],
  [
    'with a fee in words',
    { price: 'free' },
    { price: 'Please give a fee in pounds and pence, such as 7.95, or 0' },
  ],
  ['in no place', { position: '-1' }, { position: 'Please give a place from 0 to 1,000' }],
  [
    'behind the last place',
    { position: '1001' },
    { position: 'Please give a place from 0 to 1,000' },
  ],
])('deliveryRules says of a delivery %s what is wrong', (_what, changes, errors) => {
  expect(checkForm(deliveryRules, { ...delivery, ...changes })).toEqual(errors);
});
