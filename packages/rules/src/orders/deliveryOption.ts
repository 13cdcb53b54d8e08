import type { Words } from '../wire/codec.ts';
import { entity, field } from '../wire/entity.ts';
import { money, recordId, text } from '../wire/scalars.ts';

/** A way of delivery; the price includes any VAT (spec 3.16, reading R5). */
export const deliveryOption = entity({
  id: field('do_pk', recordId),
  details: field('do_details', text(1, 200)),
  price: field('do_price', money),
});

export type DeliveryOption = Words<typeof deliveryOption>;
