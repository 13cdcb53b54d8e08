import { expect, test } from 'vitest';
import { couriers, tidyTracking, trackingPage } from './couriers.ts';
import { anOrderParcel } from './fixtures/orders.ts';
import { courierNames } from './orderParcel.ts';

test.each([
  ['jd0002 1234 5678', 'JD000212345678'],
  ['15501-2345', '15501-2345'],
  ['A'.repeat(40), 'A'.repeat(40)],
  ['A'.repeat(41), undefined],
  ['ABC', undefined],
  ['-ABC', undefined],
  ['<script>', undefined],
  ['', undefined],
])('the tracking number %j is %j', (typed, tidied) => {
  expect(tidyTracking(typed)).toBe(tidied);
});

test.each([
  ['royal-mail', 'AB1', 'https://www.royalmail.com/track-your-item#/tracking-results/AB1'],
  ['dpd', undefined, undefined],
  ['other', 'AB1', undefined],
] as const)('a parcel by %s under %s is at %s', (courier, tracking, page) => {
  expect(trackingPage({ courier, tracking })).toBe(page);
});

test.each(courierNames.filter((courier) => couriers[courier].page !== undefined))(
  'the page of %s shows the parcel with its tracking number',
  (courier) => {
    const page = trackingPage({ ...anOrderParcel(), courier });
    expect(page).toMatch(/^https:\/\/.*[/=]JD000212345678$/);
  },
);
