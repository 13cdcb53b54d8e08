import type { OrderSort } from '@formulary/rules/orders/orderList';
import { type RawBuilder, sql } from 'kysely';
import type { PageWindow } from '../../platform/keyset/keysetPage.ts';
import {
  byAmount,
  byInstant,
  isBeyond,
  readsDown,
  type SortedValue,
} from '../../platform/keyset/sortedValues.ts';
import { type OrderSelection, partsOf, withFew } from './selectOrders.queries.ts';

type Sql = RawBuilder<unknown>;

/** A page of the list, in the order of a sort. */
export interface OrderWindow extends PageWindow {
  readonly sort: OrderSort;
  readonly isDescending: boolean;
}

/** A stretch of the list, sorted by one value: orders that have it, and behind them those that have none. */
interface Stretch {
  readonly value: SortedValue;
  readonly isThere?: Sql;
}

/** More rows than a range has. */
const WHOLE_RANGE = 1_000_000_000;

const byPlacing = byInstant(sql`placed_at`);

const stretchesOf: Readonly<Record<OrderSort, readonly Stretch[]>> = {
  placedAt: [{ value: byPlacing }],
  amount: [{ value: byAmount(sql`amount_mills`) }],
  heldUntil: [
    { value: byInstant(sql`held_until`), isThere: sql`held_until is not null` },
    { value: byPlacing, isThere: sql`held_until is null` },
  ],
};

/** Returns whether a text is the key of a mark: the stretch of the list, and its sorted value. */
export function isOrderKey(sort: OrderSort): (key: string) => boolean {
  return (key) => {
    const [place = '', text = ''] = key.split(' ');
    return stretchesOf[sort][Number(place)]?.value.isKey(text) === true;
  };
}

/** Returns the stretches that a page reaches, in the order of reading. */
export function stretchesFrom({ sort, mark, isBackward }: OrderWindow): readonly number[] {
  const places = [...stretchesOf[sort].keys()];
  const inOrder = isBackward ? places.toReversed() : places;
  return mark ? inOrder.slice(inOrder.indexOf(placeOf(mark.key))) : inOrder;
}

const placeOf = (key: string): number => Number(key.split(' ')[0]);

/**
 * Selects ids, keys and sorted values of a page in one stretch, in the order of reading. The ranges of an index for each
 * kind are merged and read no further than the page; conditions are looked up in between.
 */
export function selectPage(selection: OrderSelection, window: OrderWindow, place: number): Sql {
  const stretch = stretchesOf[window.sort][place];
  if (!stretch) throw new Error(`A list by ${window.sort} has no stretch ${place}`);
  const { value, isThere } = stretch;
  const { mark, isBackward, isDescending, limit } = window;
  const isDown = readsDown(isDescending, isBackward);
  const order = sql.raw(isDown ? 'desc' : 'asc');
  const [, text = ''] = mark?.key.split(' ') ?? [];
  const beyond =
    mark && placeOf(mark.key) === place
      ? [isBeyond(value, { key: text, id: mark.id }, isDown)]
      : [];
  const { conditions, buyers } = selection;
  const lookedUp = [...conditions, ...(buyers ? [buyers.isOne] : [])];
  // With conditions, nobody knows how far a range is read; PostgreSQL then plans for a part of it, and not to sort it whole.
  const most = lookedUp.length === 0 ? sql.lit(limit) : sql`(select ${sql.lit(WHOLE_RANGE)})`;
  const parts = partsOf(
    selection,
    (part) => sql`
      select id, user_id, ${value.by} as value from orders
      where ${sql.join([part, ...(isThere ? [isThere] : []), ...beyond], sql` and `)}
      order by ${value.by} ${order}, id ${order} limit ${most}`,
  );
  const where = lookedUp.length === 0 ? sql`` : sql`where ${sql.join(lookedUp, sql` and `)}`;
  // `offset 0` keeps the conditions out of the ranges. The order is not asked for again, so that the ranges are merged and
  // read no further than the page.
  return withFew(
    selection,
    sql`select id, ${sql.lit(`${place} `)} || ${value.asText(sql`value`)} as key, value
      from (
        select id, user_id, value from (${parts}) as part
        order by value ${order}, id ${order} offset 0) as merged
      ${where} limit ${sql.lit(limit)}`,
  );
}
