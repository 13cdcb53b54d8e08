import { expect, test } from 'vitest';
import { deliveryDays } from './deliveryDays.ts';

const usual = { isColdChain: false, to: 'englandAndWales' } as const;
const cold = { ...usual, isColdChain: true } as const;
const scotland = { ...usual, to: 'scotland' } as const;
const isleOfMan = { ...usual, to: 'isleOfMan' } as const;
const OVER = ' What has to stay cold does not travel over a day off.';

test.each([
  ['a Monday', '2026-11-23T14:59:59Z', usual, 'Monday 23/11/2026', 'Tuesday 24/11/2026', ''],
  [
    'a Monday at 3',
    '2026-11-23T15:00:00Z',
    usual,
    'Tuesday 24/11/2026',
    'Wednesday 25/11/2026',
    '',
  ],
  ['a Friday', '2026-11-27T14:59:59Z', usual, 'Friday 27/11/2026', 'Monday 30/11/2026', ''],
  ['a Friday, cold', '2026-11-27T14:59:59Z', cold, 'Monday 30/11/2026', 'Tuesday 01/12/2026', OVER],
  ['a Monday, cold', '2026-11-23T14:59:59Z', cold, 'Monday 23/11/2026', 'Tuesday 24/11/2026', ''],
  [
    'St Andrew’s eve',
    '2026-11-27T10:00:00Z',
    scotland,
    'Friday 27/11/2026',
    'Tuesday 01/12/2026',
    '',
  ],
  [
    'the day before the TT bank holiday',
    '2027-06-10T10:00:00Z',
    isleOfMan,
    'Thursday 10/06/2027',
    'Monday 14/06/2027',
    '',
  ],
])(
  'next-day delivery of %s leaves and arrives as promised @9.15',
  (_when, now, parcel, on, by, over) => {
    expect(deliveryDays(new Date(now), parcel)).toBe(
      `Paid and signed for now, next-day delivery leaves on ${on} and arrives on ${by}.${over}`,
    );
  },
);

test.each([
  ['2099-06-15T10:00:00Z', usual],
  ['2028-12-29T10:00:00Z', isleOfMan],
] as const)('no day is promised without known bank holidays: %s', (now, parcel) => {
  expect(deliveryDays(new Date(now), parcel)).toBeUndefined();
});
