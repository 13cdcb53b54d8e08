import {
  type CustomerPage,
  type CustomerPageRequest,
  CUSTOMERS_A_PAGE,
} from '@formulary/rules/customers/customerList';
import { londonDay } from '@formulary/rules/dates/londonTime';
import type { Db } from '../platform/database/Db.ts';
import { pageOf, windowOf } from '../platform/keyset/keysetPage.ts';
import { customerSorting, readCustomers, selectCustomers } from './customerList.queries.ts';

/**
 * Returns a page of customers: by default the longest waiting first, 50 of them. Refuses with 'invalid-request' a mark
 * that no page of this sort has, and two marks.
 */
export async function listCustomers(
  db: Db,
  {
    filter,
    sort = 'requestedAt',
    isDescending = false,
    after,
    before,
    limit = CUSTOMERS_A_PAGE,
  }: CustomerPageRequest,
  now: Date,
): Promise<CustomerPage> {
  const window = windowOf({ after, before, limit }, customerSorting[sort].isKey);
  const today = londonDay(now);
  const selection = await selectCustomers(db, filter, today);
  const read = await readCustomers(db, selection, { ...window, sort, isDescending });
  const { rows: customers, ...marks } = pageOf(read, window);
  return { customers, ...marks, total: selection.total };
}
