import { formatMoment } from '../dates/timeOfDay.ts';
import { formatMoney } from '../money/formatMoney.ts';
import type { PromotionTerms } from './newPromotion.ts';

/** Says a promotion in words: '3 for £27.00, 16/06/2026, 00:00 to 20/06/2026, 23:59'. */
export function promotionWords({ quantity, price, startsAt, endsAt }: PromotionTerms): string {
  return `${quantity} for ${formatMoney(price)}, ${formatMoment(startsAt)} to ${formatMoment(endsAt)}`;
}
