import { deskPaymentMode } from '../../orders/orderList.ts';
import { invoiceKind } from '../../orders/orderInvoice.ts';
import type { Codec, Words } from '../../wire/codec.ts';
import { listOf } from '../../wire/collections.ts';
import { entity, field, optionalField } from '../../wire/entity.ts';
import { day, flag, recordId, text, wholeNumber, word } from '../../wire/scalars.ts';
import { month } from './month.ts';

/** Rows of a page. */
export const MONEY_ROWS_A_PAGE = 50;

/** Rows of a filter are counted up to here; beyond it the list says 'more than'. */
export const MOST_COUNTED_ROWS = 10_000;

/** The groups in which the desk shows the lines of a statement. */
export const statementGroups = ['exact', 'near', 'none', 'booked', 'aside'] as const;

export type StatementGroup = (typeof statementGroups)[number];

/** Lists of the job Money, each with its sorts; the first is that of the list as it opens. */
export const moneySorts = {
  prices: ['placedAt'],
  refunds: ['since', 'amount'],
  statements: ['importedAt'],
  lines: ['row', 'amount'],
  invoices: ['issuedAt', 'amount'],
} as const;

export type MoneyList = keyof typeof moneySorts;

export type MoneySort = (typeof moneySorts)[MoneyList][number];

export const moneyListNames = Object.keys(moneySorts) as [MoneyList, ...MoneyList[]];

const allSorts = [...new Set(Object.values(moneySorts).flat())] as [MoneySort, ...MoneySort[]];

/** Selects rows of one of the lists; a missing field selects all, and a list has the fields that its filters name. */
export const moneyFilter = entity({
  /** The number of an order, or a part of a name; of lines and statements, of their text. */
  search: optionalField('search', text(0, 100)),
  paymentMode: optionalField('paymentMode', deskPaymentMode),
  /** First and last day in London: an order was placed, a refund fell due, a statement was imported. */
  from: optionalField('from', day),
  to: optionalField('to', day),
  /** Statements with lines to book, or without. */
  isOpen: optionalField('isOpen', flag),
  /** Of the lines of a statement. */
  statementId: optionalField('statementId', recordId),
  group: optionalField('group', word(statementGroups)),
  /** Of invoices and credit notes. */
  month: optionalField('month', month),
  kind: optionalField('kind', invoiceKind),
  /** Percent of VAT that they state; without a month, the first and last day are given. */
  rate: optionalField('rate', wholeNumber(0, 100)),
});

export type MoneyFilter = Words<typeof moneyFilter>;

/** Asks for a page of a list. */
export const moneyPageRequest = entity({
  filter: field('filter', moneyFilter),
  sort: optionalField('sort', word(allSorts)),
  isDescending: optionalField('isDescending', flag),
  /** The `next` of the page before. */
  after: optionalField('after', text(1, 200)),
  /** Instead, the `previous` of the page behind. */
  before: optionalField('before', text(1, 200)),
});

export type MoneyPageRequest = Words<typeof moneyPageRequest>;

/** Declares the fields of a page of these rows. */
export function moneyPageFields<W, T>(row: Codec<W, T>) {
  return {
    rows: field('rows', listOf(row, MONEY_ROWS_A_PAGE)),
    /** Where the next page begins; missing on the last. */
    next: optionalField('next', text(1, 200)),
    /** Where the page before ends; missing on the first. */
    previous: optionalField('previous', text(1, 200)),
    /** Rows of the filter, counted up to one more than `MOST_COUNTED_ROWS`. */
    total: field('total', wholeNumber(0, MOST_COUNTED_ROWS + 1)),
  };
}

/** A page of a list. */
export interface MoneyPage<Row> {
  readonly rows: readonly Row[];
  readonly next?: string;
  readonly previous?: string;
  readonly total: number;
}
