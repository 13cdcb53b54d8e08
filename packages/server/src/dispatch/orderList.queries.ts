import {
  MOST_COUNTED_ORDERS,
  type ListedOrder,
  type OrderFilter,
  type OrderSort,
} from '@formulary/rules/orders/orderList';
import { orderStateNames, orderStates } from '@formulary/rules/orders/orderStates';
import { orderNumberIn } from '@formulary/rules/orders/orderNumberIn';
import { fullName } from '@formulary/rules/text/fullName';
import { type RawBuilder, sql } from 'kysely';
import { hasWords } from '../accounts/userWords.queries.ts';
import type { Db } from '../platform/database/Db.ts';
import type { PageMark } from '../customers/pageMark.ts';

type Sql = RawBuilder<unknown>;

/** So many orders or buyers are few: they are read whole and sorted. */
const FEW_BUYERS = 500;
const FEW_ORDERS = 5_000;
/** So many orders at most are each asked for their buyer, to count those of many buyers. */
const MOST_LOOKED_UP = 50_000;
/** The years that an order's number can begin with. */
const YEARS = Array.from({ length: 80 }, (_year, at) => 2020 + at);

const toRefund = sql`
  select order_id from payments where refund_due_at is not null and refunded_at is null
  union all
  select order_id from order_credits where refunded_at is null`;

/** The order of a list: its sorted value, in one direction. */
interface Order {
  readonly sort: OrderSort;
  readonly isDescending: boolean;
}

/** A page of the list, beyond a mark. Backward, it is the page before the mark, from its end to its beginning. */
export interface OrderWindow extends Order {
  readonly mark: PageMark | undefined;
  readonly isBackward?: boolean;
  readonly limit: number;
}

/** Returns whether a text is the key of a mark: the part of the list, and its sorted value in microseconds or mills. */
export function isOrderKey(key: string): boolean {
  return /^[01] -?\d{1,16}$/.test(key);
}

/** The two parts of a list: rows that have the sorted value, and behind them those that have none. */
interface Segment {
  readonly place: 0 | 1;
  readonly by: Sql;
  readonly isThere: Sql;
  readonly keyOf: (text: string) => Sql;
}

const micros = (text: string) =>
  sql`('epoch'::timestamptz + ${text}::bigint * interval '1 microsecond')`;
const placed = { by: sql`placed_at`, keyOf: micros };

const segmentsOf: Readonly<Record<OrderSort, readonly Segment[]>> = {
  placedAt: [{ place: 0, ...placed, isThere: sql`true` }],
  amount: [
    { place: 0, by: sql`amount_mills`, isThere: sql`true`, keyOf: (text) => sql`${text}::bigint` },
  ],
  heldUntil: [
    { place: 0, by: sql`held_until`, isThere: sql`held_until is not null`, keyOf: micros },
    { place: 1, ...placed, isThere: sql`held_until is null` },
  ],
};

/** What a filter selects, in SQL over `orders`. */
interface Selection {
  /** Conditions that every order must meet. */
  readonly conditions: readonly Sql[];
  /** The filter's states, prescription and payment: each combination is a range of an index. */
  readonly kinds: readonly Sql[];
  /** Selects the few orders among which all of the filter are, if there is such a set. */
  readonly few: Sql | undefined;
  /** Many buyers, who are not looked up one by one: the condition over `users`, and that over an order. */
  readonly buyers: { readonly are: Sql; readonly bought: Sql } | undefined;
}

async function selectionOf(db: Db, filter: OrderFilter, sort: OrderSort): Promise<Selection> {
  const { waitsFor, isFlagged, isOnHold, placedFrom, placedTo } = filter;
  const conditions: Sql[] = [];
  const few: Sql[] = [];
  const flagged = sql`select order_id from order_flags where cleared_at is null`;
  if (isFlagged !== undefined) {
    conditions.push(
      isFlagged ? sql`orders.id in (${flagged})` : sql`orders.id not in (${flagged})`,
    );
    if (isFlagged) few.push(flagged);
  }
  if (isOnHold !== undefined) {
    conditions.push(isOnHold ? sql`on_hold_since is not null` : sql`on_hold_since is null`);
    if (isOnHold) few.push(sql`select id from orders where on_hold_since is not null`);
  }
  if (waitsFor !== undefined) {
    const isDue = waitsFor === 'refund';
    conditions.push(isDue ? sql`orders.id in (${toRefund})` : sql`orders.id not in (${toRefund})`);
    if (isDue) few.push(toRefund);
  }
  const ofSearch = await searchOf(db, filter.search ?? '');
  conditions.push(...ofSearch.conditions);
  few.push(...ofSearch.few);
  const days = [
    ...(placedFrom === undefined ? [] : [sql`placed_at >= ${startOf(placedFrom)}`]),
    ...(placedTo === undefined ? [] : [sql`placed_at < ${startOf(placedTo, 1)}`]),
  ];
  conditions.push(...days);
  if (days.length > 0 && few.length === 0 && sort !== 'placedAt') {
    const ofDays = sql`select id from orders where ${sql.join(days, sql` and `)}`;
    if (await isFew(db, ofDays, FEW_ORDERS)) few.push(ofDays);
  }
  return { conditions, kinds: kindsOf(filter), few: few[0], buyers: ofSearch.buyers };
}

/** Returns the first moment of a day in London, so many days later. */
const startOf = (day: string, later = 0) =>
  sql`((${day}::date + ${sql.lit(later)})::timestamp at time zone 'Europe/London')`;

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

/** Returns the parts to read: one range of an index for each kind, or those of all kinds among the few. */
function partsOf({ kinds, few, buyers }: Selection): readonly Sql[] {
  if (!few) return buyers ? kinds.map((kind) => sql`${kind} and ${buyers.bought}`) : kinds;
  const isOfKind = sql`(${sql.join(kinds, sql` or `)})`;
  return [
    sql.join(
      [sql`orders.id in (select * from few)`, isOfKind, ...(buyers ? [buyers.bought] : [])],
      sql` and `,
    ),
  ];
}

/** What a search selects. */
interface Search extends Pick<Selection, 'conditions' | 'buyers'> {
  readonly few: readonly Sql[];
}

/** Selects the orders that staff search for: by number, otherwise by the words of their buyer. */
async function searchOf(db: Db, search: string): Promise<Search> {
  const typed = search.trim().split(/\s+/).filter(Boolean);
  if (typed.length === 0) return { conditions: [], few: [], buyers: undefined };
  const number = orderNumberIn(search) ?? (/^\d$/.test(search.trim()) ? search.trim() : undefined);
  if (number !== undefined) {
    const numbers = sql`number = any(${numbersOf(number)}::text[])`;
    const few = [sql`select id from orders where ${numbers}`];
    return { conditions: [numbers], few, buyers: undefined };
  }
  const buyers = hasWords(typed);
  const { rows } = await sql<{ id: number }>`
    select id from users where ${buyers} limit ${sql.lit(FEW_BUYERS + 1)}`.execute(db);
  if (rows.length > FEW_BUYERS) {
    // Looked up order by order, as far as the page reaches; `offset 0` keeps it from being joined.
    const bought = sql`(select true from users where users.id = user_id and ${buyers} offset 0)`;
    return { conditions: [], few: [], buyers: { are: buyers, bought } };
  }
  const ids = rows.map(({ id }) => id);
  const ofBuyers = sql`user_id = any(${ids}::integer[])`;
  const few = [sql`select id from orders where ${ofBuyers}`];
  return { conditions: [ofBuyers], few, buyers: undefined };
}

/** Returns the numbers that a part of one may be: '31' is the 31st order of any year. */
function numbersOf(part: string): readonly string[] {
  if (/^F-\d{4}-\d+$/.test(part)) return [part];
  const digits = part.replace(/^F-/, '');
  const [year = '', count] = digits.split('-');
  if (count !== undefined) return [`F-${year}-${count.padStart(6, '0')}`];
  return YEARS.map((each) => `F-${each}-${digits.padStart(6, '0')}`);
}

async function isFew(db: Db, ids: Sql, most: number): Promise<boolean> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from (${ids} limit ${sql.lit(most + 1)}) as found`.execute(
    db,
  );
  return (rows[0]?.count ?? 0) <= most;
}

const goesDown = ({ isDescending, isBackward = false }: OrderWindow) => isDescending !== isBackward;

/** Returns the direction of the sorted value, and that of the list's two parts. */
const directionsOf = (window: OrderWindow) =>
  [goesDown(window), window.isBackward === true].map((down) => sql.raw(down ? 'desc' : 'asc')) as [
    Sql,
    Sql,
  ];

/**
 * Selects the ids of a page in its order, each with its key. Each part is a range of an index in that order, of which no
 * more than a page is read.
 */
function pageOf(selection: Selection, window: OrderWindow): Sql {
  const { conditions, few } = selection;
  const { sort, mark, isBackward = false, limit } = window;
  const [direction, onward] = directionsOf(window);
  const beyond = sql.raw(goesDown(window) ? '<' : '>');
  const [place, key = ''] = mark?.key.split(' ') ?? [isBackward ? '1' : '0'];
  const text =
    sort === 'amount' ? sql`by_value` : sql`(extract(epoch from by_value) * 1000000)::bigint`;
  const segments = segmentsOf[sort]
    .filter((segment) =>
      isBackward ? segment.place <= Number(place) : segment.place >= Number(place),
    )
    .map(({ place: at, by, isThere, keyOf }) => {
      const isAfter =
        mark && at === Number(place)
          ? [sql`(${by}, id) ${beyond} (${keyOf(key)}, ${mark.id})`]
          : [];
      // Each part ends with the page: PostgreSQL would sort the whole of their union.
      const parts = partsOf(selection).map(
        (part) => sql`(select id, ${by} as by_value from orders
          where ${sql.join([part, isThere, ...isAfter, ...conditions], sql` and `)}
          order by ${by} ${direction}, id ${direction} limit ${sql.lit(limit)})`,
      );
      return sql`(
        select id, ${sql.lit(at)} as place, by_value, ${sql.lit(`${at} `)} || ${text} as key
        from (select id, by_value from (${sql.join(parts, sql` union all `)}) as parts) as part
        order by by_value ${direction}, id ${direction} limit ${sql.lit(limit)})`;
    });
  const listed = sql`
    select id, key, place, by_value from (${sql.join(segments, sql` union all `)}) as segment
    order by place ${onward}, by_value ${direction}, id ${direction} limit ${sql.lit(limit)}`;
  return few ? sql`with few as materialized (${few}) ${listed}` : listed;
}

/** A row of the list, and its key in the list's order. */
export interface ListedRow {
  readonly order: ListedOrder;
  readonly key: string;
}

interface Row extends Omit<ListedOrder, 'buyer' | 'waitsFor' | 'place'> {
  readonly firstName: string;
  readonly lastName: string;
  readonly town: string | null;
  readonly postcode: string | null;
}

/** The columns of a row of the list, for a query of `orders` joined with its buyer in `users`. */
const listedColumns = sql`orders.id, number, placed_at as "placedAt", state, user_id as "buyerId",
      first_name as "firstName", last_name as "lastName", billing_company as company,
      amount_mills::float8 as amount, payment_mode as "paymentMode", payment_status as "paymentStatus",
      held_until as "heldUntil", hold_reason as "onHold", has_prescription as "hasPrescription",
      delivery_details as delivery, shipping_city as town, shipping_postcode as postcode,
      state = 'Awaiting payment' and has_manual_prescription and exists (
        select from order_lines where order_id = orders.id and manual_index is not null and priced_at is null)
        as "awaitsPrice",
      (select coalesce(sum(amount_mills), 0)::float8 from payments
        where order_id = orders.id and effect = 'part') as "partPaid",
      (select coalesce(sum(amount_mills), 0)::float8 from (
        select amount_mills from payments
        where order_id = orders.id and refund_due_at is not null and refunded_at is null
        union all
        select amount_mills from order_credits where order_id = orders.id and refunded_at is null) as back
      ) as "refundDue",
      exists (select from order_flags where order_id = orders.id and cleared_at is null) as "isFlagged",
      (select coalesce(sum(quantity), 0)::integer from order_lines where order_id = orders.id) as packs,
      (select coalesce(sum(quantity), 0)::integer from parcel_lines where order_id = orders.id) as "packsSent"`;

/** Reads a page of orders in the order of a sort; those with the same value by id. */
export async function readListedOrders(
  db: Db,
  filter: OrderFilter,
  window: OrderWindow,
): Promise<readonly ListedRow[]> {
  const selection = await selectionOf(db, filter, window.sort);
  if (selection.kinds.length === 0) return [];
  const [direction, onward] = directionsOf(window);
  const { rows } = await sql<Row & { readonly key: string }>`
    select ${listedColumns}, page.key
    from (${pageOf(selection, window)}) as page
    join orders on orders.id = page.id join users on users.id = user_id
    order by place ${onward}, by_value ${direction}, orders.id ${direction}`.execute(db);
  return rows.map(({ key, ...row }) => ({ key, order: listedOf(row) }));
}

/** Reads an order as the list shows it; undefined for an unknown one. */
export async function readListedOrder(db: Db, orderId: number): Promise<ListedOrder | undefined> {
  const { rows } = await sql<Row>`
    select ${listedColumns} from orders join users on users.id = user_id
    where orders.id = ${orderId}`.execute(db);
  return rows[0] && listedOf(rows[0]);
}

function listedOf({ firstName, lastName, town, postcode, ...row }: Row): ListedOrder {
  const place = [town, postcode].filter(Boolean).join(', ');
  const waitsFor = row.refundDue > 0 ? 'refund' : orderStates[row.state].pending;
  return {
    ...row,
    buyer: fullName({ firstName, lastName }),
    company: row.company || undefined,
    heldUntil: row.heldUntil ?? undefined,
    onHold: row.onHold ?? undefined,
    waitsFor,
    place: place === '' ? undefined : place,
  };
}

/** Counts the orders of a filter, but no further than one more than the most that a list counts. */
export async function countListedOrders(db: Db, filter: OrderFilter): Promise<number> {
  // Few orders are found by any sort but that of time.
  const selection = await selectionOf(db, filter, 'amount');
  const { conditions, kinds, few, buyers } = selection;
  if (kinds.length === 0) return 0;
  const isOfKind = sql`(${sql.join(kinds, sql` or `)})`;
  const ofKinds = sql`select 1 from orders where ${isOfKind}`;
  const isByBuyer = buyers && !few && !(await isFew(db, ofKinds, MOST_LOOKED_UP));
  const matching = isByBuyer
    ? [
        sql`select 1 from users join orders on user_id = users.id
          where ${buyers.are} and ${sql.join([isOfKind, ...conditions], sql` and `)}`,
      ]
    : partsOf(selection).map(
        (part) => sql`select 1 from orders where ${sql.join([part, ...conditions], sql` and `)}`,
      );
  const counted = sql`select count(*)::integer as count from (
    select 1 from (${sql.join(matching, sql` union all `)}) as part
    limit ${sql.lit(MOST_COUNTED_ORDERS + 1)}) as matching`;
  const query = few ? sql`with few as materialized (${few}) ${counted}` : counted;
  const { rows } = await sql<{ count: number }>`${query}`.execute(db);
  return rows[0]?.count ?? 0;
}
