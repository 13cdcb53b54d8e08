import type { Words } from '../codec.ts';
import { entity, field } from '../entity.ts';
import { money, recordId, text } from '../scalars.ts';

/** A way of delivery; the price includes any VAT (spec 3.16, reading R5). */
export const deliveryOption = entity({
  id: field('do_pk', recordId),
  details: field('do_details', text(1, 200)),
  price: field('do_price', money),
});

export type DeliveryOption = Words<typeof deliveryOption>;
