import {
  type CustomerFilter,
  type CustomerSort,
  type ListedCustomer,
  MOST_COUNTED_CUSTOMERS,
} from '@formulary/rules/customers/customerList';
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

/** So many customers are few: they are read whole and sorted. */
const FEW_CUSTOMERS = 2_000;

/** Returns the conditions of a filter over `users`; `today` decides which re-checks are due. Erased ones have only a number. */
function conditionsOf(filter: CustomerFilter, today: Day): readonly RawBuilder<unknown>[] {
  const { state, profession, isPrescriber, isRecheckDue, search = '' } = filter;
  const typed = search.trim().split(/\s+/).filter(Boolean);
  const number = /^\d{1,9}$/.test(search.trim()) ? Number(search) : undefined;
  const isDue = sql`account_state = 'active' and recheck_on <= ${today}::date`;
  return [
    ...(state === undefined ? [] : [sql`account_state = ${state}`]),
    ...(profession === undefined ? [] : [sql`professional_status = ${profession}`]),
    ...(isPrescriber === undefined
      ? []
      : [sql`(is_prescriber or claims_prescriber) = ${isPrescriber}`]),
    ...(isRecheckDue === true ? [isDue] : []),
    ...(isRecheckDue === false ? [sql`(${isDue}) is not true`] : []),
    ...(typed.length > 0 && number === undefined ? [hasWords(typed)] : []),
    ...(number === undefined ? [] : [sql`(id = ${number} or ${hasWords(typed)})`]),
  ];
}

/** Returns what restricts a query to rows that meet all conditions. */
const where = (conditions: readonly RawBuilder<unknown>[]) =>
  conditions.length === 0 ? sql`` : sql`where ${sql.join(conditions, sql` and `)}`;

const meantCustomers = (filter: CustomerFilter, today: Day) =>
  sql<{ id: number }>`select id from users ${where(conditionsOf(filter, today))}`;

/** What a filter selects: the few customers who are meant, or a condition that many meet. */
export interface CustomerSelection {
  readonly filter: CustomerFilter;
  /** A day of London, which decides which re-checks are due. */
  readonly today: Day;
  readonly few: readonly number[] | undefined;
}

/** Selects the customers of a filter. */
export async function selectCustomers(
  db: Db,
  filter: CustomerFilter,
  today: Day,
): Promise<CustomerSelection> {
  const { rows } = await sql<{ id: number }>`
    ${meantCustomers(filter, today)} limit ${sql.lit(FEW_CUSTOMERS + 1)}`.execute(db);
  const few = rows.length > FEW_CUSTOMERS ? undefined : rows.map(({ id }) => id);
  return { filter, today, few };
}

/**
 * Reads a page of customers in the order of a sort; those with the same value by id. A page before a mark is read from the
 * mark backwards. Few customers are sorted; many stand close together in the index of their sort.
 */
export async function readCustomers(
  db: Db,
  { filter, today, few }: CustomerSelection,
  { sort, isDescending, mark, isBackward, limit }: CustomerWindow,
): Promise<readonly KeyedRow<ListedCustomer>[]> {
  const value = customerSorting[sort];
  const isDown = readsDown(isDescending, isBackward);
  const direction = isDown ? 'desc' : 'asc';
  const order = sql.raw(`value ${direction}, id ${direction}`);
  const beyond = mark ? [isBeyond(value, mark, isDown)] : [];
  const isFew = few && [sql`id = any(${[...few]}::integer[])`, ...beyond];
  // `offset 0` keeps conditions out of the index of the sort: PostgreSQL would read all who meet them, and sort them. The
  // order is not asked for again, so that the index is read no further than the page.
  const meant = isFew
    ? sql`select id, ${value.by} as value from users ${where(isFew)} order by ${order}`
    : sql`select id, value from (
          select id, account_state, professional_status, is_prescriber, claims_prescriber, recheck_on, searched,
            ${value.by} as value from users ${where(beyond)} order by ${order} offset 0) as users
        ${where(conditionsOf(filter, today))}`;
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

/** Counts the customers of a filter, but no further than one more than the most that a list counts. */
export async function countCustomers(db: Db, filter: CustomerFilter, today: Day): Promise<number> {
  return countUpTo(db, meantCustomers(filter, today), MOST_COUNTED_CUSTOMERS);
}
