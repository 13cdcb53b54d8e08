import type { Words } from '../wire/codec.ts';
import { entity, field } from '../wire/entity.ts';
import { money, recordId, text, word } from '../wire/scalars.ts';

/** The method of a delivery option. */
export const deliveryService = word(['collection', 'next-day', 'saturday', 'standard']);

/** A delivery option. The price includes VAT (spec 3.16, reading R5). */
export const deliveryOption = entity({
  id: field('do_pk', recordId),
  details: field('do_details', text(1, 200)),
  price: field('do_price', money),
  service: field('do_service', deliveryService),
});

export type DeliveryService = Words<typeof deliveryService>;

export type DeliveryOption = Words<typeof deliveryOption>;
