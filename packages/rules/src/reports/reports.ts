/** What a figure of a report is counted in. */
export type FigureUnit = 'money' | 'count' | 'hours';

/** Figures that rows of reports have. Money in mills; hours are those of working days. */
export const figureUnits = {
  count: 'count',
  packs: 'count',
  sold: 'money',
  credited: 'money',
  net: 'money',
  vat: 'money',
  gross: 'money',
  soldVat: 'money',
  creditedVat: 'money',
  before: 'money',
  value: 'money',
  median: 'hours',
  ninetieth: 'hours',
  beforeMedian: 'hours',
} as const satisfies Readonly<Record<string, FigureUnit>>;

export type Figure = keyof typeof figureUnits;

/** A report: what it tells, and the columns of its table, its chart and its file. */
interface ReportShape {
  /** Name of its tab. */
  readonly tab: string;
  readonly title: string;
  /** What its figures mean, for an accountant. */
  readonly definition: string;
  /** Heading of the first column. */
  readonly of: string;
  readonly columns: readonly (readonly [figure: Figure, heading: string])[];
  /** Drawn in its chart: bars or lines over time, or the longest bars of names. */
  readonly chart: {
    readonly kind: 'bars' | 'lines' | 'ranks';
    readonly figures: readonly [Figure, ...Figure[]];
  };
}

const sale =
  'A sale is what a VAT invoice charges, on the day it was issued: the day the order was paid. A refund is what a credit note gives back, on the day of the credit note. Orders that are not paid are no sales.';
const working =
  'Hours of working days only, 24 to a day: weekends and bank holidays of England and Wales count nothing. Half took no longer than the median, nine in ten no longer than the 90th percentile.';

/** Every report of the desk, in the order of its tabs. */
export const reports = {
  day: {
    tab: 'Days',
    title: 'Sales by day',
    definition: `${sale} Sales, refunds and net sales are without VAT.`,
    of: 'Day',
    columns: [
      ['count', 'Invoices'],
      ['sold', 'Sales'],
      ['credited', 'Refunds'],
      ['net', 'Net sales'],
      ['vat', 'VAT'],
      ['gross', 'With VAT'],
      ['before', 'Net sales before'],
    ],
    chart: { kind: 'bars', figures: ['net', 'before'] },
  },
  product: {
    tab: 'Products',
    title: 'Sales by product',
    definition: `${sale} Goods count at the price they were invoiced for, without VAT. Delivery, items written by hand, money given back without goods, and rounding have rows of their own, so that all rows add up to the sales.`,
    of: 'Product',
    columns: [
      ['packs', 'Packs'],
      ['sold', 'Sales'],
      ['credited', 'Refunds'],
      ['net', 'Net sales'],
      ['before', 'Net sales before'],
    ],
    chart: { kind: 'ranks', figures: ['net'] },
  },
  category: {
    tab: 'Categories',
    title: 'Sales by category',
    definition: `${sale} Without VAT. A product counts once: in the top category above the first of its categories, as the catalogue is today.`,
    of: 'Category',
    columns: [
      ['packs', 'Packs'],
      ['sold', 'Sales'],
      ['credited', 'Refunds'],
      ['net', 'Net sales'],
      ['before', 'Net sales before'],
    ],
    chart: { kind: 'ranks', figures: ['net'] },
  },
  customer: {
    tab: 'Customers',
    title: 'Sales by customer',
    definition: `${sale} Without VAT, by the account that ordered.`,
    of: 'Customer',
    columns: [
      ['count', 'Invoices'],
      ['sold', 'Sales'],
      ['credited', 'Refunds'],
      ['net', 'Net sales'],
      ['before', 'Net sales before'],
    ],
    chart: { kind: 'ranks', figures: ['net'] },
  },
  vat: {
    tab: 'VAT',
    title: 'VAT by rate',
    definition:
      'VAT of the invoices, less that of the credit notes, each on its day of issue: to the penny what the invoices of Money add up. Delivery is charged at the rates of the goods.',
    of: 'Rate',
    columns: [
      ['sold', 'Invoices, net'],
      ['soldVat', 'VAT of invoices'],
      ['credited', 'Credit notes, net'],
      ['creditedVat', 'VAT of credit notes'],
      ['net', 'Net'],
      ['vat', 'VAT due'],
      ['before', 'VAT due before'],
    ],
    chart: { kind: 'ranks', figures: ['vat'] },
  },
  stock: {
    tab: 'Stock',
    title: 'Stock value',
    definition:
      'Packs in stock at the end of the last day, at today’s selling price without VAT and without promotions. Purchase orders hold no prices, so this is not what the goods cost: for the accounts, value them by your suppliers’ invoices. Packs of orders that have not left are sold and not counted.',
    of: 'Product',
    columns: [
      ['packs', 'Packs'],
      ['value', 'Value'],
      ['before', 'Value before'],
    ],
    chart: { kind: 'ranks', figures: ['value'] },
  },
  dispatch: {
    tab: 'Dispatch',
    title: 'Time from order to dispatch',
    definition: `From placing an order until its last parcel left, on the day it left. ${working}`,
    of: 'Day',
    columns: [
      ['count', 'Orders'],
      ['median', 'Median'],
      ['ninetieth', '90th percentile'],
      ['beforeMedian', 'Median before'],
    ],
    chart: { kind: 'lines', figures: ['median', 'ninetieth'] },
  },
  signature: {
    tab: 'Signature',
    title: 'Time from order to signature',
    definition: `From ordering on prescription until the prescriber signed, on the day it was signed. ${working}`,
    of: 'Day',
    columns: [
      ['count', 'Prescriptions'],
      ['median', 'Median'],
      ['ninetieth', '90th percentile'],
      ['beforeMedian', 'Median before'],
    ],
    chart: { kind: 'lines', figures: ['median', 'ninetieth'] },
  },
} as const satisfies Readonly<Record<string, ReportShape>>;

export type ReportName = keyof typeof reports;

export const reportNames = Object.keys(reports) as [ReportName, ...ReportName[]];

/** Returns the shape of a report. */
export const reportShape = (name: ReportName): ReportShape => reports[name];
