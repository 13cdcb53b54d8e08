import type { DueRefund as RefundAtDesk } from '@formulary/rules/calls/desk/deskMoneyCalls';
import type { InvoiceOfMonth, OrderToPrice } from '@formulary/rules/calls/desk/deskMoneyCalls';
import { invoiceNumber } from '@formulary/rules/invoices/invoiceSums';
import type {
  MoneyFilter,
  MoneyList,
  MoneyPage,
  MoneyPageRequest,
  MoneySort,
} from '@formulary/rules/payments/lists/moneyLists';
import { type RawBuilder, sql } from 'kysely';
import { invoicesOf, type ListedInvoice } from '../../invoices/invoicesOfMonth.queries.ts';
import type { Db } from '../../platform/database/Db.ts';
import type { DeskSession } from '../../platform/desk/DeskSession.ts';
import { byAmount, byInstant, type SortedValue } from '../../platform/keyset/sortedValues.ts';
import { Refused } from '../../platform/problems/Refused.ts';
import { type UnpricedOrder, unpricedOrders } from '../pricing.queries.ts';
import { type DueRefund, dueRefunds } from '../refunds/refunds.queries.ts';
import { type StatementRow, statementsOf } from '../statements/statements.queries.ts';
import { type KeysetRequest, readKeysetPage } from './keysetPage.queries.ts';

type Sql = RawBuilder<unknown>;

/** A list in SQL. */
interface ListSql {
  readonly listed: (filter: MoneyFilter) => Sql;
  /** The sorted values, the first for the list as it opens. */
  readonly sorts: Readonly<Partial<Record<MoneySort, SortedValue>>>;
  /** Whether the list opens with the newest or largest first. */
  readonly isDescending: boolean;
}

const amount = byAmount(sql`amount::bigint`);

const lists: Readonly<Record<Exclude<MoneyList, 'lines'>, ListSql>> = {
  prices: {
    listed: unpricedOrders,
    sorts: { placedAt: byInstant(sql`"placedAt"`) },
    isDescending: false,
  },
  refunds: {
    listed: dueRefunds,
    sorts: { since: byInstant(sql`since`), amount },
    isDescending: false,
  },
  statements: {
    listed: statementsOf,
    sorts: { importedAt: byInstant(sql`"importedAt"`) },
    isDescending: true,
  },
  invoices: {
    listed: (filter) => {
      if (!hasInvoiceDays(filter)) throw new Refused('invalid-request');
      return invoicesOf(filter);
    },
    sorts: { issuedAt: byInstant(sql`"issuedAt"`), amount },
    isDescending: true,
  },
};

/** Whether a filter names a month, or a first and a last day: a list of all invoices is nobody's. */
export const hasInvoiceDays = ({ month, from, to }: MoneyFilter): boolean =>
  month !== undefined || (from !== undefined && to !== undefined);

/** Returns the list in SQL that a request asks for. Refuses with 'invalid-request' a sort that the list does not have. */
export function keysetOf(
  list: Exclude<MoneyList, 'lines'>,
  { filter, sort, isDescending, after, before }: MoneyPageRequest,
): KeysetRequest {
  const { listed, sorts, isDescending: isAtFirst } = lists[list];
  const sorted = sort === undefined ? Object.values(sorts)[0] : sorts[sort];
  if (sorted === undefined) throw new Refused('invalid-request');
  return { listed: listed(filter), sorted, isDescending: isDescending ?? isAtFirst, after, before };
}

/** Returns a page of orders that wait for a price. Refuses as `readKeysetPage` and `keysetOf` do, like the others below. */
export async function listPrices(
  db: Db,
  request: MoneyPageRequest,
): Promise<MoneyPage<OrderToPrice>> {
  const page = await readKeysetPage<UnpricedOrder>(db, keysetOf('prices', request));
  return {
    ...page,
    rows: page.rows.map(({ company, items, ...order }) => ({
      ...order,
      ...(company === null ? {} : { company }),
      items: items.map(({ price, ...item }) => (price === null ? item : { ...item, price })),
    })),
  };
}

/** Returns a page of money to give back, as somebody at the desk sees it. */
export async function listRefunds(
  db: Db,
  request: MoneyPageRequest,
  { role, staffId }: Pick<DeskSession, 'role' | 'staffId'>,
): Promise<MoneyPage<RefundAtDesk>> {
  const page = await readKeysetPage<DueRefund>(db, keysetOf('refunds', request));
  return {
    ...page,
    rows: page.rows.map(({ id, company, bookedBy, ...refund }) => ({
      ...refund,
      orderId: id,
      ...(company === null ? {} : { company }),
      isOwnMatch: role !== 'superintendent' && bookedBy.includes(staffId),
    })),
  };
}

/** Returns a page of bank statements. */
export function listStatements(
  db: Db,
  request: MoneyPageRequest,
): Promise<MoneyPage<StatementRow>> {
  return readKeysetPage<StatementRow>(db, keysetOf('statements', request));
}

/** Returns a page of the invoices and credit notes of a month. */
export async function listInvoices(
  db: Db,
  request: MoneyPageRequest,
): Promise<MoneyPage<InvoiceOfMonth>> {
  const page = await readKeysetPage<ListedInvoice>(db, keysetOf('invoices', request));
  const rows = page.rows.map(({ count, ...row }) => ({
    ...row,
    number: invoiceNumber(row.kind, count),
  }));
  return { ...page, rows };
}
