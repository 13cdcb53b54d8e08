import {
  type InvoiceOfMonth,
  listInvoicesOfMonth,
} from '@formulary/rules/calls/desk/deskMoneyCalls';
import { londonDay } from '@formulary/rules/dates/londonTime';
import { vatRates } from '@formulary/rules/catalogue/changes/productFields';
import { formatDay } from '@formulary/rules/dates/day';
import type { MoneyPageRequest } from '@formulary/rules/payments/lists/moneyLists';
import type { ListSettings } from '@formulary/rules/deskLists/listAddress';
import { formatMoney } from '@formulary/rules/money/formatMoney';
import type { Words } from '@formulary/rules/wire/codec';
import type { GridColumn } from '@formulary/ui/pieces/desk/DataGrid';
import { type Fact, FactList } from '@formulary/ui/primitives/data/FactList';
import { loadLazily } from '@formulary/ui/primitives/lazy/loadLazily';
import { EmptyState } from '@formulary/ui/primitives/messages/EmptyState';
import { useState } from 'react';
import { ListScreen } from '../../../lib/list/ListScreen.tsx';
import { useListScreen } from '../../../lib/list/useListScreen.ts';
import { lazyPart } from '../../../lib/screen/lazyPart.tsx';
import { paths } from '../../../lib/screen/paths.ts';
import { useStaffCan } from '../../../lib/session/useStaffCan.ts';
import { DAYS, moneyExport, moneyList } from '../list/moneyList.tsx';
import { MoneyScreen } from '../MoneyScreen.tsx';
import { ExportMonth } from './ExportMonth.tsx';
import { signed } from './signed.ts';
import { lastMonths, MONTH_LENGTH, monthName } from './months.ts';

const InvoicePanel = lazyPart(
  'the invoice',
  async () => (await loadLazily(() => import('./InvoicePanel.tsx'))).InvoicePanel,
);

const columns: readonly GridColumn<InvoiceOfMonth>[] = [
  {
    key: 'number',
    header: 'Number',
    type: 'text',
    value: ({ number }) => number,
    isRowHeader: true,
  },
  {
    key: 'issuedAt',
    header: 'Issued',
    type: 'date',
    value: ({ issuedAt }) => issuedAt,
    isSortable: true,
  },
  {
    key: 'order',
    header: 'Order',
    type: 'link',
    value: ({ orderId, orderNumber }) => ({ label: orderNumber, href: paths.order(orderId) }),
  },
  { key: 'customer', header: 'Customer', type: 'text', value: ({ customer }) => customer },
  {
    key: 'net',
    header: 'Without VAT',
    type: 'money',
    value: (row) => signed(row, row.net),
    isHiddenAtFirst: true,
  },
  { key: 'vat', header: 'VAT', type: 'money', value: (row) => signed(row, row.vat) },
  {
    key: 'amount',
    header: 'With VAT',
    type: 'money',
    value: (row) => signed(row, row.amount),
    isSortable: true,
  },
];

const rates = vatRates.map((rate) => ({ value: String(rate), label: `${rate} %` }));

/** Returns the list of invoices and credit notes, which opens with this month. */
function invoiceList(thisMonth: string) {
  const months = lastMonths(thisMonth).map((value) => ({ value, label: monthName(value) }));
  const list = moneyList({
    name: 'invoices',
    one: 'invoice',
    what: 'invoices',
    columns,
    filters: [
      { key: 'month', label: 'Month', kind: 'choice', choices: months },
      {
        key: 'kind',
        label: 'Kind',
        kind: 'choice',
        choices: ['Invoice', 'Credit note'].map((value) => ({ value, label: value })),
      },
      { key: 'rate', label: 'VAT rate', kind: 'choice', choices: rates },
      { key: DAYS, label: 'Issued', kind: 'days' },
      { key: 'search', label: 'Number or customer', kind: 'text' },
    ],
    defaultSort: { key: 'issuedAt', isDescending: true },
    call: listInvoicesOfMonth,
    idOf: ({ id }) => id,
    nameOf: ({ kind, number }) => `${kind.toLowerCase()} ${number}`,
  });
  return {
    ...list,
    requestOf: (settings: ListSettings) => withDays(list.requestOf(settings), thisMonth),
  };
}

const ExportInvoices = moneyExport('invoices', 'invoices');

type MonthSums = Pick<Words<typeof listInvoicesOfMonth.answer>, 'invoices' | 'creditNotes'>;
/** Keeps the room of a sum that is not read yet, so that the list stays where it is. */
const UNREAD = '–';

/** Returns what a month comes to, in words. */
function sumFacts(sums: MonthSums | undefined): readonly Fact[] {
  if (sums === undefined) {
    return ['Invoices', 'Credit notes', 'VAT in all', 'In all'].map((term) => [term, UNREAD]);
  }
  const { invoices, creditNotes } = sums;
  return [
    ['Invoices', `${invoices.count} for ${formatMoney(invoices.amount)}`],
    ['Credit notes', `${creditNotes.count} for ${formatMoney(-creditNotes.amount)}`],
    ['VAT in all', formatMoney(invoices.vat - creditNotes.vat)],
    ['In all', formatMoney(invoices.amount - creditNotes.amount)],
  ];
}

/** Returns a request with this month, unless the address names another one, or a first and a last day. */
function withDays({ filter, ...page }: MoneyPageRequest, thisMonth: string): MoneyPageRequest {
  const { month, from, to } = filter;
  const hasDays = month !== undefined || (from !== undefined && to !== undefined);
  return {
    ...page,
    filter: {
      ...filter,
      ...(!hasDays && { month: thisMonth }),
    },
  };
}

const daysName = (from = '', to = '') => `${formatDay(from)} to ${formatDay(to)}`;

/** Lists the invoices and credit notes of a month with their sums, and exports them for the accountant. */
export function Invoices() {
  const [thisMonth] = useState(() => londonDay(new Date()).slice(0, MONTH_LENGTH));
  const [kind] = useState(() => invoiceList(thisMonth));
  const screen = useListScreen(kind);
  const { month, from, to } = screen.request.filter;
  const canExport = useStaffCan('exportLists');
  const period = month === undefined ? daysName(from, to) : monthName(month);
  const caption = `Invoices and credit notes of ${period}`;
  return (
    <MoneyScreen
      title="Invoices"
      lead={caption}
      actions={canExport && month !== undefined && <ExportMonth month={month} />}
    >
      <FactList areShort facts={sumFacts(screen.read.data)} />
      <ListScreen
        screen={screen}
        caption={caption}
        Export={canExport ? ExportInvoices : undefined}
        renderPanel={({ row, beside }) => row && <InvoicePanel invoice={row} beside={beside} />}
        empty={
          Object.keys(screen.list.settings.filters).every((key) => key === 'month') && (
            <EmptyState title="Nothing was issued in this month" />
          )
        }
      />
    </MoneyScreen>
  );
}
