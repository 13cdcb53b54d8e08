import type { Day } from '@formulary/rules/dates/day';
import type { Mills } from '@formulary/rules/money/mills';
import type { PayableOrder } from '@formulary/rules/payments/statements/matchCredits';
import type { MoneyFilter } from '@formulary/rules/payments/lists/moneyLists';
import { writtenAmount } from '@formulary/rules/money/writtenAmounts';
import { type Insertable, sql } from 'kysely';
import type { Db } from '../../platform/database/Db.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { Trx } from '../../platform/database/Trx.ts';
import { anywhere, startOfDay } from '../lists/keysetPage.queries.ts';
import { hasLeft, isGivenBack } from '../payments.queries.ts';

/** Returns the id of the statement with this file. */
export async function findStatement(db: Db, hash: Buffer): Promise<number | undefined> {
  const row = db.selectFrom('statements').select('id').where('hash', '=', hash);
  return (await row.executeTakeFirst())?.id;
}

/** Inserts a statement; returns its id. */
export async function insertStatement(
  trx: Trx,
  statement: Insertable<Schema['statements']>,
): Promise<number> {
  const { id } = await trx
    .insertInto('statements')
    .values(statement)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** A line to store. */
export interface NewLine {
  readonly row: number;
  readonly day: Day;
  readonly amount: Mills;
  readonly text: string;
  readonly copy: number;
  /** SHA-256 in hexadecimal. */
  readonly hash: string;
}

/** Inserts the lines that no statement had before; returns their count. */
export async function insertLines(
  trx: Trx,
  statementId: number,
  lines: readonly NewLine[],
): Promise<number> {
  const column = <K extends keyof NewLine>(name: K) => lines.map((line) => line[name]);
  const { numAffectedRows } = await sql`
    insert into statement_lines (statement_id, row_number, paid_on, amount_mills, text, copy, hash)
    select ${statementId}, row_number, paid_on, amount, text, copy, decode(hash, 'hex')
    from unnest(${column('row')}::integer[], ${column('day')}::date[], ${column('amount')}::bigint[],
      ${column('text')}::text[], ${column('copy')}::integer[], ${column('hash')}::text[])
      as line (row_number, paid_on, amount, text, copy, hash)
    order by hash
    on conflict (hash) do nothing`.execute(trx);
  return Number(numAffectedRows ?? 0);
}

/** A statement with the states of its lines. */
export interface StatementRow {
  readonly id: number;
  readonly name: string;
  readonly importedAt: Date;
  readonly by: string;
  readonly firstDay: Day;
  readonly lastDay: Day;
  readonly debits: number;
  readonly blank: number;
  readonly repeated: number;
  readonly open: number;
  readonly booked: number;
  readonly aside: number;
}

/** Selects the statements of a filter: by a part of the file's name, lines left to book, and the day of the import. */
export function statementsOf({ search, isOpen, from, to }: MoneyFilter) {
  const name = search?.trim() ?? '';
  return sql`
    select * from (
      select statements.id, statements.name, imported_at as "importedAt", staff.name as by,
        first_day as "firstDay", last_day as "lastDay", debits, blank,
        (credits - open - booked - aside)::integer as repeated, open, booked, aside
      from statements join staff on staff.id = staff_id
      cross join lateral (
        select count(*) filter (where payment_id is null and aside_at is null)::integer as open,
          count(*) filter (where payment_id is not null)::integer as booked,
          count(*) filter (where aside_at is not null)::integer as aside
        from statement_lines where statement_id = statements.id) as line
      where ${name === '' ? sql`true` : sql`statements.name ilike ${anywhere(name)}`}
        and ${from === undefined ? sql`true` : sql`imported_at >= ${startOfDay(from)}`}
        and ${to === undefined ? sql`true` : sql`imported_at < ${startOfDay(to, 1)}`}
    ) as statement
    where ${isOpen === undefined ? sql`true` : sql`(open > 0) = ${isOpen}`}`;
}

/** Reads a statement; undefined for an unknown one. */
export async function readStatement(db: Db, id: number): Promise<StatementRow | undefined> {
  const { rows } = await sql<StatementRow>`
    select * from (${statementsOf({})}) as statement where id = ${id}`.execute(db);
  return rows[0];
}

/** A line that is neither booked nor set aside. */
export interface OpenLine {
  readonly id: number;
  readonly row: number;
  readonly day: Day;
  readonly amount: Mills;
  readonly text: string;
  readonly copy: number;
}

const lineColumns = sql`line.id, row_number as row, paid_on as day, line.amount_mills::float8 as amount, line.text, copy`;

/** Reads the open lines of a statement in the order of its file. */
export async function readOpenLines(db: Db, statementId: number): Promise<readonly OpenLine[]> {
  const { rows } = await sql<OpenLine>`
    select ${lineColumns} from statement_lines as line
    where statement_id = ${statementId} and payment_id is null and aside_at is null
    order by row_number`.execute(db);
  return rows;
}

/**
 * Reads a mark of which lines of a statement are open. Another one means that other lines are: texts and amounts of a
 * line never change.
 */
export async function readOpenLinesMark(db: Db, statementId: number): Promise<string> {
  const { rows } = await sql<{ mark: string | null }>`
    select md5(string_agg(id::text, ',' order by row_number)) as mark from statement_lines
    where statement_id = ${statementId} and payment_id is null and aside_at is null`.execute(db);
  return rows[0]?.mark ?? '';
}

/** A line that is booked or set aside, with who did it and when. */
export interface SettledLine extends OpenLine {
  readonly orderId: number | null;
  readonly orderNumber: string | null;
  readonly by: string | null;
  readonly at: Date;
  readonly reason: string | null;
  /** Whether goods have left that the transfer paid, or money was given back: the booking cannot be undone. */
  readonly stands: boolean;
}

const settled = sql`
  select ${lineColumns}, orders.id as "orderId", number as "orderNumber", aside_reason as reason,
    coalesce(staff.name, detail ->> 'by') as by, coalesce(settled_at, aside_at) as at,
    coalesce(case when effect = 'surplus' then refunded_at is not null
      else ${isGivenBack} or payment_status in ('Paid', 'Refunded') and ${hasLeft} end, false) as stands
  from statement_lines as line
  left join payments on payments.id = payment_id
  left join orders on orders.id = order_id
  left join audit_events on audit_events.id = event_id
  left join staff on staff.id = coalesce(aside_by, audit_events.staff_id)`;

/** Selects booked lines of a statement, or those set aside, whose text, order or amount in pounds has what is searched. */
export function settledLinesOf({
  statementId,
  group,
  search = '',
}: {
  readonly statementId: number;
  readonly group: 'booked' | 'aside';
  readonly search?: string | undefined;
}) {
  const isSettled = group === 'booked' ? sql`payment_id is not null` : sql`aside_at is not null`;
  const typed = search.trim();
  const pattern = anywhere(typed);
  const amount = writtenAmount(typed, '.') ?? -1;
  return sql`${settled} where line.statement_id = ${statementId} and ${isSettled}
    and ${typed === '' ? sql`true` : sql`(line.text ilike ${pattern} or number ilike ${pattern} or line.amount_mills = ${amount})`}`;
}

/** Reads who settled a line, and how; undefined while it is open. */
export async function readSettledLine(db: Db, id: number): Promise<SettledLine | undefined> {
  const { rows } = await sql<SettledLine>`
    ${settled} where line.id = ${id} and (payment_id is not null or aside_at is not null)`.execute(
    db,
  );
  return rows[0];
}

/** Reads the amount of a line; undefined if there is none. */
export async function readLineAmount(db: Db, id: number): Promise<Mills | undefined> {
  const line = db.selectFrom('statement_lines').select('amount_mills').where('id', '=', id);
  return (await line.executeTakeFirst())?.amount_mills;
}

/** A line locked until the transaction ends. */
export interface LockedLine extends OpenLine {
  readonly statementId: number;
  readonly paymentId: number | null;
  readonly bookings: number;
  readonly isAside: boolean;
}

/** Locks a line; undefined if there is none. */
export async function lockLine(trx: Trx, id: number): Promise<LockedLine | undefined> {
  const { rows } = await sql<LockedLine>`
    select ${lineColumns}, statement_id as "statementId", payment_id::float8 as "paymentId", bookings,
      aside_at is not null as "isAside"
    from statement_lines as line where id = ${id} for no key update`.execute(trx);
  return rows[0];
}

/** Marks a line as booked. */
export async function writeBooking(trx: Trx, id: number, paymentId: number): Promise<void> {
  await trx
    .updateTable('statement_lines')
    .set(({ eb }) => ({ payment_id: paymentId, bookings: eb('bookings', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

/** Marks a line as open again. */
export async function writeOpen(trx: Trx, id: number): Promise<void> {
  await trx
    .updateTable('statement_lines')
    .set({ payment_id: null, aside_at: null, aside_by: null, aside_reason: null })
    .where('id', '=', id)
    .execute();
}

/** Marks a line as set aside. */
export async function writeAside(
  trx: Trx,
  id: number,
  aside: { readonly reason: string; readonly at: Date; readonly staffId: number },
): Promise<void> {
  await trx
    .updateTable('statement_lines')
    .set({ aside_at: aside.at, aside_by: aside.staffId, aside_reason: aside.reason })
    .where('id', '=', id)
    .execute();
}

/** An order that a credit may pay, as the desk shows it. */
export interface PayableRow extends PayableOrder {
  readonly state: Schema['orders']['state'];
  readonly paymentStatus: Schema['orders']['payment_status'];
  readonly paymentMode: Schema['orders']['payment_mode'];
  readonly amount: Mills;
  readonly partPaid: Mills;
  readonly isPriced: boolean;
  readonly buyer: string;
  readonly company: string | null;
}

/** Selects orders as payable ones, from those of `chosen`. */
function payable(chosen: ReturnType<typeof sql>) {
  return sql<Omit<PayableRow, 'names'> & { readonly lastName: string }>`
    select orders.id, number, state, payment_status as "paymentStatus", payment_mode as "paymentMode",
      amount_mills::float8 as amount, part.arrived::float8 as "partPaid",
      case when is_waiting then amount_mills - part.arrived else 0 end::float8 as due,
      is_waiting as "isWaiting", is_priced as "isPriced",
      concat_ws(' ', nullif(first_name, ''), nullif(last_name, '')) as buyer, last_name as "lastName", company
    from (${chosen}) as orders
    join users on users.id = user_id
    cross join lateral (select coalesce(sum(amount_mills), 0) as arrived from payments
      where order_id = orders.id and effect = 'part') as part
    cross join lateral (select not exists (select from order_lines
      where order_id = orders.id and manual_index is not null and priced_at is null) as is_priced) as item
    cross join lateral (select state = 'Awaiting payment' and payment_mode = 'bankTransfer' and is_priced
      as is_waiting) as wait`;
}

const namesOf = ({
  lastName,
  ...row
}: Omit<PayableRow, 'names'> & { lastName: string }): PayableRow => ({
  ...row,
  names: [lastName, ...(row.company === null ? [] : [row.company])],
});

const columns = sql`id, number, state, payment_status, payment_mode, amount_mills, user_id`;

/** Selects the orders that a transfer can pay now, with what is due. */
const waiting = sql`
  select orders.id, number, last_name, company, amount_mills - coalesce((select sum(amount_mills) from payments
    where order_id = orders.id and effect = 'part'), 0) as due
  from orders join users on users.id = user_id
  where state = 'Awaiting payment' and payment_mode = 'bankTransfer' and not exists (select from order_lines
    where order_id = orders.id and manual_index is not null and priced_at is null)`;

/** Reads the orders that wait for a transfer, with what credits are compared with. Oldest first. */
export async function readWaitingOrders(db: Db): Promise<readonly PayableOrder[]> {
  const { rows } = await sql<
    Omit<PayableOrder, 'isWaiting' | 'names'> & { lastName: string; company: string | null }
  >`
    select id, number, due::float8 as due, last_name as "lastName", company
    from (${waiting}) as waiting order by id`.execute(db);
  return rows.map(({ lastName, company, ...order }) => ({
    ...order,
    isWaiting: true,
    names: [lastName, ...(company === null ? [] : [company])],
  }));
}

/** Reads the orders with these numbers, in any state. */
export async function readNamedOrders(
  db: Db,
  numbers: readonly string[],
): Promise<readonly Pick<PayableOrder, 'id' | 'number'>[]> {
  const { rows } = await sql<Pick<PayableOrder, 'id' | 'number'>>`
    select id, number from orders where number = any(${[...numbers]}::text[])`.execute(db);
  return rows;
}

/**
 * Reads a mark of what credits are compared with: of the orders that wait for a transfer, and of whether there are orders
 * with these numbers that there were not. What else a credit names does not wait, which is all that counts of it.
 */
export async function readOrdersMark(db: Db, missing: readonly string[]): Promise<string> {
  const { rows } = await sql<{ mark: string }>`
    select concat(md5(string_agg(row (id, due, last_name, company)::text, ',' order by id)),
      exists (select from orders where number = any(${[...missing]}::text[]))) as mark
    from (${waiting}) as waiting`.execute(db);
  return rows[0]?.mark ?? '';
}

/** Reads orders by id. */
export async function readPayableOrdersById(
  db: Db,
  ids: readonly number[],
): Promise<readonly PayableRow[]> {
  const { rows } = await payable(
    sql`select ${columns} from orders where id = any(${[...ids]}::integer[])`,
  ).execute(db);
  return rows.map(namesOf);
}

const MOST_FOUND = 20;

/**
 * Finds orders that wait for a transfer, and any order by its number: by a part of the number, of the buyer's name or
 * company, or by the amount due in mills. Oldest first, at most 20.
 */
export async function findPayableOrders(
  db: Db,
  {
    number,
    name,
    due,
  }: {
    readonly number: string | undefined;
    readonly name: string;
    readonly due: Mills | undefined;
  },
): Promise<readonly PayableRow[]> {
  const pattern = `%${name.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const { rows } = await sql<Omit<PayableRow, 'names'> & { readonly lastName: string }>`
    select * from (${payable(sql`
      select ${columns} from orders where state = 'Awaiting payment' and payment_mode = 'bankTransfer'
      union
      select ${columns} from orders where number = ${number ?? ''}`)}) as payable
    where number = ${number ?? ''}
      or (${number !== undefined} and "isWaiting" and number like ${`%${number ?? ''}`})
      or ("isWaiting" and due = ${due ?? -1})
      or (${name.length >= 2} and "isWaiting" and (buyer ilike ${pattern} or company ilike ${pattern}))
    order by number <> ${number ?? ''}, id limit ${sql.lit(MOST_FOUND)}`.execute(db);
  return rows.map(namesOf);
}

/** Reads the versions of orders: the id of the newest event of each. */
export async function readOrderVersions(
  db: Db,
  ids: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ id: number; version: number }>`
    select order_id as id, coalesce((select max(id) from audit_events where subject = 'order ' || order_id), 0)::float8 as version
    from unnest(${[...ids]}::integer[]) as order_id`.execute(db);
  return new Map(rows.map(({ id, version }) => [id, version]));
}
