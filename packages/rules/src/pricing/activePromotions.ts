import type { Promotion } from './promotion.ts';

/** The promotions that hold at a moment, both ends included (spec 4.4). */
export function activePromotions(
  promotions: readonly Promotion[],
  now: Date,
): readonly Promotion[] {
  return promotions.filter(({ startsAt, endsAt }) => startsAt <= now && now <= endsAt);
}
