import { deskCalls } from '@formulary/rules/calls/desk/deskCalls';
import { addDays } from '@formulary/rules/dates/calendar';
import { MOST_SENT_DAYS } from '@formulary/rules/orders/sentDays';
import type { FieldShape, Shape } from '@formulary/rules/wire/codec';
import { type MoneyList, moneySorts } from '@formulary/rules/payments/lists/moneyLists';
import { reportPeriods } from '@formulary/rules/reports/reportPeriod';
import { reportNames } from '@formulary/rules/reports/reports';
import { type Axis, combinationsOf, type Filter } from './combinations.ts';
import { ago, valuesOf } from './filterValues.ts';

/** Fields of a request that say which page of a list is meant, and in which order. */
const PAGING = new Set(['sort', 'isDescending', 'after', 'before', 'limit', 'since', 'except']);
const DAILY_QUEUE = 'takeNext';

/** What the benchmark reads of a declared call. */
interface DeclaredCall {
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly query?: Shape;
  readonly body?: Shape;
  readonly answer?: Partial<Shape>;
  readonly files?: unknown;
  readonly answerType?: unknown;
}

const CODES = 500;
const DAYS_OF_LONGEST_REPORT = 365;
/** Other days than those of a calendar month. */
const chosenDays = [
  { from: ago(DAYS_OF_LONGEST_REPORT), to: ago(0) },
  { from: ago(2 * DAYS_OF_LONGEST_REPORT), to: ago(DAYS_OF_LONGEST_REPORT) },
  { from: ago(40), to: ago(10) },
].map((days) => ({ period: 'days', ...days }));

/** Requests of what is asked for with more than filters. */
const requests: Readonly<Record<string, readonly Filter[]>> = {
  getDeskReport: reportNames.flatMap((report) =>
    [
      ...reportPeriods.filter((period) => period !== 'days').map((period) => ({ period })),
      ...chosenDays,
    ].map((period) => ({ report, ...period })),
  ),
  listDeskSuccessors: [{ ids: [10, 20, 30, 40, 50] }],
  findStockCodes: [{ codes: Array.from({ length: CODES }, (_, at) => `FILLED-${at + 1}`) }],
};

/** Which list a call of Money reads, and the filters that it has of those that all of them declare. */
const moneyLists: Readonly<Record<string, { readonly list: MoneyList; readonly filters: string }>> =
  {
    listOrdersToPrice: { list: 'prices', filters: 'search from to' },
    listDueRefunds: { list: 'refunds', filters: 'search paymentMode from to' },
    listStatements: { list: 'statements', filters: 'search isOpen from to' },
    getStatement: { list: 'lines', filters: 'search group' },
    listInvoicesOfMonth: { list: 'invoices', filters: 'search month kind' },
  };
const REQUIRED_OF_MONEY = 'month';

/** What is recorded when it is read, and how many pages it has: both open a file in a process of its own. */
const OPENED_FILES = new Set(['openDeskPaper', 'describeDeskPaper']);

/** A list or page of the desk, found by its declaration. */
export interface DeskRead {
  readonly name: string;
  readonly method: 'GET' | 'POST';
  readonly path: string;
  /** Whether its filters are one object of the body, or fields of the body or query. */
  readonly isNested: boolean;
  /** No filter, every filter and every pair of filters, or all requests of what has no filters. */
  readonly filters: readonly Filter[];
  readonly sorts: readonly (string | undefined)[];
  readonly canReverse: boolean;
  /** Whether an answer names where the next page begins; otherwise that is its last row. */
  readonly hasMarks: boolean;
  /** Fields that lead to another page. */
  readonly paging: readonly string[];
}

/**
 * Returns every list, search and page of the desk that is read without being recorded: calls that read, and those that
 * send what was typed in a body.
 */
export function findDeskReads(): readonly DeskRead[] {
  const calls = Object.values(deskCalls).flat() as unknown as readonly DeclaredCall[];
  return calls.filter(isRead).map(readOf);
}

function isRead({ name, method, path, files, answerType }: DeclaredCall): boolean {
  if (files !== undefined || answerType !== undefined || OPENED_FILES.has(name)) return false;
  if (method === 'GET') return true;
  return (
    method === 'POST' &&
    (/^(list|find|get)/.test(name) || name === DAILY_QUEUE || /\/(list|find)$/.test(path))
  );
}

const isFilter = ([field]: [string, FieldShape]) => !PAGING.has(field) && field !== 'filter';

/** Ends a range of days of dispatch where the longest one ends that a list takes. */
const withBothSentDays = ({ sentFrom, ...others }: Filter): Filter =>
  typeof sentFrom === 'string'
    ? { ...others, sentFrom, sentTo: addDays(sentFrom, MOST_SENT_DAYS - 1) }
    : others;

function readOf({ name, method, path, query, body, answer }: DeclaredCall): DeskRead {
  const asked = { ...query?.fields, ...body?.fields };
  const nested = asked['filter']?.fields;
  const filters = [...Object.entries(nested ?? {}), ...Object.entries(asked).filter(isFilter)];
  const sort = asked['sort'];
  const money = moneyLists[name];
  const axes = filters
    .map(([field, shape]): Axis => ({
      name: field,
      values: valuesOf(field, shape.shape),
      isRequired: !shape.isOptional || field === REQUIRED_OF_MONEY,
    }))
    .filter(
      ({ name: field, values }) =>
        values.length > 0 &&
        field !== 'sentTo' &&
        (money === undefined || money.filters.split(' ').includes(field)),
    );
  const sorts = sort ? (valuesOf('sort', sort.shape) as readonly string[]) : [undefined];
  return {
    name,
    method: method as DeskRead['method'],
    path,
    isNested: nested !== undefined,
    filters: requests[name] ?? combinationsOf(axes).map(withBothSentDays),
    sorts: money ? moneySorts[money.list] : sorts,
    hasMarks: 'next' in (answer?.fields ?? {}),
    canReverse: 'isDescending' in asked,
    paging: Object.keys(asked).filter((field) => PAGING.has(field)),
  };
}
