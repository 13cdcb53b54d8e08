import {
  type CustomerFilter,
  type CustomerSort,
  type ListedCustomer,
  MOST_COUNTED_CUSTOMERS,
} from '@formulary/rules/customers/customerList';
import type { Day } from '@formulary/rules/dates/day';
import { sql } from 'kysely';
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

/** Selects the customers of a filter; `today` decides which re-checks are due. Erased ones only by their number. */
function meantCustomers(db: Db, filter: CustomerFilter, today: Day) {
  const { state, profession, isPrescriber, isRecheckDue, search = '' } = filter;
  const typed = search.trim().split(/\s+/).filter(Boolean);
  return db
    .selectFrom('users')
    .$if(state !== undefined, (all) => all.where('account_state', '=', state!))
    .$if(profession !== undefined, (all) => all.where('professional_status', '=', profession!))
    .$if(isPrescriber !== undefined, (all) =>
      all.where(sql<boolean>`(is_prescriber or claims_prescriber) = ${isPrescriber}`),
    )
    .$if(isRecheckDue === true, (all) =>
      all.where('account_state', '=', 'active').where('recheck_on', '<=', today),
    )
    .$if(isRecheckDue === false, (all) =>
      all.where(
        sql<boolean>`not (account_state = 'active' and coalesce(recheck_on <= ${today}::date, false))`,
      ),
    )
    .$if(typed.length > 0, (all) => {
      const ofWords = hasWords(typed);
      const number = /^\d{1,9}$/.test(search.trim()) ? Number(search) : undefined;
      return all.where(
        number === undefined
          ? sql<boolean>`${ofWords}`
          : sql<boolean>`(id = ${number} or ${ofWords})`,
      );
    });
}

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
  const meant = meantCustomers(db, filter, today).select('id');
  const rows = await meant.limit(FEW_CUSTOMERS + 1).execute();
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
  const meant = few
    ? db.selectFrom('users').where(sql<boolean>`id = any(${[...few]}::integer[])`)
    : meantCustomers(db, filter, today);
  const rows = await meant
    .select([
      'id',
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
      sql<string>`${value.asText(value.by)}`.as('key'),
    ])
    .$if(mark !== undefined, (all) => all.where(sql<boolean>`${isBeyond(value, mark!, isDown)}`))
    .orderBy(value.by, direction)
    .orderBy('id', direction)
    .limit(limit)
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
  const meant = meantCustomers(db, filter, today).select('id');
  return countUpTo(db, sql`${meant}`, MOST_COUNTED_CUSTOMERS);
}
