import {
  type CustomerFilter,
  type CustomerSort,
  type ListedCustomer,
  MOST_COUNTED_CUSTOMERS,
} from '@formulary/rules/customers/customerList';
import type { Day } from '@formulary/rules/dates/day';
import { isDay } from '@formulary/rules/dates/isDay';
import { type RawBuilder, sql } from 'kysely';
import { hasWords } from '../accounts/userWords.queries.ts';
import type { Db } from '../platform/database/Db.ts';
import type { PageMark } from './pageMark.ts';

/** How a list is sorted: by an expression that an index has, whose value goes into marks as text. */
interface Sort {
  readonly by: RawBuilder<unknown>;
  readonly asText: RawBuilder<string>;
  readonly fromText: (key: string) => RawBuilder<unknown>;
  readonly isKey: (key: string) => boolean;
}

const MICROSECONDS = /^-?\d{1,16}$/;

function byText(by: RawBuilder<string>): Sort {
  return { by, asText: by, fromText: (key) => sql`${key}::text`, isKey: () => true };
}

/** The sorts of the list of customers. */
export const customerSorting: Readonly<Record<CustomerSort, Sort>> = {
  requestedAt: {
    by: sql`requested_at`,
    // To the microsecond, which a JavaScript date does not hold.
    asText: sql<string>`(extract(epoch from requested_at) * 1000000)::bigint::text`,
    fromText: (key) => sql`('epoch'::timestamptz + ${key}::bigint * interval '1 microsecond')`,
    isKey: (key) => MICROSECONDS.test(key),
  },
  name: byText(sql<string>`lower(last_name || ' ' || first_name)`),
  company: byText(sql<string>`lower(coalesce(company, ''))`),
  recheckOn: {
    by: sql`coalesce(recheck_on, 'infinity'::date)`,
    asText: sql<string>`coalesce(recheck_on, 'infinity'::date)::text`,
    fromText: (key) => sql`${key}::date`,
    isKey: (key) => key === 'infinity' || isDay(key),
  },
};

/** A page of the list. */
interface ListWindow {
  readonly sort: CustomerSort;
  readonly isDescending: boolean;
  /** The row that this page follows, or comes before. */
  readonly mark: PageMark | undefined;
  readonly isBefore?: boolean;
  readonly limit: number;
}

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

/** A row of the list, and its key in the list's order. */
export interface ListedRow {
  readonly customer: ListedCustomer;
  readonly key: string;
}

/**
 * Reads a page of customers in the order of a sort; those with the same value by id. A page before a mark is read from the
 * mark backwards, and comes in the order of the list.
 */
export async function readCustomers(
  db: Db,
  filter: CustomerFilter,
  { sort, isDescending, mark, isBefore = false, limit }: ListWindow,
  today: Day,
): Promise<readonly ListedRow[]> {
  const { by, asText, fromText } = customerSorting[sort];
  const isFalling = isDescending !== isBefore;
  const direction = isFalling ? 'desc' : 'asc';
  const beyond = isFalling ? sql`<` : sql`>`;
  const rows = await meantCustomers(db, filter, today)
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
      asText.as('key'),
    ])
    .$if(mark !== undefined, (all) =>
      all.where(sql<boolean>`(${by}, id) ${beyond} (${fromText(mark!.key)}, ${mark!.id})`),
    )
    .orderBy(by, direction)
    .orderBy('id', direction)
    .limit(limit)
    .execute();
  const inOrder = isBefore ? rows.toReversed() : rows;
  return inOrder.map(({ key, ...row }) => ({
    key,
    customer: {
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
  const { count } = await db
    .selectFrom(
      meantCustomers(db, filter, today)
        .select('id')
        .limit(MOST_COUNTED_CUSTOMERS + 1)
        .as('meant'),
    )
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
