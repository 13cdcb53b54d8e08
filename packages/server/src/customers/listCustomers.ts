import {
  type CustomerPage,
  type CustomerPageRequest,
  CUSTOMERS_A_PAGE,
} from '@formulary/rules/customers/customerList';
import { londonDay } from '@formulary/rules/dates/londonTime';
import type { Db } from '../platform/database/Db.ts';
import { Refused } from '../platform/problems/Refused.ts';
import {
  countCustomers,
  customerSorting,
  type ListedRow,
  readCustomers,
} from './customerList.queries.ts';
import { readMark, writeMark } from './pageMark.ts';

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
  if (after !== undefined && before !== undefined) throw new Refused('invalid-request');
  const today = londonDay(now);
  const mark = readMark(after ?? before, customerSorting[sort].isKey);
  const isBefore = before !== undefined;
  // One more than asked for tells whether there is another page.
  const window = { sort, isDescending, mark, isBefore, limit: limit + 1 };
  const [rows, total] = await Promise.all([
    readCustomers(db, filter, window, today),
    countCustomers(db, filter, today),
  ]);
  const hasMore = rows.length > limit;
  const shown = isBefore ? rows.slice(-limit) : rows.slice(0, limit);
  const [first, last] = [shown.at(0), shown.at(-1)];
  const hasNext = isBefore || hasMore;
  const hasPrevious = isBefore ? hasMore : mark !== undefined;
  return {
    customers: shown.map(({ customer }) => customer),
    ...(hasNext && last ? { next: markOf(last) } : {}),
    ...(hasPrevious && first ? { previous: markOf(first) } : {}),
    total,
  };
}

const markOf = ({ key, customer }: ListedRow): string => writeMark({ key, id: customer.id });
