import {
  type PromotionPage,
  type PromotionPageRequest,
  PROMOTIONS_A_PAGE,
} from '@formulary/rules/pricing/promotionList';
import type { Db } from '../../platform/database/Db.ts';
import { pageOf, windowOf } from '../../platform/keyset/keysetPage.ts';
import { countPromotions, promotionSorting, readPromotionPage } from './promotionList.queries.ts';

/**
 * Returns a page of promotions: by default those that begin last first, 50 of them. Refuses with 'invalid-request' a mark
 * that no page of this sort has, and two marks.
 */
export async function listPromotions(
  db: Db,
  {
    filter,
    sort = 'startsAt',
    isDescending = sort === 'startsAt',
    after,
    before,
    limit = PROMOTIONS_A_PAGE,
  }: PromotionPageRequest,
  now: Date,
): Promise<PromotionPage> {
  const window = windowOf({ after, before, limit }, promotionSorting[sort].isKey);
  const [read, total] = await Promise.all([
    readPromotionPage(db, filter, now, { ...window, sort, isDescending }),
    countPromotions(db, filter, now),
  ]);
  const { rows: promotions, ...marks } = pageOf(read, window);
  return { promotions, ...marks, total };
}
