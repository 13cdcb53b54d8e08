import type { Courier, OrderParcel } from './orderParcel.ts';

// Apart from the declaration of parcels, which every page about orders loads.

/** Who carries parcels, with the page that shows where one is. */
export const couriers: Readonly<
  Record<Courier, { readonly name: string; readonly page: string | undefined }>
> = {
  'royal-mail': {
    name: 'Royal Mail',
    page: 'https://www.royalmail.com/track-your-item#/tracking-results/{tracking}',
  },
  dpd: { name: 'DPD', page: 'https://track.dpd.co.uk/search?reference={tracking}' },
  dhl: { name: 'DHL', page: 'https://www.dhl.com/gb-en/home/tracking.html?tracking-id={tracking}' },
  /** Another courier, the pharmacy's own van, or the counter. */
  other: { name: 'Other', page: undefined },
};

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
