import type { PromotionState } from '@formulary/rules/pricing/newPromotion';
import {
  type ListedPromotion,
  MOST_LISTED_PROMOTIONS,
  type PromotionFilter,
  type PromotionSort,
} from '@formulary/rules/pricing/promotionList';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/database/Db.ts';
import { countUpTo } from '../../platform/keyset/countUpTo.queries.ts';
import type { KeyedRow, PageWindow } from '../../platform/keyset/keysetPage.ts';
import {
  byInstant,
  byText,
  isBeyond,
  readsDown,
  type SortedValue,
} from '../../platform/keyset/sortedValues.ts';

type Sql = RawBuilder<unknown>;

/** A page of the list in the order of a sort. */
interface PromotionWindow extends PageWindow {
  readonly sort: PromotionSort;
  readonly isDescending: boolean;
}

/** What the list is sorted by. */
export const promotionSorting: Readonly<Record<PromotionSort, SortedValue>> = {
  startsAt: byInstant(sql`starts_at`),
  endsAt: byInstant(sql`ends_at`),
  product: byText(sql`name`),
};

/** The condition of a state, as `promotionState` of the rules has it. */
function isState(state: PromotionState, now: Date): Sql {
  if (state === 'withdrawn') return sql`withdrawn_at is not null`;
  if (state === 'planned') return sql`(withdrawn_at is null and starts_at > ${now})`;
  if (state === 'ended') return sql`(withdrawn_at is null and ends_at < ${now})`;
  return sql`(withdrawn_at is null and starts_at <= ${now} and ends_at >= ${now})`;
}

/** Writes what LIKE takes for a pattern as the letters that were typed. */
const escaped = (word: string) => word.replaceAll(/[\\%_]/g, String.raw`\$&`);

function conditionsOf({ search, state, isWorthwhile }: PromotionFilter, now: Date): Sql {
  const typed = (search ?? '').trim().split(/\s+/).filter(Boolean);
  const conditions = [
    ...typed.map((word) => sql`(name || ' ' || code) ilike ${`%${escaped(word)}%`}`),
    ...(state === undefined ? [] : [isState(state, now)]),
    ...(isWorthwhile === undefined
      ? []
      : [sql`(promotions.price_mills <= quantity * products.price_mills) = ${isWorthwhile}`]),
  ];
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
}

const listed = (filter: PromotionFilter, now: Date) => sql`
  select promotions.id, product_id, code, name, quantity, promotions.price_mills, products.price_mills as unit_mills,
    starts_at, ends_at, withdrawn_at
  from promotions join products on products.id = product_id where ${conditionsOf(filter, now)}`;

const columns = (now: Date) => sql`
  id, product_id as "productId", code, name, quantity, price_mills as price, unit_mills as "unitPrice",
  starts_at as "startsAt", ends_at as "endsAt",
  case when ${isState('withdrawn', now)} then 'withdrawn' when ${isState('planned', now)} then 'planned'
    when ${isState('active', now)} then 'active' else 'ended' end as state`;

/** Reads a page of promotions in the order of a sort; those with the same value by id. */
export async function readPromotionPage(
  db: Db,
  filter: PromotionFilter,
  now: Date,
  { sort, isDescending, mark, isBackward, limit }: PromotionWindow,
): Promise<readonly KeyedRow<ListedPromotion>[]> {
  const sorted = promotionSorting[sort];
  const isDown = readsDown(isDescending, isBackward);
  const direction = sql.raw(isDown ? 'desc' : 'asc');
  const { rows } = await sql<ListedPromotion & { readonly key: string }>`
    select ${columns(now)}, ${sorted.asText(sorted.by)} as key from (${listed(filter, now)}) as listed
    where ${mark ? isBeyond(sorted, mark, isDown) : sql`true`}
    order by ${sorted.by} ${direction}, id ${direction} limit ${sql.lit(limit)}`.execute(db);
  return rows.map(({ key, ...row }) => ({ key, row }));
}

/** Reads a promotion as the list has it. */
export async function readListedPromotion(
  db: Db,
  id: number,
  now: Date,
): Promise<ListedPromotion | undefined> {
  const { rows } = await sql<ListedPromotion>`
    select ${columns(now)} from (${listed({}, now)}) as listed where id = ${id}`.execute(db);
  return rows[0];
}

/** Counts the promotions of a filter, but no further than one more than the most that a list counts. */
export function countPromotions(db: Db, filter: PromotionFilter, now: Date): Promise<number> {
  return countUpTo(db, listed(filter, now), MOST_LISTED_PROMOTIONS);
}
