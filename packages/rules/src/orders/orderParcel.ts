import type { Words } from '../wire/codec.ts';
import { listOf } from '../wire/collections.ts';
import { entity, field } from '../wire/entity.ts';
import { instant, orNull, text, wholeNumber, word } from '../wire/scalars.ts';

/** Who carries parcels, with the page that shows where one is. */
export const couriers = {
  'royal-mail': {
    name: 'Royal Mail',
    page: 'https://www.royalmail.com/track-your-item#/tracking-results/{tracking}',
  },
  dpd: { name: 'DPD', page: 'https://track.dpd.co.uk/search?reference={tracking}' },
  dhl: { name: 'DHL', page: 'https://www.dhl.com/gb-en/home/tracking.html?tracking-id={tracking}' },
  /** Another courier, the pharmacy's own van, or the counter. */
  other: { name: 'Other', page: undefined },
} as const satisfies Readonly<Record<string, { name: string; page: string | undefined }>>;

export type Courier = keyof typeof couriers;

/** The couriers in the order in which staff choose them. */
export const courierNames = Object.keys(couriers) as [Courier, ...Courier[]];

/** Packs of a line in a parcel. */
const parcelLine = entity({
  name: field('product_name', text(1, 300)),
  quantity: field('orderdetail_quantity', wholeNumber(1, 9999)),
});

/** A parcel of an order that has left the pharmacy, as its buyer sees it. */
export const orderParcel = entity({
  number: field('parcel_no', wholeNumber(1, 9999)),
  courier: field('parcel_courier', word(courierNames)),
  tracking: field('parcel_tracking', orNull(text(1, 40))),
  sentAt: field('parcel_date', instant),
  lines: field('parcel_details', listOf(parcelLine, 500)),
});

export type OrderParcel = Words<typeof orderParcel>;

/** Returns the courier's page about a parcel; undefined without a tracking number or page. */
export function trackingPage({
  courier,
  tracking,
}: Pick<OrderParcel, 'courier' | 'tracking'>): string | undefined {
  const { page } = couriers[courier];
  if (page === undefined || tracking === undefined) return undefined;
  return page.replace('{tracking}', encodeURIComponent(tracking));
}

const TRACKING = /^[A-Z0-9][A-Z0-9-]{3,39}$/;

/**
 * Returns a tracking number as couriers write it: capitals, without spaces. Undefined for one that is none: shorter
 * than 4 or longer than 40 letters, digits and hyphens.
 */
export function tidyTracking(typed: string): string | undefined {
  const tidied = typed.replaceAll(/\s/g, '').toUpperCase();
  return TRACKING.test(tidied) ? tidied : undefined;
}
