import {
  type CustomerFilter,
  type CustomerSort,
  type ListedCustomer,
  MOST_COUNTED_CUSTOMERS,
} from '@formulary/rules/customers/customerList';
import { lastRecheckToldOf } from '@formulary/rules/customers/recheck';
import type { Day } from '@formulary/rules/dates/day';
import { type RawBuilder, sql } from 'kysely';
import { hasWords } from '../accounts/userWords.queries.ts';
import type { Db } from '../platform/database/Db.ts';
import { countUpTo } from '../platform/keyset/countUpTo.queries.ts';
import type { KeyedRow, PageWindow } from '../platform/keyset/keysetPage.ts';
import {
  byDay,
  byInstant,
  byText,
  isBeyond,
  readsDown,
  type SortedValue,
} from '../platform/keyset/sortedValues.ts';

/** The sorts of the list of customers, each by an expression that an index has. */
export const customerSorting: Readonly<Record<CustomerSort, SortedValue>> = {
  requestedAt: byInstant(sql`requested_at`),
  name: byText(sql`lower(last_name || ' ' || first_name)`),
  company: byText(sql`lower(coalesce(company, ''))`),
  recheckOn: byDay(sql`coalesce(recheck_on, 'infinity'::date)`),
};

/** A page of the list, in the order of a sort. */
export interface CustomerWindow extends PageWindow {
  readonly sort: CustomerSort;
  readonly isDescending: boolean;
}

/** Returns the conditions of a filter over `users`; `today` decides which re-checks are due. Erased ones have only a number. */
function conditionsOf(filter: CustomerFilter, today: Day): readonly RawBuilder<unknown>[] {
  const { state, profession, isPrescriber, isRecheckDue, isRecheckAhead, search = '' } = filter;
  const { hasDataRequest } = filter;
  const typed = search.trim().split(/\s+/).filter(Boolean);
  const number = /^\d{1,9}$/.test(search.trim()) ? Number(search) : undefined;
  const isDue = sql`account_state = 'active' and recheck_on <= ${today}::date`;
  const isAhead = sql`account_state = 'active'
    and recheck_on > ${today}::date and recheck_on <= ${lastRecheckToldOf(today)}::date`;
  return [
    ...(state === undefined ? [] : [sql`account_state = ${state}`]),
    ...(profession === undefined ? [] : [sql`professional_status = ${profession}`]),
    ...(isPrescriber === undefined
      ? []
      : [sql`(is_prescriber or claims_prescriber) = ${isPrescriber}`]),
    ...(isRecheckDue === true ? [isDue] : []),
    ...(isRecheckDue === false ? [sql`(${isDue}) is not true`] : []),
    ...(isRecheckAhead === undefined
      ? []
      : [isRecheckAhead ? isAhead : sql`(${isAhead}) is not true`]),
    ...(hasDataRequest === undefined
      ? []
      : [sql`data_requested_on is ${sql.raw(hasDataRequest ? 'not null' : 'null')}`]),
    ...(typed.length > 0 && number === undefined ? [hasWords(typed)] : []),
    ...(number === undefined ? [] : [sql`(id = ${number} or ${hasWords(typed)})`]),
  ];
}

/** Returns what restricts a query to rows that meet all conditions. */
const where = (conditions: readonly RawBuilder<unknown>[]) =>
  conditions.length === 0 ? sql`` : sql`where ${sql.join(conditions, sql` and `)}`;

/** What a filter selects, and how many customers that is. */
export interface CustomerSelection {
  readonly conditions: readonly RawBuilder<unknown>[];
  /** Counted no further than one more than the most that a list counts. */
  readonly total: number;
}

/** Selects the customers of a filter, and counts them; `today` is a day of London. */
export async function selectCustomers(
  db: Db,
  filter: CustomerFilter,
  today: Day,
): Promise<CustomerSelection> {
  const conditions = conditionsOf(filter, today);
  const meant = sql`select id from users ${where(conditions)}`;
  return { conditions, total: await countUpTo(db, meant, MOST_COUNTED_CUSTOMERS) };
}

/**
 * Reads a page of customers in the order of a sort; those with the same value by id. A page before a mark is read from the
 * mark backwards. Customers who could be counted are read and sorted; more stand close together in the index of their sort.
 */
export async function readCustomers(
  db: Db,
  { conditions, total }: CustomerSelection,
  { sort, isDescending, mark, isBackward, limit }: CustomerWindow,
): Promise<readonly KeyedRow<ListedCustomer>[]> {
  const value = customerSorting[sort];
  const isDown = readsDown(isDescending, isBackward);
  const direction = isDown ? 'desc' : 'asc';
  const order = sql.raw(`value ${direction}, id ${direction}`);
  const beyond = (by: RawBuilder<unknown>) =>
    mark ? [isBeyond({ ...value, by }, mark, isDown)] : [];
  const sorted = sql`${value.by} as value from users`;
  // In the index, `offset 0` keeps the conditions out: PostgreSQL would read all who meet them. The order is not asked for
  // again, so that the index is read no further than the page.
  const meant =
    total <= MOST_COUNTED_CUSTOMERS
      ? sql`with few as materialized (select id, ${sorted} ${where(conditions)})
          select id, value from few ${where(beyond(sql`value`))} order by ${order}`
      : sql`select id, value from (
            select id, account_state, professional_status, is_prescriber, claims_prescriber, recheck_on, data_requested_on, searched,
              ${sorted} ${where(beyond(value.by))} order by ${order} offset 0) as users
          ${where(conditions)}`;
  const page = sql<{ id: number; value: string }>`(${meant} limit ${sql.lit(limit)})`;
  const rows = await db
    .selectFrom('users')
    .innerJoin(page.as('page'), 'page.id', 'users.id')
    .select([
      'users.id',
      'first_name as firstName',
      'last_name as lastName',
      'email',
      'company',
      'city',
      'account_state as state',
      'is_professional as isProfessional',
      'professional_status as profession',
      'registration_number as registrationNumber',
      'requested_at as requestedAt',
      'recheck_on as recheckOn',
      sql<boolean>`is_prescriber or claims_prescriber`.as('isPrescriber'),
      sql<number>`coalesce((select max(event.id) from audit_events as event
        where event.subject = 'user ' || users.id), 0)::float8`.as('version'),
      sql<string>`${value.asText(sql`value`)}`.as('key'),
    ])
    .orderBy('value', direction)
    .orderBy('users.id', direction)
    .execute();
  return rows.map(({ key, ...row }) => ({
    key,
    row: {
      ...row,
      company: row.company || undefined,
      profession: row.profession ?? undefined,
      registrationNumber: row.registrationNumber ?? undefined,
      recheckOn: row.recheckOn ?? undefined,
    },
  }));
}
