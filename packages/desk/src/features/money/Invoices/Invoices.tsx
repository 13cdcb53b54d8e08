import {
  type InvoiceOfMonth,
  listInvoicesOfMonth,
} from '@formulary/rules/calls/desk/deskMoneyCalls';
import { londonDay } from '@formulary/rules/dates/londonTime';
import type { ListShape } from '@formulary/rules/deskLists/listAddress';
import { formatMoney } from '@formulary/rules/money/formatMoney';
import type { Words } from '@formulary/rules/wire/codec';
import type { GridColumn } from '@formulary/ui/pieces/desk/DataGrid';
import { type Fact, FactList } from '@formulary/ui/primitives/data/FactList';
import { loadLazily } from '@formulary/ui/primitives/lazy/loadLazily';
import { EmptyState } from '@formulary/ui/primitives/messages/EmptyState';
import { useState } from 'react';
import { useDeskRead } from '../../../lib/http/useDeskRead.ts';
import { useDeskList } from '../../../lib/list/useDeskList.ts';
import { lazyPart } from '../../../lib/screen/lazyPart.tsx';
import { paths } from '../../../lib/screen/paths.ts';
import { useStaffCan } from '../../../lib/session/useStaffCan.ts';
import { MoneyList } from '../list/MoneyList.tsx';
import { DAYS, moneyRequestOf } from '../list/moneyRequestOf.ts';
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

/** Filters and sorts of the list, which opens with this month. */
function shapeOf(thisMonth: string): ListShape {
  const months = lastMonths(thisMonth).map((value) => ({ value, label: monthName(value) }));
  return {
    filters: [
      { key: 'month', label: 'Month', kind: 'choice', choices: months },
      {
        key: 'kind',
        label: 'Kind',
        kind: 'choice',
        choices: ['Invoice', 'Credit note'].map((value) => ({ value, label: value })),
      },
      { key: DAYS, label: 'Issued', kind: 'days' },
      { key: 'search', label: 'Number or customer', kind: 'text' },
    ],
    sortable: ['issuedAt', 'amount'],
    defaultSort: { key: 'issuedAt', isDescending: true },
    columns: columns.map(({ key }) => key),
  };
}

const invoiceKey = ({ id }: InvoiceOfMonth) => String(id);
const invoiceName = ({ kind, number }: InvoiceOfMonth) => `${kind.toLowerCase()} ${number}`;

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
    ['Invoices', `${invoices.count}: ${formatMoney(invoices.amount)}`],
    ['Credit notes', `${creditNotes.count}: ${formatMoney(-creditNotes.amount)}`],
    ['VAT in all', formatMoney(invoices.vat - creditNotes.vat)],
    ['In all', formatMoney(invoices.amount - creditNotes.amount)],
  ];
}

/** Lists the invoices and credit notes of a month with their sums, and exports them for the accountant. */
export function Invoices() {
  const [thisMonth] = useState(() => londonDay(new Date()).slice(0, MONTH_LENGTH));
  const [shape] = useState(() => shapeOf(thisMonth));
  const list = useDeskList('invoices', shape);
  const request = moneyRequestOf(list.settings, { month: thisMonth });
  const { month = thisMonth } = request.filter;
  const read = useDeskRead(listInvoicesOfMonth, { body: request }, { keepPrevious: true });
  const canExport = useStaffCan('exportLists');
  const [openId, setOpenId] = useState<number>();
  const { data } = read;
  const open = data?.rows.find(({ id }) => id === openId);
  return (
    <MoneyScreen
      title="Invoices"
      lead={`Invoices and credit notes of ${monthName(month)}`}
      actions={canExport ? <ExportMonth month={month} /> : undefined}
    >
      <FactList facts={sumFacts(data)} />
      <MoneyList
        caption={`Invoices and credit notes of ${monthName(month)}`}
        what="invoices"
        shape={shape}
        list={list}
        columns={columns}
        read={read}
        exported={{ list: 'invoices', request }}
        rowKey={invoiceKey}
        rowName={invoiceName}
        onOpen={({ id }) => setOpenId(id)}
        openKey={open && String(open.id)}
        onCurrent={({ id }) => setOpenId((before) => (before === undefined ? before : id))}
        panel={
          open && (
            <InvoicePanel
              invoice={open}
              width={list.panelWidth}
              onResize={list.keepPanelWidth}
              onClose={() => setOpenId(undefined)}
            />
          )
        }
        empty={<EmptyState title="Nothing was issued in this month" />}
      />
    </MoneyScreen>
  );
}
