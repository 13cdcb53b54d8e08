import { type DueRefund, listDueRefunds } from '@formulary/rules/calls/desk/deskMoneyCalls';
import type { GridColumn } from '@formulary/ui/pieces/desk/DataGrid';
import { loadLazily } from '@formulary/ui/primitives/lazy/loadLazily';
import { ListScreen } from '../../../lib/list/ListScreen.tsx';
import { useListScreen } from '../../../lib/list/useListScreen.ts';
import { lazyPart } from '../../../lib/screen/lazyPart.tsx';
import { paths } from '../../../lib/screen/paths.ts';
import { useStaffCan } from '../../../lib/session/useStaffCan.ts';
import { DAYS, moneyExport, moneyList } from '../list/moneyList.tsx';
import { MoneyScreen } from '../MoneyScreen.tsx';

const RefundPanel = lazyPart(
  'the refund',
  async () => (await loadLazily(() => import('./RefundPanel.tsx'))).RefundPanel,
);
const RefundsBulk = lazyPart(
  'the actions',
  async () => (await loadLazily(() => import('./RefundsBulk.tsx'))).RefundsBulk,
);

const modes = { card: 'Card', bankTransfer: 'Transfer' } as const;

const columns: readonly GridColumn<DueRefund>[] = [
  {
    key: 'number',
    header: 'Order',
    type: 'text',
    value: ({ number }) => number,
    isRowHeader: true,
  },
  {
    key: 'amount',
    header: 'To give back',
    type: 'money',
    value: ({ amount }) => amount,
    isSortable: true,
  },
  { key: 'buyer', header: 'Buyer', type: 'text', value: ({ buyer }) => buyer },
  { key: 'company', header: 'Company', type: 'text', value: ({ company }) => company },
  { key: 'why', header: 'Because', type: 'text', value: ({ reasons }) => reasons.join('. ') },
  {
    key: 'paymentMode',
    header: 'Paid by',
    type: 'text',
    value: ({ paymentMode }) => modes[paymentMode],
  },
  {
    key: 'notice',
    header: 'Notice',
    type: 'tag',
    value: ({ isOwnMatch }) =>
      isOwnMatch ? { label: 'For a colleague', tone: 'warning' } : undefined,
  },
  {
    key: 'since',
    header: 'Due since',
    type: 'moment',
    value: ({ since }) => since,
    isSortable: true,
  },
];

const refundList = moneyList({
  name: 'refunds',
  one: 'refund',
  what: 'refunds',
  columns,
  filters: [
    { key: 'search', label: 'Order or buyer', kind: 'text' },
    {
      key: 'paymentMode',
      label: 'Paid by',
      kind: 'choice',
      choices: Object.entries(modes).map(([value, label]) => ({ value, label })),
    },
    { key: DAYS, label: 'Due since', kind: 'days' },
  ],
  defaultSort: { key: 'since', isDescending: false },
  call: listDueRefunds,
  idOf: ({ orderId }) => orderId,
  nameOf: ({ number }) => `refund of ${number}`,
  hrefOf: ({ orderId }) => paths.orderRefund(orderId),
});

const ExportRefunds = moneyExport('refunds', 'refunds');

/** Lists what is to be given back, and notes that it was paid out, for one or for several. */
export function Refunds() {
  const screen = useListScreen(refundList);
  const canRefund = useStaffCan('bookMoney');
  const canExport = useStaffCan('exportLists');
  return (
    <MoneyScreen
      title="Refunds to pay"
      lead="Pay at the bank or card provider, then note the reference: the buyer is told."
    >
      <ListScreen
        screen={screen}
        caption="Money to give back"
        renderBulk={
          canRefund
            ? (selected) => <RefundsBulk selected={selected} onChanged={screen.reload} />
            : undefined
        }
        Export={canExport ? ExportRefunds : undefined}
        renderPanel={({ row, beside }) =>
          row && <RefundPanel refund={row} canRefund={canRefund} beside={beside} />
        }
        emptyTitle="Nothing is to be given back"
      />
    </MoneyScreen>
  );
}
