import type { Words } from '../wire/codec.ts';
import { listOf } from '../wire/collections.ts';
import { entity, field } from '../wire/entity.ts';
import { instant, orNull, text, wholeNumber, word } from '../wire/scalars.ts';

/** Who carries parcels, in the order in which staff choose; `couriers` has their names and pages. */
export const courierNames = ['royal-mail', 'dpd', 'dhl', 'other'] as const;

export type Courier = (typeof courierNames)[number];

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
