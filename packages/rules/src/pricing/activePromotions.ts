import type { Promotion } from './promotion.ts';

/** Returns the promotions active at a moment, from start to end inclusive (spec 4.4). */
export function activePromotions(
  promotions: readonly Promotion[],
  now: Date,
): readonly Promotion[] {
  return promotions.filter(({ startsAt, endsAt }) => startsAt <= now && now <= endsAt);
}
