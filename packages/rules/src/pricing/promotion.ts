import type { Words } from '../wire/codec.ts';
import { entity, field } from '../wire/entity.ts';
import { instant, money, wholeNumber } from '../wire/scalars.ts';

/**
 * An offer 'Buy {quantity} for {price}' between two instants. The price is for the whole bundle, without VAT (spec
 * 3.3).
 */
export const promotion = entity({
  quantity: field('promotion_qty', wholeNumber(1, 9999)),
  price: field('promotion_price', money),
  startsAt: field('promotion_effective', instant),
  endsAt: field('promotion_expires', instant),
});

export type Promotion = Words<typeof promotion>;

/** Returns the promotions active at a moment, from start to end inclusive (spec 4.4). */
export function activePromotions(
  promotions: readonly Promotion[],
  now: Date,
): readonly Promotion[] {
  return promotions.filter(({ startsAt, endsAt }) => startsAt <= now && now <= endsAt);
}
