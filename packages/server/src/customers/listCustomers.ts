import {
  type CustomerPage,
  type CustomerPageRequest,
  CUSTOMERS_A_PAGE,
} from '@formulary/rules/customers/customerList';
import { londonDay } from '@formulary/rules/dates/londonTime';
import type { Db } from '../platform/database/Db.ts';
import { countCustomers, customerSorting, readCustomers } from './customerList.queries.ts';
import { readMark, writeMark } from './pageMark.ts';

/**
 * Returns a page of customers: by default the longest waiting first, 50 of them. Refuses with 'invalid-request' a mark
 * that no page of this sort ended with.
 */
export async function listCustomers(
  db: Db,
  {
    filter,
    sort = 'requestedAt',
    isDescending = false,
    after,
    limit = CUSTOMERS_A_PAGE,
  }: CustomerPageRequest,
  now: Date,
): Promise<CustomerPage> {
  const today = londonDay(now);
  const mark = readMark(after, customerSorting[sort].isKey);
  // One more than asked for tells whether there is another page.
  const window = { sort, isDescending, after: mark, limit: limit + 1 };
  const [rows, total] = await Promise.all([
    readCustomers(db, filter, window, today),
    countCustomers(db, filter, today),
  ]);
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    customers: shown.map(({ customer }) => customer),
    ...(rows.length > limit && last
      ? { next: writeMark({ key: last.key, id: last.customer.id }) }
      : {}),
    total,
  };
}
