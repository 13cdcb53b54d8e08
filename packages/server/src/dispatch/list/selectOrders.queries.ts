import type { OrderFilter, OrderSort } from '@formulary/rules/orders/orderList';
import { orderStateNames, orderStates } from '@formulary/rules/orders/orderStates';
import { hasReadableSentDays } from '@formulary/rules/orders/sentDays';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/database/Db.ts';
import { countUpTo } from '../../platform/keyset/countUpTo.queries.ts';
import { Refused } from '../../platform/problems/Refused.ts';
import { FEW_ORDERS, type OrderSearch, searchOrders } from './orderSearch.queries.ts';

type Sql = RawBuilder<unknown>;

/** What a filter selects, in SQL over `orders`. */
export interface OrderSelection {
  /** The filter's states, prescription and payment: each combination is a range of an index. Empty if nothing can meet them. */
  readonly kinds: readonly Sql[];
  /** Conditions that the indexes hold, by the days of placing. */
  readonly days: readonly Sql[];
  /** Selects the few orders among which all of the filter are, if there is such a set. */
  readonly few: Sql | undefined;
  /** Conditions on `id`, looked up for each order in turn. */
  readonly conditions: readonly Sql[];
  /** Many buyers whose orders are meant. */
  readonly buyers: Extract<OrderSearch, { readonly kind: 'buyers' }> | undefined;
}

/** Kinds of so many orders at most are read rather than all that left on some days. */
const MOST_OF_KINDS = 20_000;

const flagged = sql`select order_id from order_flags where cleared_at is null`;
const onHold = sql`select id from orders where on_hold_since is not null`;
const toRefund = sql`
  select order_id from payments where refund_due_at is not null and refunded_at is null
  union all
  select order_id from order_credits where refunded_at is null`;

/**
 * Selects the orders of a filter, for a page in some order. Refuses with 'sent-days' days of dispatch that no list can
 * answer.
 */
export async function selectOrders(
  db: Db,
  filter: OrderFilter,
  sort: OrderSort,
): Promise<OrderSelection> {
  const { waitsFor, isFlagged, isOnHold, placedFrom, placedTo, search = '' } = filter;
  if (!hasReadableSentDays(filter)) throw new Refused('sent-days');
  const sent = sentWithin(filter);
  const found = await searchOrders(db, search);
  const isToRefund = waitsFor === undefined ? undefined : waitsFor === 'refund';
  const marked = [
    [isFlagged, flagged],
    [isOnHold, onHold],
    [isToRefund, toRefund],
  ] as const;
  const kinds = kindsOf(filter);
  const smaller = [
    ...(found?.kind === 'few' ? [found.ids] : []),
    ...marked.flatMap(([isMeant, set]) => (isMeant === true ? [set] : [])),
  ];
  // Up to 10,000 orders left within 7 days: they are looked up only if nothing else of the filter is less.
  const isSentLast = sent && (smaller.length > 0 || (await isOfFewOrders(db, kinds)));
  const [few, ...rest] = [...smaller, ...(sent && !isSentLast ? [sent] : [])];
  const others = [...rest, ...(sent && isSentLast ? [sent] : [])];
  const days = [
    ...(placedFrom === undefined ? [] : [sql`placed_at >= ${startOf(placedFrom)}`]),
    ...(placedTo === undefined ? [] : [sql`placed_at < ${startOf(placedTo, 1)}`]),
  ];
  const selection: OrderSelection = {
    kinds,
    days,
    few,
    conditions: [
      // `is true` keeps PostgreSQL from joining them, which would lose the order.
      ...others.map((set) => sql`(id in (${set})) is true`),
      ...marked.flatMap(([isMeant, set]) => (isMeant === false ? [sql`id not in (${set})`] : [])),
    ],
    buyers: found?.kind === 'buyers' ? found : undefined,
  };
  // A list that is not sorted by time would read past all other days.
  const isAcrossDays = days.length > 0 && sort !== 'placedAt' && selection.kinds.length > 0;
  if (few !== undefined || !isAcrossDays) return selection;
  const ofDays = partsOf(selection, (part) => sql`select id from orders where ${part}`);
  const areFew = (await countUpTo(db, ofDays, FEW_ORDERS)) <= FEW_ORDERS;
  return areFew ? { ...selection, few: ofDays } : selection;
}

async function isOfFewOrders(db: Db, kinds: readonly Sql[]): Promise<boolean> {
  if (kinds.length === 0) return true;
  const read = (part: Sql) => sql`select id from orders where ${part}`;
  const ofKinds = partsOf({ kinds, days: [], few: undefined }, read);
  return (await countUpTo(db, ofKinds, MOST_OF_KINDS)) <= MOST_OF_KINDS;
}

/** Returns the first moment of a day in London, so many days later. */
const startOf = (day: string, later = 0) =>
  sql`((${day}::date + ${sql.lit(later)})::timestamp at time zone 'Europe/London')`;

/** Selects the orders whose last parcel left on the days of a filter, if it names any. An order is dispatched once. */
function sentWithin({ sentFrom, sentTo }: OrderFilter): Sql | undefined {
  if (sentFrom === undefined || sentTo === undefined) return undefined;
  return sql`
    select substr(subject, 7)::integer from audit_events
    where action = 'order-moved' and detail ->> 'state' = 'Dispatched'
      and happened_at >= ${startOf(sentFrom)} and happened_at < ${startOf(sentTo, 1)}`;
}

function kindsOf({ state, waitsFor, hasPrescription, paymentMode }: OrderFilter): readonly Sql[] {
  const states = orderStateNames.filter((name) => {
    const isMeant =
      waitsFor === undefined || waitsFor === 'refund' || orderStates[name].pending === waitsFor;
    return isMeant && (state === undefined || state === name);
  });
  const answers = hasPrescription === undefined ? [false, true] : [hasPrescription];
  const modes = paymentMode === undefined ? (['card', 'bankTransfer'] as const) : [paymentMode];
  return states.flatMap((name) =>
    answers.flatMap((has) =>
      modes.map(
        (mode) =>
          sql`state = ${sql.lit(name)} and has_prescription = ${sql.lit(has)} and payment_mode = ${sql.lit(mode)}`,
      ),
    ),
  );
}

/**
 * Returns what is read of each part of a selection, one after the other: of one range of an index for each kind, or of
 * all kinds among the few, which a query that uses them names `few`.
 */
export function partsOf(
  { kinds, days, few }: Pick<OrderSelection, 'kinds' | 'days' | 'few'>,
  read: (part: Sql) => Sql,
): Sql {
  // An index takes a sorted array in one go. `is true` keeps PostgreSQL from reading the kinds and comparing each id instead.
  const parts = few
    ? [sql`id = any((select ids from few)::integer[]) and (${isOfKind(kinds)}) is true`]
    : kinds;
  const within = parts.map((part) => sql`(${read(sql.join([part, ...days], sql` and `))})`);
  return sql.join(within, sql` union all `);
}

/** Returns the condition that an order is of one of the kinds. */
export const isOfKind = (kinds: readonly Sql[]): Sql => sql`(${sql.join(kinds, sql` or `)})`;

/** Returns a query that may name the few orders of a selection. */
export const withFew = ({ few }: OrderSelection, query: Sql): Sql =>
  few ? sql`with few as materialized (select array(${few}) as ids) ${query}` : query;
