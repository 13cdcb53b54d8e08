/** A row of a statement: its cells as text. */
export type Row = readonly string[];

/** Where the cells of a statement are, counted from 0. */
export interface StatementColumns {
  /** The row of the headings, counted from 0. */
  readonly headingRow: number;
  readonly headings: Row;
  readonly date: number;
  /** Description, reference, payer and the like, in the order of the file. */
  readonly texts: readonly number[];
  /** Money paid in; in a file with one column for both, money that went out is below 0 in it. */
  readonly paidIn: number;
  readonly paidOut: number | undefined;
  readonly currency: number | undefined;
}

/** Headings of UK banks by what they mean, in lower case without signs; the first of a kind that a file has counts. */
const HEADINGS = {
  date: [
    'date',
    'transaction date',
    'posting date',
    'posted date',
    'booking date',
    'entry date',
    'value date',
    'completed date',
    'date completed',
  ],
  paidIn: [
    'paid in',
    'money in',
    'credit',
    'credits',
    'credit amount',
    'amount credit',
    'amount credited',
    'in',
    'receipts',
    'deposit',
    'deposits',
  ],
  paidOut: [
    'paid out',
    'money out',
    'debit',
    'debits',
    'debit amount',
    'amount debit',
    'amount debited',
    'out',
    'payments',
    'withdrawal',
    'withdrawals',
  ],
  amount: ['amount', 'transaction amount', 'value', 'net amount', 'amount paid'],
  currency: ['currency', 'currency code', 'transaction currency', 'ccy'],
} as const;

const TEXTS: ReadonlySet<string> = new Set([
  'description',
  'transaction description',
  'details',
  'transaction details',
  'additional details',
  'narrative',
  'narrative 1',
  'narrative 2',
  'narrative 3',
  'memo',
  'reference',
  'payment reference',
  'customer reference',
  'transaction reference',
  'particulars',
  'payee',
  'payer',
  'paid by',
  'from',
  'name',
  'merchant',
  'counter party',
  'counterparty',
  'counterparty name',
  'counter party name',
  'notes',
  'notes and tags',
]);

const ROWS_LOOKED_AT = 40;

/**
 * Finds the headings of a statement within its first 40 rows: a date, and an amount or money paid in. Undefined without
 * such a row.
 */
export function statementColumns(rows: readonly Row[]): StatementColumns | undefined {
  for (const [headingRow, headings] of rows.slice(0, ROWS_LOOKED_AT).entries()) {
    const names = headings.map(plainHeading);
    const find = (kind: keyof typeof HEADINGS): number | undefined => {
      const name = HEADINGS[kind].find((each) => names.includes(each));
      return name === undefined ? undefined : names.indexOf(name);
    };
    const date = find('date');
    const inAlone = find('paidIn');
    const paidIn = inAlone ?? find('amount');
    if (date === undefined || paidIn === undefined) continue;
    return {
      headingRow,
      headings,
      date,
      texts: names.flatMap((name, at) => (TEXTS.has(name) ? [at] : [])),
      paidIn,
      paidOut: inAlone === undefined ? undefined : find('paidOut'),
      currency: find('currency'),
    };
  }
  return undefined;
}

/** 'Amount (GBP)', '£ Paid_in' and 'AMOUNT' as 'amount', 'paid in' and 'amount'. */
function plainHeading(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/\bgbp\b|\bpounds?\b/g, ' ')
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim();
}
