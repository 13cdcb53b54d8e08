import { expect, test } from 'vitest';
import { checkForm } from '../forms/fieldCheck.ts';
import { deliveryFields, emptyAddress } from '../addresses/addressFields.ts';
import {
  addressCorrectionRules,
  cancellationRules,
  correctionOfLinesRules,
  parcelRules,
  typedPacks,
} from './orderForms.ts';
import { isAllSent, packsLeft, parcelFault } from './parcelLines.ts';
import { type DispatchedOrder, whatBlocks } from './whatBlocks.ts';

const NOW = new Date('2026-11-12T10:00:00Z');
const ready: DispatchedOrder = {
  state: 'Processing',
  paymentStatus: 'Paid',
  awaitsPrice: false,
  onHold: undefined,
  prescriptions: [{ id: 7, prescribedOn: '2026-11-01' }],
};

test.each<readonly [string, Partial<DispatchedOrder>, readonly string[]]>([
  ['a paid and signed order', {}, []],
  ['one on hold', { onHold: 'Is it for export?' }, ['On hold: Is it for export?']],
  [
    'one without price and payment',
    { state: 'Awaiting payment', paymentStatus: 'Pending', awaitsPrice: true },
    ['An item has no price yet', 'The payment has not arrived'],
  ],
  ['an unsigned one', { state: 'Awaiting prescription' }, ['Not every prescription is signed']],
  [
    'one whose prescription ran out',
    { prescriptions: [{ id: 7, prescribedOn: '2026-05-01' }] },
    ['Prescription 7 is older than six months: cancel the order'],
  ],
  ['a dispatched one', { state: 'Dispatched', onHold: 'x' }, ['Everything has been sent']],
  ['a delivered one', { state: 'Delivered' }, ['Everything has been sent']],
  ['a cancelled one', { state: 'Cancelled' }, ['The order is cancelled']],
])('%s is blocked by %j: %j', (_what, changes, expected) => {
  const blockers = whatBlocks({ ...ready, ...changes }, NOW);
  expect(blockers.map(({ sentence }) => sentence)).toEqual(expected);
});

const lines = [
  { id: 1, quantity: 3, sent: 1 },
  { id: 2, quantity: 2, sent: 2 },
  { id: 3, quantity: 1, sent: 0 },
];

test('the back order is what has not left', () => {
  expect(packsLeft(lines)).toEqual([
    { lineId: 1, quantity: 2 },
    { lineId: 3, quantity: 1 },
  ]);
});

test.each([
  [
    'whatever is left',
    [
      [1, 2],
      [3, 1],
    ],
    undefined,
    true,
  ],
  ['a part', [[1, 1]], undefined, false],
  ['nothing', [], 'parcel-empty', false],
  ['an unknown line', [[9, 1]], 'parcel-line-unknown', false],
  [
    'a line twice',
    [
      [1, 1],
      [1, 1],
    ],
    'parcel-line-twice',
    false,
  ],
  ['too many', [[1, 3]], 'parcel-too-many', false],
  ['a line that has left', [[2, 1]], 'parcel-too-many', false],
] as const)('a parcel with %s', (_what, named, fault, isAll) => {
  const packs = named.map(([lineId, quantity]) => ({ lineId, quantity }));
  expect(parcelFault(lines, packs)?.fault).toBe(fault);
  expect(isAllSent(lines, packs)).toBe(isAll);
});

test.each([
  [{ courier: 'dpd', tracking: '15501234', line1: '2' }, {}],
  [{ courier: 'other', tracking: '', line1: '', line3: '1' }, {}],
  [
    { courier: 'dpd', tracking: '', line1: '3', line2: '1', line3: 'x' },
    {
      tracking: 'Please give the tracking number: 4 to 40 letters, digits and hyphens',
      line1: 'Please enter 0 to 2',
      line2: 'Please enter 0 to 0',
      line3: 'Please enter 0 to 1',
    },
  ],
  [{ courier: 'owl', tracking: '15501234' }, { courier: 'Please choose who carries it' }],
])('a parcel typed as %j has the faults %j', (typed, faults) => {
  expect(checkForm(parcelRules(lines), typed)).toEqual(faults);
});

test('a correction keeps what was sent and raises nothing', () => {
  const rules = correctionOfLinesRules(lines);
  expect(checkForm(rules, { line1: '0', line2: '2', line3: '2', reason: '' })).toEqual({
    line1: 'Please enter 1 to 3',
    line3: 'Please enter 0 to 1',
    reason: 'Please give a reason',
  });
  expect(checkForm(rules, { line1: '1', line2: '2', line3: '', reason: 'x' })).toEqual({
    line3: 'Please enter 0 to 1',
  });
});

test('typed packs are numbers, line by line', () => {
  expect(typedPacks(lines, { line1: '2', line3: '' })).toEqual([
    { lineId: 1, quantity: 2 },
    { lineId: 2, quantity: 0 },
    { lineId: 3, quantity: 0 },
  ]);
});

test.each([
  [true, { reason: 'As asked' }, { refundNote: 'Please say how the payment was given back' }],
  [true, { reason: 'As asked', refundNote: 'By transfer' }, {}],
  [false, { reason: '' }, { reason: 'Please give a reason' }],
])(
  'a cancellation with a payment to give back (%s) typed as %j has the faults %j',
  (has, typed, faults) => {
    expect(checkForm(cancellationRules(has), typed)).toEqual(faults);
  },
);

test('a corrected address is checked as in the shop, and asks why', () => {
  const typed = { ...emptyAddress(deliveryFields), countryCode: 'GB' };
  expect(Object.keys(checkForm(addressCorrectionRules, typed))).toEqual(
    expect.arrayContaining(['name', 'street', 'city', 'postcode', 'reason']),
  );
});
